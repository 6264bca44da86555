import type { RuleSet } from '#engine';
import { differences, type GameInfo, PRESETS, searchText } from '#rules';
import { text } from '../text/index.ts';
import { RulesButtons, type RulesWays } from './RulesButtons.tsx';
import { DifferenceList } from './RulesInWords.tsx';
import { seatCounts } from './seatCounts.ts';

/** How many other names are shown at first. */
const NAMES = 4;

/** A game of the list: its names, its origin, and how it differs from the standard game. */
export function GameCard(
  props: RulesWays & { readonly game: GameInfo; readonly search: string; readonly isChosen: boolean },
) {
  const { game, search, isChosen, ...actions } = props;
  const rules = PRESETS[game.id] as RuleSet;
  const different = differences(rules);
  const names = bestFirst(game.alsoCalled, search);
  return (
    <li class="game card">
      <div class="game-head">
        <h3>{game.name}</h3>
        <span class="game-seats">{text.seatsRange(seatCounts(rules))}</span>
      </div>
      <p>{game.about}</p>
      <p class="game-origin">
        {game.origin} {names.length > 0 && text.alsoCalled(names, NAMES)}
      </p>
      <RulesButtons
        rules={rules}
        name={game.name}
        isChosen={isChosen}
        label={text.differsIn(different.length)}
        {...actions}
      >
        <DifferenceList list={different} />
        {names.length > NAMES + 1 && <p class="game-origin">{text.alsoCalled(names, names.length)}</p>}
      </RulesButtons>
    </li>
  );
}

/** The names, those that match the search first. */
function bestFirst(names: readonly string[], search: string): readonly string[] {
  const wanted = searchText(search);
  if (wanted === '') return names;
  const fits = (name: string): boolean => searchText(name).includes(wanted);
  return [...names.filter(fits), ...names.filter((name) => !fits(name))];
}
