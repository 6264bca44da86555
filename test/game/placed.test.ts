import { describe, expect, it } from 'vitest';
import { apply, type GameState, parseCards, printCards, type Viewer } from '#engine';
import { type Placed, updatePlaced } from '../../client/game/lastActions.ts';
import { sceneOf } from '../stage/scenes.ts';
import { preset } from '../support/play/deals.ts';
import { recorded } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

/** The cards marked for a viewer after these lines. */
function marked(start: GameState, viewer: Viewer, ...lines: readonly string[]): string {
  let [state, placed]: [GameState, Placed] = [start, new Map()];
  for (const line of lines) {
    const { by, action } = recorded(line, state.seats);
    const result = apply(state, by, action);
    if (!result.ok) throw new Error(`refused (${result.reason}): ${line}`);
    state = result.value.state;
    placed = updatePlaced(placed, sceneOf(state, viewer).table, result.value.events);
  }
  return printCards(parseCards(NAMES).filter((card) => placed.has(card)));
}

const NAMES = '5C 5D 5H 9C 9D 9H';

describe('marks of what others have placed', () => {
  const contract = position({
    rules: preset('crummy-rummy'),
    deal: 1,
    hands: [`${NAMES} 8C KH`, '3C 4D', 'TS JS'],
    stock: '2H',
  });
  const laying = '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H';

  it('are on all cards of a contract, except for the player who laid it', () => {
    expect(marked(contract, 1, laying)).toBe(NAMES);
    expect(marked(contract, 0, laying)).toBe('');
  });

  it('disappear when a play is taken back and when the viewer draws', () => {
    expect(marked(contract, 1, laying, '0 takeback')).toBe('');
    const lines = [laying, '0 discard KH', '1 draw pile'];
    expect(marked(contract, 1, ...lines)).toBe('');
    expect(marked(contract, 2, ...lines)).toBe(NAMES);
  });
});
