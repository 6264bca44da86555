import { parseArgs } from 'node:util';
import { printPuzzle, twinKey } from '#puzzles';
import { randomFrom } from '#engine';
import { PRESETS } from '#rules';
import { puzzlesInDeal } from './findPuzzles.ts';
const { values } = parseArgs({ options: { preset: { type: 'string', default: 'crazy-rummy' }, deals: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } } });
const rules = PRESETS[values.preset]!;
const keys = new Set<string>();
const t0 = performance.now();
for (let i = 0; i < Number(values.deals); i++) {
  const random = randomFrom(Number(values.seed).toString(16), [], `puzzles ${i}`);
  const seats = rules.table.minPlayers + random.below(Math.min(5, rules.table.maxPlayers) - rules.table.minPlayers + 1);
  for (const { puzzle, solved, isSolvedBySteady } of puzzlesInDeal(rules, seats, random)) {
    const key = twinKey(puzzle);
    if (keys.has(key)) continue;
    keys.add(key);
    console.log(printPuzzle(puzzle), '##', solved.shortest?.map((a) => a.type).join(' '), 'sol', solved.solutions, 'pos', solved.positions, 'dead', solved.deadEnds, 'pts', solved.points, 'steady', isSolvedBySteady);
  }
}
console.error(keys.size, 'puzzles', ((performance.now() - t0) / Number(values.deals)).toFixed(1), 'ms a deal');
