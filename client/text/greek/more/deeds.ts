import type { Card, Reading } from '#engine';
import type { Terms } from '#text';
import { cardShort, readingShort } from '../cards.ts';
import { listed } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { wordsIn } from '../words.ts';

/** Explains the dot on a card; shown beside a dot. */
export const DOT = 'Πάνω σε φύλλο: έπεσε μετά την τελευταία σου σειρά. Το χρώμα δείχνει τον παίκτη.';

/** The log's heading for a deal. */
export const logDeal = (deal: number): string => (deal === 0 ? 'Πριν από τον πρώτο γύρο' : `Γύρος ${deal}`);

/** A deed of a turn in a few words, shown at the seat of the player who did it. */
export const DEEDS = {
  /** "τράβηξε 1 φύλλο", "τράβηξε 2 φύλλα". */
  drew: (count: number) => `τράβηξε ${cardsCount(count)}`,
  /** "πήρε 7♥ και 8♥". */
  took: (cards: readonly Card[]) => `πήρε ${named(cards)}`,
  /** "πήρε 5 φύλλα". */
  tookMany: (count: number) => `πήρε ${cardsCount(count)}`,
  /** "κατέβασε 5-6-7 ♥". */
  laid: (meld: Reading) => `κατέβασε ${readingShort(meld)}`,
  laidContract: 'κατέβασε συμβόλαιο',
  /** "κόλλησε 9♣". */
  laidOff: (card: Card) => `κόλλησε ${cardShort(card)}`,
  /** "πήρε μπαλαντέρ με 7♠". */
  swapped: (natural: Card, terms: Terms) => `πήρε ${wordsIn(terms).wild} με ${cardShort(natural)}`,
  /** The wild stayed on the table (R88): "μετακίνησε μπαλαντέρ με 7♠". */
  movedWild: (natural: Card, terms: Terms) => `μετακίνησε ${wordsIn(terms).wild} με ${cardShort(natural)}`,
  /** "πέταξε K♦". */
  discarded: (card: Card) => `πέταξε ${cardShort(card)}`,
  /** "πήρε 9♣ εκτός σειράς". */
  tookOutOfTurn: (cards: readonly Card[]) => `πήρε ${named(cards)} εκτός σειράς`,
  /** "πήρε 3 φύλλα εκτός σειράς". */
  tookManyOutOfTurn: (count: number) => `πήρε ${cardsCount(count)} εκτός σειράς`,
  called: 'φώναξε «Rummy!»',
  /** The discard: "πήρε πίσω K♦". */
  tookBack: (card: Card) => `πήρε πίσω ${cardShort(card)}`,
  wentRummy: 'έκανε Rummy',
  wentUpForTwo: 'βγήκε με 2',
  /** Deeds of one turn, in order: "κατέβασε 5-6-7 ♥, κόλλησε 9♣". */
  inOrder: (deeds: readonly string[]) => deeds.join(', '),
} as const;

const named = (cards: readonly Card[]): string => listed(cards.map(cardShort));
