import { expect, test } from 'vitest';
import { evolve, type GameState, type RuleSet, type Seat } from '#engine';
import type { PresetId } from '#rules';
import type { VersionedLogEntry } from '#table';
import { preset } from '../support/play/deals.ts';
import { withOtherSecrets } from '../support/play/secrets.ts';
import {
  decisionOf,
  dully,
  lastAsked,
  playOne,
  type ThinkingTable,
  thinkingTable,
} from '../support/server/thinkers.ts';

const ANN = 0;
const isAnn = (seat: Seat): boolean => seat === ANN;

type SnapshotLine = Extract<VersionedLogEntry, { type: 'snapshot' }>;

/** The last snapshot in the log, and the whole state of the game now. */
function momentOf({ log }: ThinkingTable, rules: RuleSet): { snapshot: SnapshotLine; state: GameState } {
  const from = log.entries.findLastIndex(({ type }) => type === 'snapshot');
  const snapshot = log.entries[from] as SnapshotLine;
  const events = log.entries.slice(from).flatMap((line) => (line.type === 'action' ? line.events : []));
  return { snapshot, state: events.reduce(evolve, { ...snapshot.game, rules } as GameState) };
}

/** The thought that the table asks for at this state, of the bot in this seat. */
function askedAt(set: ThinkingTable, snapshot: SnapshotLine, { rules, ...game }: GameState, seat: Seat) {
  set.replayed([{ ...snapshot, game }]).table.connect(ANN);
  const thought = set.asked.findLast((asked) => decisionOf(asked).seat === seat);
  if (!thought) throw new Error('nothing was asked');
  const { answer, ...crossing } = thought;
  return crossing;
}

const GAMES: readonly PresetId[] = ['crazy-rummy', 'crummy-rummy', 'ace-to-ace', 'five-thousand-rummy', 'george'];

test.each(GAMES)('in %s, what crosses to a thinker is the same to the byte whatever the seat may not know', (id) => {
  const rules = preset(id);
  const set = thinkingTable(['Ann'], rules);
  let compared = 0;
  for (let moves = 0; moves < 60 && set.view(ANN).results.length === 0; moves++) {
    const { snapshot, state } = momentOf(set, set.view(ANN).rules);
    const asked = set.asked.at(-1);
    const seat = asked && decisionOf(asked).seat;
    if (seat !== undefined && seat === set.view(ANN).turn && !state.window) {
      const other = withOtherSecrets(state, seat, [moves, 7, 3, 11, 5]);
      expect(other.hands).not.toEqual(state.hands);
      const [real, imagined] = [state, other].map((one) => askedAt(set, snapshot, one, seat));
      expect(Object.keys(real ?? {}).sort()).toEqual(['level', 'seed', 'view']);
      // As text: V8 may store equal numbers in two ways, which its own format tells apart.
      expect(JSON.stringify(imagined)).toBe(JSON.stringify(real));
      set.asked.splice(-2);
      compared += 1;
    }
    if (set.view(ANN).window) {
      for (const { view, answer } of set.asked) answer(dully(view));
      set.settle();
      if (set.view(ANN).window) set.act(ANN, { type: 'pass', forDeal: false });
    } else playOne(set, isAnn);
  }
  expect(compared).toBeGreaterThan(10);
  expect(lastAsked(set).seed).toMatch(/^[\da-f]{64}$/);
});
