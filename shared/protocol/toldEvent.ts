import type { ClaimWindow, GameEvent, Play, Spot } from '#engine';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type PlayOf<Type extends Play['type']> = Extract<Play, { type: Type }>;

/** The events of which less is told than is booked. */
interface ShorterEvents {
  dealt: Omit<EventOf<'dealt'>, 'stock' | 'chance'>;
  dealtOn: Omit<EventOf<'dealtOn'>, 'stock'>;
  turnBegan: Omit<EventOf<'turnBegan'>, 'drawn' | 'idle'>;
  melded: Omit<EventOf<'melded'>, 'first'>;
  laidOff: Omit<EventOf<'laidOff'>, 'place' | 'suit'>;
  swapped: Omit<EventOf<'swapped'>, 'index' | 'to'> & { readonly to: Pick<Spot, 'meld'> | null };
  tookBack: Omit<EventOf<'tookBack'>, 'play'> & { readonly play: ToldPlay | null };
  windowOpened: Pick<EventOf<'windowOpened'>, 'type'> & { readonly window: Pick<ClaimWindow, 'kind' | 'cards'> };
  answered: Omit<EventOf<'answered'>, 'claim' | 'forDeal'>;
  callTurnBegan: Omit<EventOf<'callTurnBegan'>, 'idle'>;
}

/** A play that is taken back: which cards and melds leave the table. */
export type ToldPlay =
  | Pick<PlayOf<'meld'>, 'type' | 'meld'>
  | Pick<PlayOf<'contract'>, 'type' | 'melds'>
  | Pick<PlayOf<'layOff'>, 'type' | 'card'>
  | Pick<PlayOf<'swap'>, 'type' | 'natural' | 'wild'>;

/**
 * An event as a page is told of it: who did what, with which cards and melds. Everything else about it is in the view
 * of the table after it. Any redacted `GameEvent` is one.
 */
export type ToldEvent = Exclude<GameEvent, { type: keyof ShorterEvents }> | ShorterEvents[keyof ShorterEvents];
