import { type ClaimAction, extended, type PlayerView, pressOffers, type Rank, type Reading } from '#engine';
import { attempt, type GestureContext, onlyOrAsk } from './gestureContext.ts';
import type { Answer, ChooserOption, Intent, Question } from './types.ts';

const RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** The question the viewer has to answer now; null if there is none. */
export function questionFor({ view, legal }: Pick<GestureContext, 'view' | 'legal'>): Question | null {
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

/** The points offered to the viewer: exactly enough to put the Press on (§4.25). */
function pointsOffered({ rules, seats, dealer }: PlayerView): number {
  const totals = seats.map(({ total }) => total);
  return pressOffers(rules, totals, dealer)[0]?.points ?? 0;
}

/** Translates an answer. */
export function answerIntent(context: GestureContext, answer: Answer): Intent {
  switch (answer.to) {
    case 'claim':
      return claimIntent(context);
    case 'pass':
    case 'passDeal':
      return attempt(context, { type: 'pass', forDeal: answer.to === 'passDeal' });
    case 'name':
      return attempt(context, { type: 'nameWild', rank: answer.rank });
    case 'size':
      return attempt(context, { type: 'chooseSize', size: answer.size });
    case 'press':
      return attempt(context, { type: 'press', take: answer.take });
  }
}

/** Claims the upcard; asks if there are several ways to do so. */
function claimIntent(context: GestureContext): Intent {
  const { view, legal } = context;
  if (legal.claims.length === 0) return attempt(context, { type: 'claim', count: 1, lay: null });
  return onlyOrAsk(
    'call',
    legal.claims.map((claim) => optionOf(view, claim)),
  );
}

const optionOf = (view: PlayerView, claim: ClaimAction): ChooserOption => ({
  does: { to: 'act', actions: [claim] },
  picture: claimed(view, claim),
  card: view.pile.at(-claim.count) ?? null,
});

/** The meld with the called card; null for a card that is only taken. */
export function claimed({ melds }: PlayerView, { lay }: ClaimAction): Reading | null {
  if (!lay) return null;
  if (lay.type === 'meld') return lay.reading;
  const meld = melds.find(({ id }) => id === lay.meld);
  return meld ? extended(meld, lay.card, lay.place, lay.suit) : null;
}
