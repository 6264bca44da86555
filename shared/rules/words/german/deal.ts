import type { GroupWords } from '../ruleWords.ts';

/** "zwei", "bis zu 3": the players at a small table. */
const atMost = (players: number): string => (players === 2 ? 'zwei' : `bis zu ${players}`);

/** The words for dealing. */
export const DEAL_WORDS: GroupWords<'deal'> = {
  title: 'Geben',
  options: {
    'table.firstPlayer': {
      label: 'Wer beginnt',
      says: { afterDealer: 'Es beginnt, wer nach dem Geber an der Reihe ist.', dealer: 'Der Geber beginnt.' },
    },
    'deal.size': {
      label: 'Größe der Blätter',
      says: {
        fixed: 'In jeder Runde gibt es gleich viele Karten.',
        byRound: 'Mit jeder Runde gibt es eine Karte mehr.',
        byUpcard: 'Jedes Blatt wird am Stück gegeben. Seine erste Karte liegt offen und bestimmt, wie groß es wird.',
      },
    },
    'deal.cards': { label: 'Karten für alle', says: (cards) => `Alle bekommen je ${cards} Karten.` },
    'deal.cardsIfFew': {
      label: 'Karten an einem kleinen Tisch',
      says: (cards) =>
        cards === 0
          ? 'Es gibt immer gleich viele Karten, egal wie viele mitspielen.'
          : `An einem kleinen Tisch bekommen alle je ${cards} Karten.`,
    },
    'deal.fewPlayers': {
      label: 'Größe eines kleinen Tischs',
      says: (players) => `Ein kleiner Tisch hat ${atMost(players)} Spieler.`,
    },
    'deal.upcardMeaning': {
      label: 'Bedeutung der ersten Karte',
      says: {
        additional: 'Die offene Karte zeigt, wie viele Karten noch dazukommen.',
        total: 'Die offene Karte zeigt, wie viele Karten es insgesamt werden, sie selbst mitgezählt.',
      },
    },
    'deal.upcardCourts': {
      label: 'Bildkarte als erste Karte',
      says: {
        ten: 'Ein offener Bube, eine offene Dame oder ein offener König bedeutet 10 Karten.',
        elevenToThirteen: 'Ein offener Bube bedeutet 11 Karten, eine Dame 12 und ein König 13.',
      },
    },
    'deal.upcardAce': { label: 'Ass als erste Karte', says: (cards) => `Ein offenes Ass bedeutet ${cards} Karten.` },
    'deal.upcardPermanentWild': {
      label: 'Fester Joker als erste Karte',
      says: {
        buried: 'Ist die offene Karte immer {beWild}, kommt sie zurück ins Deck, und eine andere wird aufgedeckt.',
        15: 'Eine offene Karte, die immer {beWild} ist, bedeutet 15 Karten.',
        20: 'Eine offene Karte, die immer {beWild} ist, bedeutet 20 Karten.',
        25: 'Eine offene Karte, die immer {beWild} ist, bedeutet 25 Karten.',
        twoOrTwelve:
          'Sind Zweien immer {wilds}, wählt man mit einer offenen Zwei, ob man insgesamt zwei oder zwölf Karten bekommt.',
      },
    },
    'deal.burySmallUpcards': {
      label: 'Zwei, Drei oder Vier als erste Karte',
      says: {
        false: 'Eine kleine offene Karte bedeutet ein kleines Blatt.',
        true: 'Eine offene Zwei, Drei oder Vier kommt zurück ins Deck, und eine andere Karte wird aufgedeckt.',
      },
    },
    'deal.order': {
      label: 'Austeilen',
      says: { cards: 'Die Karten werden einzeln gegeben.', hands: 'Jedes Blatt wird am Stück gegeben.' },
    },
    'deal.extra': {
      label: 'Zusatzkarte',
      says: {
        firstPlayer: 'Wer beginnt, bekommt eine Karte mehr und zieht dafür im ersten Zug nicht.',
        nobody: 'Niemand bekommt eine Karte mehr: Der erste Zug beginnt mit dem Ziehen wie jeder andere.',
      },
    },
    'deal.pileUpcard': {
      label: 'Anfang der Ablage',
      says: {
        none: 'Die Ablage beginnt mit dem ersten Abwurf.',
        kept: 'Eine Karte wird aufgedeckt und beginnt die Ablage.',
        replacedIfWild:
          'Eine Karte wird aufgedeckt und beginnt die Ablage; ist sie {beWild}, kommt sie zurück ins Deck, und eine andere wird aufgedeckt.',
      },
    },
  },
  remarks: {
    wholeHands: 'Jedes Blatt wird am Stück gegeben, das des Gebers zuletzt, die erste Karte jeweils offen.',
    handsGrow: ({ cards }) => `In der ersten Runde bekommen alle je ${cards} Karten, in jeder weiteren eine mehr.`,
    hands: ({ cards, few }) =>
      few === null
        ? `Alle bekommen je ${cards} Karten.`
        : `Alle bekommen je ${cards} Karten, ${few.players === 2 ? 'zu zweit' : `bei bis zu ${few.players} Spielern`} ${few.cards}.`,
  },
  problems: {
    growsForever: 'Wenn es mit jeder Runde eine Karte mehr gibt, muss die Zahl der Runden feststehen.',
    turnedBeforeNamed:
      'Die Karte, die die Ablage beginnt, wird aufgedeckt, bevor der Geber den Jokerrang nennt. Ist sie Joker, kann sie also nicht ersetzt werden.',
  },
};
