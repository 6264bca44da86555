import type { ComponentChildren } from 'preact';
import type { RuleSet } from '#engine';
import { type GameInfo, otherNames, PRESETS, searchText } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { GamePictureView } from './GamePictureView.tsx';
import { seatCounts } from './gameSizes.ts';
import { MainDifferences } from './RulesInWords.tsx';
import { unlike } from './unlike.ts';

/** How many other names are shown at first. */
const MAX_SHOWN_NAMES = 4;

/** A game of the list: a picture of its rules, its length, players and difficulty, and how it differs from others. */
export function GameCard(
  props: RulesActions & {
    readonly game: GameInfo;
    readonly search: string;
    readonly isChosen: boolean;
    /** The game that the player has played most, if any. */
    readonly known: GameInfo | undefined;
  },
) {
  const { game, search, isChosen, known, ...actions } = props;
  const rules = PRESETS[game.id] as RuleSet;
  const different = ruleText.differences(rules);
  const name = ruleText.gameName(game.id);
  const names = bestFirst(otherNames(game), search);
  return (
    <li class="game card">
      <GamePictureView rules={rules} />
      <h3>{name}</h3>
      <GameFacts rules={rules} difficulty={gamesText.DIFFICULTIES[game.difficulty]} />
      <p>{aboutGame(game, known)}</p>
      {search !== '' && names.length > 0 && <p class="game-origin">{gamesText.alsoCalled(names, MAX_SHOWN_NAMES)}</p>}
      <RulesButtons
        rules={rules}
        name={name}
        isChosen={isChosen}
        label={different.length === 0 ? gamesText.GAMES_SCREEN.more : gamesText.GAMES_SCREEN.differs}
        {...actions}
      >
        <MainDifferences all={different} />
        <p class="game-origin">
          {ruleText.gameOrigin(game)} {names.length > 0 && gamesText.alsoCalled(names, names.length)}
        </p>
      </RulesButtons>
    </li>
  );
}

/** How a game differs from the one the player knows best: a newcomer is told how it differs from Crazy Rummy. */
export const aboutGame = (game: GameInfo, known: GameInfo | undefined): string =>
  (known && known.group !== 'crazyRummy' && unlike(PRESETS[game.id] as RuleSet, PRESETS[known.id] as RuleSet)) ||
  ruleText.gameAbout(game);

/** The length of a game, its numbers of players, and how hard it is to learn, if known. */
export function GameFacts({ rules, difficulty }: { readonly rules: RuleSet; readonly difficulty?: string }) {
  return (
    <ul class="game-facts">
      <li>{gamesText.lengthOfGame(rules)}</li>
      <li>{gamesText.seatsRange(seatCounts(rules))}</li>
      {difficulty && <li>{difficulty}</li>}
    </ul>
  );
}

/** The names, those that match the search first. */
function bestFirst(names: readonly string[], search: string): readonly string[] {
  const wanted = searchText(search);
  if (wanted === '') return names;
  const fits = (name: string): boolean => searchText(name).includes(wanted);
  return [...names.filter(fits), ...names.filter((name) => !fits(name))];
}

/** The actions on rules in a list. */
export interface RulesActions {
  readonly onChoose: (rules: RuleSet) => void;
  /** Shows all of the rules in words. */
  readonly onShow: (rules: RuleSet) => void;
  readonly onEdit: (rules: RuleSet) => void;
}

/** The buttons below rules in a list: choose them, or show more. */
export function RulesButtons(
  props: RulesActions & {
    readonly rules: RuleSet;
    readonly name: string;
    readonly isChosen: boolean;
    /** The label of the button that shows how they differ. */
    readonly label: string;
    /** The main differences. */
    readonly children: ComponentChildren;
  },
) {
  const { rules, name, isChosen, label, children, onChoose, onShow, onEdit } = props;
  const does = isChosen ? 'chosen' : 'choose';
  return (
    <div class="row">
      <button
        type="button"
        class="gold"
        aria-current={isChosen}
        aria-label={gamesText.aboutRules(does, name)}
        onClick={() => onChoose(rules)}
      >
        {gamesText.GAMES_SCREEN[does]}
      </button>
      <Disclosure label={label} about={name}>
        {children}
        <div class="row">
          <button type="button" onClick={() => onShow(rules)}>
            {gamesText.GAMES_SCREEN.allRules}
          </button>
          <button type="button" onClick={() => onEdit(rules)}>
            {gamesText.GAMES_SCREEN.change}
          </button>
        </div>
      </Disclosure>
    </div>
  );
}
