import type { GroupWords } from '../ruleWords.ts';

/** The words for how a turn begins and ends. */
export const TURN_WORDS: GroupWords<'turn'> = {
  title: 'Ein Zug',
  options: {
    'draw.depth': {
      label: 'Wie tief du nehmen darfst',
      says: {
        one: 'Zu Beginn deines Zugs ziehst du die oberste Karte vom Stapel oder nimmst die oberste Karte der Ablage.',
        any: 'Zu Beginn deines Zugs ziehst du die oberste Karte vom Stapel oder nimmst von der Ablage beliebig viele der obersten Karten.',
      },
    },
    'draw.gated': {
      label: 'Ablage vor der ersten Figur',
      says: {
        false: 'Du darfst von der Ablage vor dem ersten Auslegen genauso nehmen wie danach.',
        true: 'Bevor du {aMeldAcc} ausgelegt hast, darfst du nur die oberste Karte der Ablage nehmen, und nur, um sie gleich mit auszulegen.',
      },
    },
    'draw.deepestMustMeld': {
      label: 'Tiefste genommene Karte',
      says: {
        false: 'Die tiefste Karte, die du von der Ablage nimmst, darfst du behalten.',
        true: 'Nimmst du zwei oder mehr Karten von der Ablage, musst du die tiefste davon im selben Zug auf den Tisch legen.',
      },
    },
    'draw.takenFrozen': {
      label: 'Genommene Karten warten',
      says: {
        false: 'Karten von der Ablage darfst du noch im selben Zug auf den Tisch legen.',
        true: 'Sobald du {aMeldAcc} ausgelegt hast, darfst du Karten, die du von der Ablage nimmst, erst in deinem nächsten Zug auf den Tisch legen.',
      },
    },
    'draw.topMustMeld': {
      label: 'Oberste Karte der Ablage',
      says: {
        false: 'Nimmst du die oberste Karte der Ablage, darfst du sie behalten.',
        true: 'Nimmst du die oberste Karte der Ablage, musst du sie im selben Zug auf den Tisch legen.',
      },
    },
    'draw.twoNaturals': {
      label: 'Zwei natürliche Karten dazu',
      says: {
        off: 'Du brauchst keine natürlichen Karten zu denen, die du von der Ablage nimmst.',
        forSeveral:
          'Nimmst du mehr als die oberste Karte der Ablage, musst du aus der tiefsten davon und zwei natürlichen Karten von deiner Hand {newMeldAcc} legen.',
        always:
          'Um von der Ablage zu nehmen, musst du zwei natürliche Karten auf der Hand haben, die zur tiefsten genommenen passen, und sie mit ihr auslegen.',
      },
    },
    'draw.useOrDiscard': {
      label: 'Eine Karte vom Stapel',
      says: {
        false: 'Eine Karte vom Stapel darfst du behalten.',
        true: 'Eine Karte vom Stapel musst du noch im selben Zug auf den Tisch legen oder abwerfen.',
      },
    },
    'draw.giveBack': {
      label: 'Genommenes abwerfen',
      says: {
        yes: 'Eine Karte, die du gerade von der Ablage genommen hast, darfst du wieder abwerfen.',
        no: 'Eine Karte, die du gerade von der Ablage genommen hast, darfst du nicht abwerfen.',
        notIfTopOnly: 'Nimmst du nur die oberste Karte der Ablage, darfst du sie in diesem Zug nicht abwerfen.',
      },
    },
    'draw.outOfTurn': {
      label: 'Außer der Reihe nehmen',
      says: {
        off: 'Niemand darf außer der Reihe von der Ablage nehmen.',
        afterDraw:
          'Hat jemand vom Stapel gezogen, darf eine andere Person die oberste Karte der Ablage außer der Reihe nehmen und muss dazu eine Karte vom Stapel ziehen; wer als Nächstes dran ist, hat die erste Wahl.',
        beforeDraw:
          'Bevor jemand vom Stapel zieht, darf eine andere Person die oberste Karte der Ablage außer der Reihe nehmen und muss dazu eine Karte vom Stapel ziehen; wer als Nächstes dran ist, hat die erste Wahl.',
      },
    },
    'draw.pileShown': {
      label: 'Was du von der Ablage siehst',
      says: {
        top: 'Von der Ablage ist nur die oberste Karte zu sehen.',
        all: 'Die ganze Ablage ist zu sehen.',
      },
    },
    'goingOut.discardTakeBack': {
      label: 'Abwurf zurücknehmen',
      says: {
        false: 'Ein Abwurf ist endgültig.',
        true: 'Du darfst einen Abwurf zurücknehmen, bis die nächste Person zieht.',
      },
    },
    'goingOut.oneCard': {
      label: 'Die letzte Karte',
      says: {
        true: 'Hast du nur noch eine Karte, musst du vom Stapel ziehen. Dann darfst du {goOut}; tust du es nicht, musst du die gezogene Karte behalten und die alte abwerfen.',
        false: 'Hast du nur noch eine Karte, ziehst du wie sonst und wirfst ab.',
      },
    },
  },
  remarks: {
    layAndDiscard: 'Dann darfst du Karten auf den Tisch legen. Am Ende deines Zugs wirfst du eine Karte offen ab.',
    onlyDiscard: 'Am Ende deines Zugs wirfst du eine Karte offen ab.',
  },
  problems: {
    takenUnseen:
      'Karten tief in der Ablage kann man nur nehmen oder mit „Rummy“ rufen, wenn die ganze Ablage zu sehen ist.',
    gateBeforeWhat: 'Eine Regel für das Nehmen mehrerer Karten hat nur Sinn, wenn man mehrere nehmen darf.',
    frozenMustMeld: 'Eine Karte von der Ablage kann nicht sofort ausgelegt werden und zugleich einen Zug lang warten.',
    frozenCall: 'Eine gerufene Karte wird sofort gelegt, also kann sie nicht einen Zug lang warten.',
    keepAndDiscard:
      'Mit nur einer Karte musst du die gezogene behalten, also kann keine Regel verlangen, sie auszulegen oder abzuwerfen.',
    outOfTurnBound: 'Eine außer der Reihe genommene Karte kann nicht sofort ausgelegt werden.',
  },
};
