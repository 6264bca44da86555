import {
  type Action,
  type Actor,
  apply,
  canGoOn,
  evolve,
  type GameEvent,
  type GameState,
  type Illegal,
  newGame,
  type OwnView,
  ok,
  ownViewFor,
  type PlayerView,
  type Result,
  type Seat,
  seatsToAct,
  timeOutAction,
  type Viewer,
  viewFor,
  windowFor,
} from '#engine';
import type { GameSnapshot, LoggedStep } from './log.ts';
import type { TableHost, TableSetup } from './setup.ts';

/** The events that can be applied even if the deal before them could not: they give the standing, or a new deal. */
const ALWAYS_APPLICABLE_EVENTS: readonly string[] = [
  'dealt',
  'dealEnded',
  'pressAsked',
  'pressAnswered',
  'pressSet',
  'gameEnded',
];

/** The events after which nothing of a broken deal is left. */
const REPAIRING_EVENTS: readonly string[] = ['dealt', 'dealEnded'];

/** Secret and shares, which decide the order of the cards. */
type Chance = Pick<Extract<Action, { type: 'deal' }>, 'secret' | 'shares'>;

/** Runs the game at a table and knows the next automatic step. Knows nothing about people. */
export class GameRunner {
  readonly #setup: TableSetup;
  readonly #host: TableHost;
  #game: GameState | null = null;
  /** The seats that must act in a state of the game. */
  #asked: { readonly in: GameState | null; readonly seats: readonly Seat[] } = { in: null, seats: [] };
  /** Whether an event of the current deal could not be applied. */
  #isBroken = false;

  constructor(setup: TableSetup, host: TableHost) {
    this.#setup = setup;
    this.#host = host;
  }

  /** The seats that must act: the seat to play, or all that may still answer in a window (§4.78). */
  get seatsToAct(): readonly Seat[] {
    const game = this.#game;
    if (game !== this.#asked.in) {
      const seats = game ? seatsToAct({ turn: game.turn, window: windowFor(game, 'spectator') }) : [];
      this.#asked = { in: game, seats };
    }
    return this.#asked.seats;
  }

  /** Whether other seats are being asked about the upcard. */
  get isWindow(): boolean {
    return this.#game?.phase === 'window';
  }

  /** The number of the deal; 0 before the first. */
  get deal(): number {
    return this.#game?.deal ?? 0;
  }

  get isOver(): boolean {
    return this.#game?.phase === 'over';
  }

  /** Whether no cards are dealt: before the first deal, or while a tally is shown. */
  get isBeforeDeal(): boolean {
    const phase = this.#game?.phase;
    return phase === undefined || phase === 'opening' || phase === 'ready' || phase === 'press';
  }

  /** Whether the table's next step is a deal. */
  get isDealNext(): boolean {
    return this.#game?.phase === 'ready';
  }

  /** Whether the tally is shown and the next deal waits. */
  get isPause(): boolean {
    return this.#game?.phase === 'ready' && this.#game.deal > 0;
  }

  /** The number of this seat's present decision; 0 before the first game. */
  decision(seat: Seat): number {
    return this.#game?.at[seat] ?? 0;
  }

  /** The viewer's view of the game; null before the first game. */
  view(viewer: Viewer): PlayerView | null {
    return this.#game && viewFor(this.#game, viewer);
  }

  /** The part of that view that depends on the viewer. */
  ownView(viewer: Viewer): OwnView | null {
    return this.#game && ownViewFor(this.#game, viewer);
  }

  /** The game without its rules; null before the first. */
  snapshot(): GameSnapshot | null {
    if (!this.#game) return null;
    const { rules, ...game } = this.#game;
    return game;
  }

  restore(game: GameSnapshot | null): void {
    this.#game = game && { ...game, rules: this.#setup.rules };
    this.#isBroken = false;
  }

  /** Whether this version of the game cannot continue the deal in progress, if there is one. */
  get cannotContinue(): boolean {
    if (!this.#game || this.isBeforeDeal || this.isOver) return false;
    return this.#isBroken || this.#setup.isRulesChanged === true || !canGoOn(this.#game);
  }

  /** Whether this version of the game cannot continue the game, even between deals. */
  get isLost(): boolean {
    return this.#game !== null && !canGoOn(this.#game);
  }

  /** Starts a new game. */
  begin(): void {
    this.#game = newGame(this.#setup.rules, this.#setup.seats);
    this.#isBroken = false;
  }

  /**
   * Applies events of the past, without asking the rules again. If an event cannot be applied, the rest of its deal is
   * skipped, and only its result is applied.
   */
  replay(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (this.#isBroken && !ALWAYS_APPLICABLE_EVENTS.includes(event.type)) continue;
      try {
        this.#game = evolve(this.#running(), event);
        this.#isBroken &&= !REPAIRING_EVENTS.includes(event.type);
      } catch {
        this.#isBroken = true;
      }
    }
  }

  /** Applies a legal action. An illegal one is refused and changes nothing. */
  act(by: Actor, action: Action): Result<readonly GameEvent[], Illegal> {
    const done = apply(this.#running(), by, action);
    if (!done.ok) return done;
    this.#game = done.value.state;
    return ok(done.value.events);
  }

  /**
   * The next step that neither a person nor a bot makes: the table's own action, or a timeout for a person.
   * @param chance secret and shares for a deal
   */
  ownStep(chance: () => Chance): LoggedStep {
    const { phase, turn } = this.#running();
    if (phase === 'opening') {
      return { by: 'table', origin: 'table', action: { type: 'openDraw', secret: this.#host.secrets('opening') } };
    }
    if (phase === 'ready') return { by: 'table', origin: 'table', action: { type: 'deal', ...chance() } };
    if (phase === 'window') return { by: 'table', origin: 'clock', action: { type: 'closeWindow' } };
    return { by: turn, origin: 'clock', action: timeOutAction(viewFor(this.#running(), turn)) };
  }

  #running(): GameState {
    if (!this.#game) throw new Error('no game is under way');
    return this.#game;
  }
}
