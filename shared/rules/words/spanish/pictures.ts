import type { Rank } from '#engine';
import type { CardPlace } from '#text';
import type { LaidFirst, PictureWords } from '../ruleWords.ts';
import { isFeminine, rankName, suitName, theCardName, theRanks } from './cards.ts';
import { GAME_WORDS } from './gameWords.ts';
import { capital, listed } from './lists.ts';

/** "a + el" is "al", "de + el" is "del". */
const contracted = (words: string): string => words.replace(/\b(a|de) el /gi, (_, word: string) => `${word}l `);

const theRank = (rank: Rank): string => `${isFeminine(rank) ? 'la' : 'el'} ${rankName(rank)}`;

/** "el seis de corazones", "una reina". */
function placeName({ rank, suit }: CardPlace): string {
  if (suit >= 0) return `${theRank(rank)} de ${suitName(suit)}`;
  return `${isFeminine(rank) ? 'una' : 'un'} ${rankName(rank)}`;
}

const replaces = (place: CardPlace): string => contracted(`sustituye a ${placeName(place)}`);

const THIS = { set: '{thisSet}', run: 'esta escalera' } as const;

const ONCE_LAID: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ', si ya has bajado {aMeld}',
  contract: ', si ya has bajado tu contrato',
};

const LAID_FIRST: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ' Antes debes haber bajado {ownMeld}.',
  contract: ' Antes debes haber bajado tu contrato.',
};

const wildsOf = (kind: Rank | 'oneEyedJacks'): string =>
  kind === 'oneEyedJacks' ? 'las jotas de un solo ojo' : theRanks(kind);

/** The texts of the pictures of rules. */
export const PICTURE_WORDS: PictureWords = {
  heading: 'En imágenes',
  titles: {
    set: '{ASet}',
    run: 'Una escalera',
    wildInSet: 'Un {wild} en {aSet}',
    wildInRun: 'Un {wild} en una escalera',
    layingOff: 'Colocar',
    swapping: 'Cambiar por un {wild}',
    points: 'Puntos',
  },
  rows: { before: 'En la mesa', held: 'En la mano', after: 'Después', gained: 'Recibes' },
  wildMark: (terms) => GAME_WORDS[terms].wild.toLocaleUpperCase('es'),
  wildRank: ({ rank, deal }) =>
    deal === null
      ? `En estos ejemplos, ${theRanks(rank)} son {wilds}.`
      : `En estos ejemplos, ${theRanks(rank)} son {wilds}, como en la mano ${deal}.`,
  set: ({ rank, suits, fewest }) =>
    `${capital(theRanks(rank))} de ${listed(suits.map(suitName))}. {ASet} son como mínimo ${fewest} cartas del mismo valor.`,
  run: ({ ranks, suit, fewest }) =>
    `${capital(listed(ranks.map(theRank)))} de ${suitName(suit)}. Una escalera son como mínimo ${fewest} cartas seguidas del mismo palo.`,
  wild: ({ card, place, kind }) => `${capital(theCardName(card))} ${replaces(place)}: ${wildsOf(kind)} son {wilds}.`,
  layingOff: ({ card, kind, onOthers, first }) => {
    const owner = onOthers ? 'en {theMelds} de cualquier jugador' : 'en {ownMelds}';
    return `Puedes colocar ${theCardName(card)} en ${THIS[kind]}, como ${owner}${ONCE_LAID[first]}.`;
  },
  swapping: ({ natural, wild, to, place, first }) => {
    const moves =
      place === null
        ? 'se queda en {theSet} como una carta más'
        : `pasa a un extremo de la escalera y ${replaces(place)}`;
    const then = {
      free: 'es para ti: puedes jugarlo o guardarlo',
      thisTurn: 'es para ti, pero debes jugarlo en el mismo turno',
      stays: moves,
      otherMeld: `${moves}, o va a {otherMeld}`,
    }[to];
    const taken = contracted(`ocupa el lugar de ${theCardName(wild)}`);
    return `${capital(theCardName(natural))} ${taken}. El {wild} ${then}.${LAID_FIRST[first]}`;
  },
  points: ({ points, system, doubled }) => {
    const double = doubled === 0 ? '' : ` Mientras ${theRanks(doubled)} son {wilds}, los puntos valen el doble.`;
    const scored = {
      penalties: `Si te quedan en la mano cuando otro jugador {goesOut}, estas cartas te cuestan ${points} puntos en total.`,
      winnerTakesHands: `Si te quedan en la mano cuando otro jugador {goesOut}, estas cartas le dan ${points} puntos en total.`,
      meldedMinusHand: `Estas cartas valen ${points} puntos en total: a tu favor si las has puesto en la mesa, en contra si te quedan en la mano.`,
      meldedPlusHands: `Estas cartas valen ${points} puntos en total: para ti si las has puesto en la mesa; si te quedan en la mano, para quien {goesOut}.`,
      melded: `Cuando las has puesto en la mesa, estas cartas te dan ${points} puntos en total.`,
    }[system];
    return scored + double;
  },
};
