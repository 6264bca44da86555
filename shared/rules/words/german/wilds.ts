import type { Rank } from '#engine';
import type { AlwaysWild } from '../remarks.ts';
import type { GroupWords } from '../ruleWords.ts';
import { rankShort } from './cards.ts';
import { capital, listed } from './lists.ts';

const ALWAYS: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'echte Joker',
  twos: 'Zweien',
  tens: 'Zehnen',
  oneEyedJacks: 'einäugige Buben',
};

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'Die Zahl der Runden steht nicht fest.';
  if (schedule.every((rank) => rank === 0)) return `Es gibt ${schedule.length} Runden.`;
  return `Es gibt ${schedule.length} Runden. Der Reihe nach sind diese Ränge {wilds}: ${schedule.map(rankShort).join(' ')}.`;
}

const alwaysWild = (kinds: readonly AlwaysWild[]): string =>
  kinds.length === 0
    ? 'Keine Karte ist immer {beWild}.'
    : `${capital(listed(kinds.map((kind) => ALWAYS[kind])))} sind immer {wilds}.`;

const ONE_OF: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'ein echter Joker',
  twos: 'eine Zwei',
  tens: 'eine Zehn',
  oneEyedJacks: 'ein einäugiger Bube',
};

/** The words for wild cards and the number of deals. */
export const WILD_WORDS: GroupWords<'wilds'> = {
  title: 'Welche Karten {wilds} sind',
  options: {
    'wilds.source': {
      label: 'Jokerrang',
      says: {
        schedule: 'Jede Runde hat ihren eigenen {wildRank}, der von Anfang an feststeht.',
        dealerNames:
          'Der Geber sieht sein Blatt an und nennt den {wildRank}; in einer Partie darf jeder Rang nur einmal genannt werden.',
        dealerFirstCard: 'Die erste Karte des Gebers wird offen gegeben: Alle Karten ihres Rangs sind {wilds}.',
        dealerLastCard: 'Die letzte Karte des Gebers wird offen gegeben: Alle Karten ihres Rangs sind {wilds}.',
        dealerExtraCard: 'Der Geber bekommt eine weitere Karte, offen: Alle Karten ihres Rangs sind {wilds}.',
        outsideCard: 'Eine gesonderte Karte wird aufgedeckt: Alle Karten ihres Rangs sind {wilds}.',
        stockCard:
          'Nach dem Geben wird die oberste Karte des Stapels aufgedeckt: Alle Karten ihres Rangs sind {wilds}.',
        none: 'Es gibt keinen {wildRank}.',
      },
    },
    'wilds.schedule': { label: 'Runden', says: scheduleSaid },
    'wilds.jokerDeal': {
      label: 'Letzte Runde für den echten Joker',
      says: {
        false: 'Es gibt keine zusätzliche Runde.',
        true: 'Danach folgt noch eine Runde ohne {wildRank}.',
      },
    },
    'wilds.permanent': { label: 'Immer Joker', says: alwaysWild },
    'wilds.indicator': {
      label: 'Karte, die den Jokerrang zeigt',
      says: {
        outOfPlay: 'Die Karte, die den {wildRank} zeigt, bleibt aus dem Spiel.',
        startsPile: 'Die Karte, die den {wildRank} zeigt, beginnt die Ablage.',
      },
    },
    'wilds.permanentIndicator': {
      label: 'Wenn sie immer Joker ist',
      says: {
        buried: 'Ist diese Karte immer {beWild}, kommt sie zurück ins Deck, und eine andere wird aufgedeckt.',
        dealerGetsMore:
          'Ist diese Karte immer {beWild}, behält der Geber sie und bekommt noch eine, und so weiter, bis eine es nicht ist.',
      },
    },
    'wilds.aceAllowed': {
      label: 'Asse als Jokerrang',
      says: { true: 'Asse können der {wildRank} sein.', false: 'Asse sind nie der {wildRank}.' },
    },
  },
  remarks: {
    noWilds: 'Es gibt keine {wilds}.',
    deals: ({ deals }) => (deals === 1 ? 'Es gibt eine Runde.' : `Es gibt ${deals} Runden.`),
    oneJoker: 'Der echte Joker ist immer {beWild}.',
    noOthers: 'Andere {wilds} gibt es nicht.',
    buried: ({ kinds }) =>
      `Wird ${kinds.map((kind) => ONE_OF[kind]).join(' oder ')} aufgedeckt, kommt die Karte zurück ins Deck, und eine andere wird aufgedeckt.`,
    standsForAny: 'Ein {wild} kann für jede andere Karte stehen.',
    usedAsItIs: 'Eine Karte vom {wildRank} darf immer auch als die Karte gespielt werden, die sie ist.',
  },
  problems: {
    noDeals: 'Die Partie braucht eine Zahl von Runden oder ein Ziel.',
    ranksWithoutEnd:
      'Eine Liste von Jokerrängen geht zu Ende: In einer Partie bis zu einem Ziel muss eine Karte den Jokerrang zeigen, oder es gibt keinen.',
    namedOnceEach:
      'Nennt der Geber jeden Rang einmal in der Partie, braucht es dreizehn Runden, ein Deck mit allen Rängen und Asse, die Jokerrang sein dürfen.',
    rankNotInPack: 'Ein Rang, der in einer der Runden Joker ist, ist aus dem Deck entfernt.',
    dealWithoutRank: 'Jede Runde in der Liste braucht einen Jokerrang.',
    jokerDealWithoutJoker: 'Eine letzte Runde für den echten Joker braucht echte Joker, die Joker sind.',
    jokerDealAfterWhat:
      'Eine letzte Runde für den echten Joker folgt auf eine feste Liste von Runden, nicht auf ein Ziel oder eine aufgedeckte Karte.',
    twoPileStarts:
      'Die Ablage kann nur mit einer Karte beginnen: mit der, die den Jokerrang zeigt, oder mit einer anderen.',
    moreForNobody: 'Der Geber kann die Karte nur behalten und noch eine bekommen, wenn sie ihm gegeben wurde.',
  },
};
