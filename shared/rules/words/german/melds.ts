import type { GroupWords } from '../ruleWords.ts';

const CONTRACTS =
  'zwei {sets}; eine Folge und ein {set}; zwei Folgen; drei {sets}; eine Folge aus mindestens sieben Karten und ein {set}; zwei Folgen und ein {set}; drei Folgen aus allen deinen Karten';

/** The words for the definition of a meld, and for when new ones may be laid. */
export const MELD_WORDS: GroupWords<'melds'> = {
  title: '{Melds}',
  options: {
    'melds.kinds': {
      label: 'Arten von Figuren',
      says: {
        both: '{AMeld} ist entweder ein {set}, also Karten eines Rangs, oder eine Folge, also aufeinanderfolgende Karten einer Farbe.',
        sets: '{AMeld} ist ein {set}, also Karten eines Rangs; Folgen gibt es nicht.',
        runs: '{AMeld} ist eine Folge, also aufeinanderfolgende Karten einer Farbe; {sets} gibt es nicht.',
      },
    },
    'melds.setMin': { label: 'Kleinster Satz', says: (cards) => `Ein {set} hat mindestens ${cards} Karten.` },
    'melds.setMax': {
      label: 'Größter Satz',
      says: (cards) =>
        cards === 0 ? 'Ein {set} darf beliebig viele Karten haben.' : `Ein {set} hat höchstens ${cards} Karten.`,
    },
    'melds.duplicates': {
      label: 'Gleiche Karte zweimal im Satz',
      says: {
        false: 'In einem {set} darf keine Karte doppelt vorkommen.',
        true: 'In einem {set} darf dieselbe Karte mehrmals vorkommen.',
      },
    },
    'melds.overflow': {
      label: 'Sätze über das Deck hinaus',
      says: {
        false: 'Ein {set} hat nie mehr Karten, als es von seinem Rang gibt.',
        true: 'Mit {wildsDat} darf ein {set} mehr Karten haben, als es von seinem Rang gibt.',
      },
    },
    'melds.runMin': { label: 'Kürzeste Folge', says: (cards) => `Eine Folge hat mindestens ${cards} Karten.` },
    'melds.runAce': {
      label: 'Asse in Folgen',
      says: {
        low: 'Asse sind in Folgen niedrig: Ass-Zwei-Drei, aber nicht Dame-König-Ass.',
        lowOrHigh:
          'Ein Ass darf in einer Folge niedrig oder hoch sein, Ass-Zwei-Drei oder Dame-König-Ass, aber nicht beides in derselben Folge.',
        eitherEnd: 'Eine Folge darf an jedem Ende ein Ass haben, auch an beiden.',
        high: 'Asse sind in Folgen hoch: Dame-König-Ass, aber nicht Ass-Zwei-Drei.',
        highOrLow:
          'Asse sind in Folgen hoch, Dame-König-Ass, und dürfen auch niedrig sein, Ass-Zwei-Drei, aber nicht beides in derselben Folge.',
      },
    },
    'melds.wildLimit': {
      label: 'Joker in einer Figur',
      says: {
        none: '{AMeld} darf beliebig viele {wilds} haben.',
        atMostNaturals: '{AMeld} darf nicht mehr {wilds} als natürliche Karten haben.',
        fewerThanNaturals: '{AMeld} muss mehr natürliche Karten als {wilds} haben.',
        one: '{AMeld} darf nur einen {wild} haben.',
        half: 'Höchstens die Hälfte der Karten in {aMeldDat} dürfen {wilds} sein.',
      },
    },
    'melds.splitLong': {
      label: 'Lange Figuren als zwei',
      says: {
        false: 'Auch lange {melds} dürfen nur einen {wild} haben.',
        true: '{AMeld} aus sechs oder mehr Karten zählt als zwei Teile, und jeder darf einen {wild} haben.',
      },
    },
    'melds.ownPlace': {
      label: 'Joker am eigenen Platz',
      says: {
        natural: 'Ein {wild} am Platz der Karte, die er selbst ist, zählt als natürliche Karte.',
        wild: 'Ein {wild} am Platz der Karte, die er selbst ist, zählt trotzdem als {wild}.',
        choice:
          'Ein {wild} am Platz der Karte, die er selbst ist, zählt als natürliche Karte oder als {wild}, ganz wie du willst.',
      },
    },
    'melds.allWild': {
      label: 'Figuren nur aus Jokern',
      says: {
        ordinary: '{AMeld} darf auch ganz aus {wildsDat} bestehen.',
        locked: '{AMeld} darf auch ganz aus {wildsDat} bestehen; aus so einem {set} darf kein {wild} genommen werden.',
        special: '{AMeld} darf auch ganz aus {wildsDat} bestehen; dann dürfen nur weitere {wilds} angelegt werden.',
      },
    },
    'melds.setWild': {
      label: 'Joker im Satz',
      says: {
        anyMissing: 'In einem {set} steht ein {wild} für irgendeine fehlende Farbe.',
        named: 'In einem {set} steht ein {wild} für eine bestimmte Farbe, die du beim Auslegen nennst.',
      },
    },
    'play.when': {
      label: 'Wann ausgelegt wird',
      says: {
        duringTurns: 'In deinem Zug darfst du {melds} auslegen, musst aber nicht.',
        goingOutOnly: '{Melds} bleiben auf der Hand, bis jemand {goesOut}.',
      },
    },
    'play.firstTurn': {
      label: 'Figuren im ersten Zug',
      says: {
        true: 'Im ersten Zug einer Runde darf man {melds} auslegen wie in jedem anderen.',
        false: 'Wer beginnt, darf im ersten Zug einer Runde nichts auslegen.',
      },
    },
    'play.firstRound': {
      label: 'Figuren im ersten Umlauf',
      says: {
        true: 'Im ersten Umlauf darfst du {melds} auslegen.',
        false: 'Niemand darf etwas auslegen, bevor alle einmal dran waren und wieder dran ist, wer begonnen hat.',
      },
    },
    'play.meldsPerTurn': {
      label: 'Neue Figuren in einem Zug',
      says: {
        0: 'Du darfst in einem Zug beliebig viele neue {melds} auslegen.',
        1: 'Du darfst in einem Zug nur {newMeldAcc} auslegen.',
      },
    },
    'play.contract': {
      label: 'Kontrakte',
      says: {
        off: 'Es gibt keine Kontrakte: Mit welchen {meldsDat} du beginnst, ist egal.',
        sevenRounds: `Jede der sieben Runden hat einen Kontrakt, den du auf einmal und vor allem anderen auslegen musst: ${CONTRACTS}. Die Folgen eines Kontrakts müssen verschiedene Farben haben, seine {sets} verschiedene Ränge. Danach darfst du nur noch anlegen.`,
      },
    },
  },
  remarks: {
    wildsCount: '{Wilds} zählen dabei mit.',
    noWrapping: 'Eine Folge geht nie über das Ass hinweg: König-Ass-Zwei ist keine Folge.',
    saidOnce: 'Könnten deine Karten verschiedene {melds} sein, sagst du, was du meinst, und dabei bleibt es.',
  },
  problems: {
    setTooLarge:
      'Von einem Rang gibt es nur vier verschiedene Karten: Größere Sätze brauchen zwei Decks und dieselbe Karte mehrmals, oder Joker über das Deck hinaus.',
    lowAceAlone: 'Ohne die Zweien können Asse in Folgen nur hoch sein.',
    lockedOrNot: 'Sätze nur aus Jokern können nicht zugleich gesperrt sein und Joker hergeben.',
    namedBeyondPack:
      'Ein Joker, der für eine bestimmte Farbe steht, kann nicht über die vier Farben hinausgehen, außer ein Satz darf dieselbe Karte zweimal haben.',
    contractKinds: 'Die Kontrakte brauchen Sätze und Folgen.',
    contractDeals: 'Es gibt sieben Kontrakte, also braucht die Partie genau sieben Runden.',
    contractTooLong: 'Für einen der Kontrakte sind die Blätter zu klein.',
  },
};
