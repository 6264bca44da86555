import type { GameEvent, RuleSet, Seat } from '#engine';
import type { DealRecord, TakenHand } from '#protocol';
import { printRecord, printStep } from '#record';
import type { ActionEntry, GameSnapshot } from './log.ts';

/** The most characters kept of one deal. Most deals have 4,000. */
const MAX_DEAL_CHARS = 40_000;

/** The most characters kept of all finished deals of a game. */
const MAX_GAME_CHARS = 120_000;

/** A deal that is being played: the steps so far, as text. */
interface RunningDeal {
  readonly deal: number;
  readonly lines: string[];
  readonly automatic: number[];
  readonly taken: TakenHand[];
  /** The characters of all lines. */
  length: number;
}

/**
 * The finished deals of the current game, as text. A deal cannot be read before it has ended, and each has a secret of
 * its own, so an earlier one says nothing about its cards. Deals from before the table was reopened
 * are missing; very long deals are not kept, and a game with very many deals drops the oldest.
 */
export class DealRecords {
  readonly #game: { readonly rules: RuleSet; readonly seats: number };
  #running: RunningDeal | null = null;
  readonly #finished = new Map<number, DealRecord>();

  constructor(game: { readonly rules: RuleSet; readonly seats: number }) {
    this.#game = game;
  }

  /** Forgets all deals: another game begins. */
  begin(): void {
    this.#running = null;
    this.#finished.clear();
  }

  /** Continues a game whose earlier steps are not known. A deal in which nothing has been played yet is recorded. */
  resume(game: GameSnapshot | null): void {
    this.begin();
    const begun = game && justDealt(game);
    if (begun) this.add(begun);
  }

  add({ by, origin, action, events }: Pick<ActionEntry, 'by' | 'origin' | 'action' | 'events'>): void {
    const dealt = events.find((event) => event.type === 'dealt');
    if (dealt) this.#running = { deal: dealt.deal, lines: [], automatic: [], taken: [], length: 0 };
    const running = this.#running;
    if (!running) return;
    if (by !== 'table' && origin !== 'person') running.automatic.push(running.lines.length);
    const line = printStep({ by, action, events });
    running.lines.push(line);
    running.length += line.length;
    if (running.length > MAX_DEAL_CHARS) this.#running = null;
    else if (events.some(({ type }) => type === 'dealEnded')) this.#finish(running);
  }

  /** Notes that a person has taken over a bot's hand in the current deal. */
  takeOver(seat: Seat, name: string): void {
    const running = this.#running;
    running?.taken.push({ seat, name, after: running.lines.length });
  }

  /** The record of a finished deal; null if there is none. */
  of(deal: number): DealRecord | null {
    const found = this.#finished.get(deal);
    return found ? { ...found, text: printRecord({ ...this.#game, steps: [] }) + found.text } : null;
  }

  #finish({ deal, lines, automatic, taken }: RunningDeal): void {
    this.#running = null;
    this.#finished.set(deal, { text: lines.join(''), automatic, taken });
    let total = [...this.#finished.values()].reduce((sum, one) => sum + one.text.length, 0);
    for (const [oldest, one] of this.#finished) {
      if (total <= MAX_GAME_CHARS) return;
      total -= one.text.length;
      this.#finished.delete(oldest);
    }
  }
}

/** The step that dealt these cards; null if anything has been done with them since. */
function justDealt(game: GameSnapshot): Pick<ActionEntry, 'by' | 'origin' | 'action' | 'events'> | null {
  const next = firstAsked(game);
  const { deal, dealer, wildRank, hands, stock, pile, indicator, known: faceUp, chance, moves, draft, turns } = game;
  if (!next || !chance || moves.length + draft.plays.length + turns > 0) return null;
  const dealt = { type: 'dealt', deal, dealer, wildRank, hands, stock, pile, indicator, faceUp, chance } as const;
  return { by: 'table', origin: 'table', action: { type: 'deal', ...chance }, events: [dealt, next] };
}

/** The event that follows the cards of a deal; null if the game is beyond it. */
function firstAsked({ phase, turn: seat }: GameSnapshot): GameEvent | null {
  if (phase === 'draw' || phase === 'play') return { type: 'turnBegan', seat, drawn: phase === 'play', idle: 0 };
  if (phase === 'sizing') return { type: 'sizeAsked', seat };
  return phase === 'naming' ? { type: 'namingAsked', seat } : null;
}
