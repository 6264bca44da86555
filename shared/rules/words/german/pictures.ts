import type { LaidFirst, PictureWords } from '../ruleWords.ts';
import { rankName, rankNames, suitName, theCardName, thePlace } from './cards.ts';
import { GAME_WORDS } from './gameWords.ts';
import { capital, listed } from './lists.ts';

const ON_THIS = { set: 'diesen {set}', run: 'diese Folge' } as const;

const ONCE_LAID: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ', sobald du {aMeldAcc} ausgelegt hast',
  contract: ', sobald du deinen Kontrakt ausgelegt hast',
};

const LAID_FIRST: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ' Zum Tauschen musst du schon {ownMeldAcc} ausgelegt haben.',
  contract: ' Zum Tauschen musst du schon deinen Kontrakt ausgelegt haben.',
};

/** The texts of the pictures of rules. */
export const PICTURE_WORDS: PictureWords = {
  heading: 'In Bildern',
  titles: {
    set: 'Ein {set}',
    run: 'Eine Folge',
    wildInSet: 'Ein {wild} im {set}',
    wildInRun: 'Ein {wild} in einer Folge',
    layingOff: 'Anlegen',
    swapping: 'Einen {wild} tauschen',
    points: 'Punkte',
  },
  rows: { before: 'Auf dem Tisch', held: 'Auf deiner Hand', after: 'Danach', gained: 'Du bekommst' },
  wildMark: (terms) => GAME_WORDS[terms].wild.toUpperCase(),
  wildRank: ({ rank, deal }) =>
    deal === null
      ? `In diesen Beispielen sind ${rankNames(rank)} {wilds}.`
      : `In diesen Beispielen sind ${rankNames(rank)} {wilds}, wie in Runde ${deal}.`,
  set: ({ rank, suits, fewest }) =>
    `Die ${rankNames(rank)} in ${listed(suits.map(suitName))}. Ein {set} hat mindestens ${fewest} Karten eines Rangs.`,
  run: ({ ranks, suit, fewest }) =>
    `${listed(ranks.map(rankName))} in ${suitName(suit)}. Eine Folge hat mindestens ${fewest} aufeinanderfolgende Karten einer Farbe.`,
  wild: ({ card, place, kind }) => {
    const stands = `${capital(theCardName(card, 'nom'))} steht für ${thePlace(place, 'acc')}`;
    if (kind === 0) return `${stands}: Er kann für jede andere Karte stehen.`;
    return `${stands}: ${kind === 'oneEyedJacks' ? 'Einäugige Buben' : rankNames(kind)} sind {wilds}.`;
  },
  layingOff: ({ card, kind, onOthers, first }) => {
    const as = onOthers ? 'an {eachMeldAcc} auf dem Tisch' : 'an deine eigenen {melds}';
    return `Du darfst ${theCardName(card, 'acc')} an ${ON_THIS[kind]} anlegen wie ${as}${ONCE_LAID[first]}.`;
  },
  swapping: ({ natural, wild, to, place, first }) => {
    const moves =
      place === null
        ? 'bleibt als weitere Karte im {set}'
        : `kommt an ein Ende der Folge und steht für ${thePlace(place, 'acc')}`;
    const then = {
      free: 'gehört dir, zum Spielen oder zum Behalten',
      thisTurn: 'gehört dir, aber du musst ihn im selben Zug wieder spielen',
      stays: moves,
      otherMeld: `${moves} oder wird an {otherMeldAcc} angelegt`,
    }[to];
    return `${capital(theCardName(natural, 'nom'))} ersetzt ${theCardName(wild, 'acc')}. Der {wild} ${then}.${LAID_FIRST[first]}`;
  },
  points: ({ points, system, doubled }) => {
    const double = doubled === 0 ? '' : ` Solange ${rankNames(doubled)} {wilds} sind, zählen die Punkte doppelt.`;
    const held = 'Bleiben dir diese Karten auf der Hand, wenn jemand anders {goesOut},';
    const scored = {
      penalties: `${held} kosten sie dich zusammen ${points} Punkte.`,
      winnerTakesHands: `${held} bekommt diese Person dafür zusammen ${points} Punkte.`,
      meldedMinusHand: `Diese Karten zählen zusammen ${points} Punkte: auf dem Tisch für dich, auf der Hand gegen dich.`,
      meldedPlusHands: `Diese Karten zählen zusammen ${points} Punkte: auf dem Tisch für dich, auf der Hand für die Person, die {goesOut}.`,
      melded: `Wenn du sie auf den Tisch gelegt hast, zählen diese Karten zusammen ${points} Punkte für dich.`,
    }[system];
    return scored + double;
  },
};
