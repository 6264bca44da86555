import { describe, expect, test } from 'vitest';
import { apply, type GameState, redact, type Viewer } from '#engine';
import { type LastActions, updateLastActions } from '../../client/game/lastActions.ts';
import { lastActionText } from '../../client/text/lastActionText.ts';
import { sceneOf } from '../stage/scenes.ts';
import { recorded } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

/** The deeds shown at the seats after these lines, such as "1: laid 5-6-7 ♥". */
function told(start: GameState, viewer: Viewer, ...lines: readonly string[]): readonly string[] {
  let [state, deeds]: [GameState, readonly LastActions[]] = [start, []];
  for (const line of lines) {
    const { by, action } = recorded(line, state.seats);
    const result = apply(state, by, action);
    if (!result.ok) throw new Error(`refused (${result.reason}): ${line}`);
    state = result.value.state;
    const { table } = sceneOf(state, viewer);
    deeds = updateLastActions(
      deeds,
      table,
      result.value.events.map((event) => redact(event, viewer)),
    );
  }
  const { table } = sceneOf(state, viewer);
  return deeds.map(({ seat, events }) => `${seat}: ${lastActionText.deedLine(events, table)}`);
}

const start = position({
  deal: 8,
  turn: 1,
  phase: 'draw',
  hands: ['4C 9D KS 7D', '7H 5D 6D 7C 2S', '7S QH 3C', 'TC JH'],
  melds: ['1 run 5H: 5H 6H 8C', '2 set K: KC KD KH'],
  stock: '2C 9S TD 4S',
  pile: 'QD',
});

describe('the deeds of a seat', () => {
  test('are shown as they happen; in the end only the most important of the turn', () => {
    expect(told(start, 0, '1 draw stock')).toEqual(['1: drew a card']);
    const swap = ['1 draw stock', '1 swap 7H for 8C in 0'];
    expect(told(start, 0, ...swap)).toEqual(['1: 7♥ for the wild']);
    expect(told(start, 0, ...swap, '1 discard 2S')).toEqual(['1: 7♥ for the wild']);
    expect(told(start, 0, '1 draw stock', '1 discard 2S')).toEqual(['1: discarded 2♠']);
    expect(told(start, 0, '1 draw pile', '1 discard 2S')).toEqual(['1: took Q♦']);
  });

  test('stay until that seat or the viewer plays again, the latest last', () => {
    const round = ['1 draw stock', '1 discard 2S', '2 draw pile', '2 discard 3C'];
    expect(told(start, 0, ...round)).toEqual(['1: discarded 2♠', '2: took 2♠']);
    const home = [...round, '3 draw stock', '3 discard TC'];
    expect(told(start, 0, ...home)).toHaveLength(3);
    expect(told(start, 0, ...home, '0 draw stock')).toEqual([]);
  });

  test('disappear when the play is taken back, and are never the viewer’s own', () => {
    expect(told(start, 0, '1 draw stock', '1 swap 7H for 8C in 0', '1 takeback')).toEqual(['1: drew a card']);
    expect(told(start, 1, '1 draw stock', '1 discard 2S')).toEqual([]);
    expect(told(start, 'spectator', '1 draw stock', '1 discard 2S')).toEqual(['1: discarded 2♠']);
  });

  test('are empty after the first update', () => {
    const { table } = sceneOf(start, 0);
    const before: readonly LastActions[] = [{ seat: 1, events: [] }];
    expect(updateLastActions(before, table, null)).toEqual([]);
  });
});
