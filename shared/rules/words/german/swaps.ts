import type { GroupWords } from '../ruleWords.ts';

/** The words for swapping for wilds on the table. */
export const SWAP_WORDS: GroupWords<'swaps'> = {
  title: '{Wilds} tauschen',
  options: {
    'swap.to': {
      label: 'Joker tauschen',
      says: {
        free: 'Hast du die Karte, für die ein {wild} auf dem Tisch steht, darfst du sie gegen den {wild} tauschen. Den darfst du gleich spielen oder behalten.',
        off: 'Ein {wild} auf dem Tisch bleibt, wo er ist.',
        thisTurn:
          'Hast du die Karte, für die ein {wild} auf dem Tisch steht, darfst du sie gegen den {wild} tauschen. Den musst du im selben Zug wieder auf den Tisch legen.',
        otherMeld:
          'Hast du die Karte, für die ein {wild} auf dem Tisch steht, darfst du sie an seine Stelle legen und den {wild} an {otherMeldAcc} oder an einen anderen Platz in {sameMeldDat} legen.',
        stays:
          'Hast du die Karte, für die ein {wild} auf dem Tisch steht, darfst du sie an seine Stelle und den {wild} an einen anderen Platz in {sameMeldDat} legen.',
      },
    },
    'swap.needsMeld': {
      label: 'Vor dem Tauschen auslegen',
      says: {
        true: 'Dazu musst du in der Runde schon {ownMeldAcc} ausgelegt haben.',
        false: 'Dazu brauchst du keine eigenen {melds}.',
      },
    },
    'swap.which': {
      label: 'Welche Joker eine Figur verlassen',
      says: {
        all: 'Jeder {wild} darf {itsMeldAcc} so verlassen.',
        jokers: 'Nur echte Joker dürfen so weg; alle anderen {wilds} bleiben in {sameMeldDat}.',
      },
    },
    'swap.allWildLocked': {
      label: 'Sätze nur aus Jokern',
      says: {
        false: 'Selbst aus einem {set} nur aus {wildsDat} darf ein {wild} genommen werden.',
        true: 'Aus einem {set}, der nur aus {wildsDat} ausgelegt wurde, darf nichts genommen werden.',
      },
    },
    'swap.perTurn': {
      label: 'Getauschte Joker in einem Zug',
      says: {
        0: 'Du darfst in einem Zug beliebig viele {wilds} tauschen.',
        1: 'Du darfst in einem Zug nur einen {wild} tauschen.',
      },
    },
  },
  remarks: {
    afterDrawing: 'Tauschen darfst du erst, nachdem du gezogen hast.',
    namedSuit: 'In einem {set} gilt dafür nur die Karte der genannten Farbe.',
    anyOfRank: 'In einem {set} gilt dafür jede natürliche Karte seines Rangs.',
    missingSuit: 'In einem {set} gilt dafür jede Karte seines Rangs in einer fehlenden Farbe.',
  },
  problems: {
    swapNoJoker: 'Nur echte Joker dürfen ihre Figur verlassen, aber im Deck gibt es keine.',
  },
};
