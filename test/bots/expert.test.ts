import { describe, expect, it, test } from 'vitest';
import { type BotThink, thinkAs } from '#bots';
import {
  type Card,
  type GameState,
  imagine,
  parseCards,
  type RuleSet,
  randomFrom,
  SearchState,
  type Seat,
  viewFor,
} from '#engine';
import type { PresetId } from '#rules';
import { bestLine, chooseExpert } from '../../shared/bots/expert/index.ts';
import type { TurnLine } from '../../shared/bots/expert/lines.ts';
import { quickAction } from '../../shared/bots/expert/quickTurn.ts';
import { preset } from '../support/play/deals.ts';
import { position } from '../support/play/positions.ts';
import { wholeDeal } from './playDeal.ts';
import { ANY } from './playTurn.ts';

const chance = (seed = 1) => randomFrom(`${seed}`, [], 'expert');

/** The moments of a deal between bots at which a seat is to act in its own turn. */
const turnsOf = (rules: RuleSet, seats: number, seed: number): { state: GameState; seat: Seat }[] =>
  wholeDeal(rules, seats, seed).steps.flatMap(({ before, by }) =>
    by !== 'table' && (before.phase === 'draw' || before.phase === 'play') ? [{ state: before, seat: by }] : [],
  );

describe('Expert', () => {
  test('plays as Sharp without a budget, and may play otherwise with one', () => {
    const moments = turnsOf(preset('five-thousand-rummy'), 4, 2);
    const differs = moments.map(({ state, seat }) => {
      const view = viewFor(state, seat);
      const own = thinkAs.sharp(view, ANY);
      expect(chooseExpert(view, chance(), thinkAs.sharp, 0)).toEqual(own);
      return JSON.stringify(chooseExpert(view, chance(), thinkAs.sharp, 4000)) !== JSON.stringify(own);
    });
    expect(differs).toContain(true);
    expect(differs).toContain(false);
  });

  it('chooses the same from the same view and seed', () => {
    for (const { state, seat } of turnsOf(preset('ace-to-ace'), 4, 3).slice(0, 12)) {
      const choose = () => chooseExpert(viewFor(state, seat), chance(7), thinkAs.sharp, 2000);
      expect(choose()).toEqual(choose());
    }
  });

  it.each<PresetId>(['crazy-rummy', 'fort-worth-gin', 'thanasis', 'basic-rummy', 'crummy-rummy'])(
    'plays %s, where the odds are known or melds are kept, as Sharp',
    (id) => {
      for (const { state, seat } of turnsOf(preset(id), 4, 1).slice(0, 20)) {
        const view = viewFor(state, seat);
        expect(thinkAs.expert(view, chance())).toEqual(thinkAs.sharp(view, ANY));
      }
    },
  );
});

describe('of the lines of a turn', () => {
  const melds = ['1 run 5H: 5H 6H 7H', '2 set 8: 8C 8D 8S'];
  const state = position({ deal: 1, hands: ['KC 2D 9S', '3C', 'TD'], melds, melded: [0] });
  const discarding = (text: string): TurnLine => [{ type: 'discard', card: parseCards(text)[0] as Card }];
  const bestOf = (state: GameState, ...lines: TurnLine[]): TurnLine => {
    const random = chance();
    return bestLine(lines, 0, () => imagine(viewFor(state, 0), random), 15_000);
  };

  it('takes one that is clearly better: while others have one card, the king goes', () => {
    const [two, king] = [discarding('2D'), discarding('KC')];
    expect(bestOf(state, two, king)).toBe(king);
    expect(bestOf(state, king, two)).toBe(king);
  });

  it('leaves it at the first of two that are hardly different', () => {
    const state = position({ deal: 1, hands: ['KC TD 2S', '3C', '4D'], melds, melded: [0] });
    const [king, ten] = [discarding('KC'), discarding('TD')];
    expect(bestOf(state, king, ten)).toBe(king);
    expect(bestOf(state, ten, king)).toBe(ten);
  });

  it('tries no more of them than the budget allows in enough worlds', () => {
    const [two, king] = [discarding('2D'), discarding('KC')];
    let worlds = 0;
    const counted = (): GameState => {
      worlds++;
      return imagine(viewFor(state, 0), chance(worlds));
    };
    expect(bestLine([two, king], 0, counted, 500)).toBe(two);
    expect(worlds).toBe(1);
  });
});

describe('the quick player', () => {
  it.each<PresetId>(['crazy-rummy', 'fort-worth-gin', 'beanie', 'ace-to-ace', 'treize-brasses', 'george'])(
    'plays a deal of %s to its end with legal actions only',
    (id) => {
      const quick: BotThink = (view, random) => quickAction(new SearchState(imagine(view, random)));
      const { steps, end } = wholeDeal(preset(id), 4, 4, quick);
      expect(steps.some(({ action }) => action.type === 'meld')).toBe(true);
      expect(end.results).toHaveLength(1);
    },
  );
});
