import type { RuleSet } from '#engine';
import { differences, type GameInfo, PRESETS, plain } from '#rules';
import { text } from '../../text/index.ts';
import { Disclosure } from './Disclosure.tsx';
import type { RulesWays } from './GameList.tsx';
import { DifferenceList } from './RulesInWords.tsx';
import { seatCounts } from './seatCounts.ts';

/** As many other names as are told at once. */
const NAMES = 4;

/** A game of the list: what it is called, where it comes from, and in what it differs. */
export function GameCard(
  props: RulesWays & { readonly game: GameInfo; readonly search: string; readonly isChosen: boolean },
) {
  const { game, search, isChosen, onChoose, onShow, onEdit } = props;
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
      <div class="row">
        <button
          type="button"
          class="gold"
          aria-pressed={isChosen}
          aria-label={text.about(text.GAMES_SCREEN.choose, game.name)}
          onClick={() => onChoose(rules)}
        >
          {isChosen ? text.GAMES_SCREEN.chosen : text.GAMES_SCREEN.choose}
        </button>
        <Disclosure label={text.differsIn(different.length)} about={game.name}>
          <DifferenceList list={different} />
          <div class="row">
            <button type="button" onClick={() => onShow(rules)}>
              {text.GAMES_SCREEN.allRules}
            </button>
            <button type="button" onClick={() => onEdit(rules)}>
              {text.GAMES_SCREEN.change}
            </button>
          </div>
        </Disclosure>
      </div>
    </li>
  );
}

/** The names that a search is about before the others. */
function bestFirst(names: readonly string[], search: string): readonly string[] {
  const wanted = plain(search);
  if (wanted === '') return names;
  const fits = (name: string): boolean => plain(name).includes(wanted);
  return [...names.filter(fits), ...names.filter((name) => !fits(name))];
}
