import type { Result, SeatAction } from '#engine';
import type { BotSpeed, Refusal, TableUpdate } from '#protocol';

/** Who practises, and with how many bots. */
export interface PracticeOptions {
  readonly name: string;
  /** The rules as a code. */
  readonly rules: string;
  readonly seats: number;
}

/** What the page may ask of its table, as on the wire to a server. */
export type PracticeRequest =
  | { readonly kind: 'act'; readonly at: number; readonly action: SeatAction }
  | { readonly kind: 'next' }
  | { readonly kind: 'rematch' }
  | { readonly kind: 'back' }
  /** Let bots play without their pauses until something is asked of the person. */
  | { readonly kind: 'hurry' };

/** How a practice table comes about: a new game, or the one that is kept on this device. */
export type Opening = { readonly type: 'open'; readonly options: PracticeOptions } | { readonly type: 'goOn' };

/** From the page to the worker. An opening comes first and once; each request is answered under its `id`. */
export type ToWorker =
  | Opening
  /** How fast bots play from now on. */
  | { readonly type: 'pace'; readonly bots: BotSpeed }
  | { readonly type: 'request'; readonly id: number; readonly request: PracticeRequest };

/** From the worker to the page. An update that a request causes comes before its reply. `forgotten`: there is no game to go on with. */
export type FromWorker =
  | { readonly type: 'forgotten' }
  | { readonly type: 'update'; readonly update: TableUpdate }
  | { readonly type: 'reply'; readonly id: number; readonly result: Result<null, Refusal> };
