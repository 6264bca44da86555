import { type ClaimAction, extended, type PlayerView, pressOffers, type Rank, type Reading } from '#engine';
import { attempt, type Intent, oneOf } from './attempt.ts';
import type { Moment } from './moment.ts';
import type { ChooserOption } from './types.ts';

/** What may be asked of a player beside the cards: the upcard (R80, R113), the wild rank (R26), a two (R19), the Press (R136). */
export type Question =
  | { readonly asks: 'take' | 'call'; readonly claims: readonly ClaimAction[] }
  | { readonly asks: 'name'; readonly ranks: readonly RankChoice[] }
  | { readonly asks: 'size' }
  | { readonly asks: 'press'; readonly points: number };

/** A rank that the dealer may name, or not. */
export interface RankChoice {
  readonly rank: Rank;
  readonly isOpen: boolean;
}

/** `claim`: yes, with what may be laid; `pass` and `passDeal`: no, and not again in this deal. */
export type Answer =
  | { readonly to: 'claim' | 'pass' | 'passDeal' }
  | { readonly to: 'name'; readonly rank: Rank }
  | { readonly to: 'size'; readonly size: 2 | 12 }
  | { readonly to: 'press'; readonly take: boolean };

const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** What is asked of the viewer now, or null. */
export function questionFor({ view, legal }: Pick<Moment, 'view' | 'legal'>): Question | null {
  if (legal.passes.length > 0 && view.window) {
    return { asks: view.window.kind, claims: legal.claims };
  }
  if (view.turn !== view.viewer) return null;
  switch (view.phase) {
    case 'naming':
      return {
        asks: 'name',
        ranks: RANKS.map((rank) => ({ rank, isOpen: legal.names.some((name) => name.rank === rank) })),
      };
    case 'sizing':
      return { asks: 'size' };
    case 'press':
      return { asks: 'press', points: pointsOffered(view) };
    default:
      return null;
  }
}

/** Just the points that put the Press on (4.25). */
function pointsOffered({ rules, seats, dealer }: PlayerView): number {
  const totals = seats.map(({ total }) => total);
  return pressOffers(rules, totals, dealer)[0]?.points ?? 0;
}

/** What an answer means. */
export function answerIntent(moment: Moment, answer: Answer): Intent {
  switch (answer.to) {
    case 'claim':
      return claimIntent(moment);
    case 'pass':
    case 'passDeal':
      return attempt(moment, { type: 'pass', forDeal: answer.to === 'passDeal' });
    case 'name':
      return attempt(moment, { type: 'nameWild', rank: answer.rank });
    case 'size':
      return attempt(moment, { type: 'chooseSize', size: answer.size });
    case 'press':
      return attempt(moment, { type: 'press', take: answer.take });
  }
}

/** Yes: asked back when the card, or several of the pile, may lie in several places. */
function claimIntent(moment: Moment): Intent {
  const { view, legal } = moment;
  if (legal.claims.length === 0) return attempt(moment, { type: 'claim', count: 1, lay: null });
  return oneOf(
    'call',
    legal.claims.map((claim) => optionOf(view, claim)),
  );
}

const optionOf = (view: PlayerView, claim: ClaimAction): ChooserOption => ({
  does: { to: 'act', actions: [claim] },
  picture: claimed(view, claim),
  card: view.pile.at(-claim.count) ?? null,
});

/** The meld as it would lie with the called card; null for a card that is only taken. */
export function claimed({ melds }: PlayerView, { lay }: ClaimAction): Reading | null {
  if (!lay) return null;
  if (lay.type === 'meld') return lay.reading;
  const meld = melds.find(({ id }) => id === lay.meld);
  return meld ? extended(meld, lay.card, lay.place, lay.suit) : null;
}
