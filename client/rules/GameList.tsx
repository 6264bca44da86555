import { useRef, useState } from 'preact/hooks';
import type { Result, RuleSet } from '#engine';
import { GAME_GROUPS, GAMES, type GameInfo, type RuleCodeProblem, readRuleCode, ruleLink, searchText } from '#rules';
import { decoded, MAX_PASTED_CHARACTERS } from '../addresses.ts';
import { gamesText, ruleText } from '../text/games.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CodeField, SearchField } from '../ui/Fields.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { type FavouriteActions, FavouriteList } from './FavouriteList.tsx';
import { GameCard, type RulesActions } from './GameCard.tsx';

/** All games, searchable by any of their names, and the player's saved rules. */
export function GameList(
  props: RulesActions & {
    /** The current choice. */
    readonly chosen: RuleSet;
    readonly favourites: FavouriteActions;
    /** How often the player has opened a table for each named game. */
    readonly plays: Plays;
    readonly onBack: () => void;
  },
) {
  const { chosen, favourites, plays, onBack, ...actions } = props;
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const games = ruleText.findGames(search);
  const [known] = playedMost(GAMES, plays);
  const kept = favourites.all.value.filter(({ name }) => searchText(name).includes(searchText(search)));
  const count = games.length + kept.length;
  const isSearching = search.trim() !== '';
  const found = isSearching ? gamesText.gamesFound(count) : '';
  // Once there, the list keeps its place: the last one deleted can be put back.
  const [hasOwn] = useState(favourites.all.value.length > 0);
  const own = <FavouriteList kept={kept} chosen={chosen} favourites={favourites} {...actions} />;
  const showAll = (): void => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <ScreenFrame title={gamesText.GAMES_SCREEN.heading} kind="games" onBack={onBack}>
      <SearchField
        label={gamesText.GAMES_SCREEN.search}
        clear={gamesText.GAMES_SCREEN.clear}
        value={search}
        found={found}
        onSearch={setSearch}
        field={field}
      />
      {(isSearching ? kept.length > 0 : hasOwn) && own}
      {count === 0 && <NoneFound onAll={showAll} onEdit={() => actions.onEdit(chosen)} />}
      {sections(games, search, plays).map(({ heading, list }) => (
        <section key={heading} class="game-group">
          <h2>{heading}</h2>
          <ul>
            {list.map((game) => (
              <GameCard key={game.id} {...{ game, search, known }} isChosen={isChosen(game, chosen)} {...actions} />
            ))}
          </ul>
        </section>
      ))}
      {!isSearching && (
        <>
          {!hasOwn && own}
          <PasteForm onShow={actions.onShow} />
        </>
      )}
    </ScreenFrame>
  );
}

/** No game found: it may be listed under another name, or can be made from a listed one. */
function NoneFound({ onAll, onEdit }: { readonly onAll: () => void; readonly onEdit: () => void }) {
  return (
    <EmptyState words={gamesText.GAMES_SCREEN.noneFound}>
      <button type="button" onClick={onAll}>
        {gamesText.GAMES_SCREEN.showAll}
      </button>
      <button type="button" onClick={onEdit}>
        {gamesText.EDITOR.heading}
      </button>
    </EmptyState>
  );
}

const isChosen = ({ id }: GameInfo, chosen: RuleSet): boolean => ruleLink(chosen) === id;

/** The games by group, after those played most; the results of a search in one group, the best match first. */
function sections(games: readonly GameInfo[], search: string, plays: Plays) {
  if (search.trim() !== '') return games.length === 0 ? [] : [{ heading: gamesText.GAMES_SCREEN.found, list: games }];
  const most = playedMost(games, plays);
  const groups = GAME_GROUPS.map((group) => ({
    heading: gamesText.GAMES_SCREEN.groups[group],
    list: games.filter((game) => game.group === group && !most.includes(game)),
  }));
  return [{ heading: gamesText.GAMES_SCREEN.most, list: most }, ...groups].filter(({ list }) => list.length > 0);
}

/** Opens rules from a pasted code or link. If it cannot be read, says why and changes nothing. */
function PasteForm({ onShow }: { readonly onShow: (rules: RuleSet) => void }) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<RuleCodeProblem | null>(null);
  const show = (event: Event): void => {
    event.preventDefault();
    if (pasted.trim() === '') return;
    const read = rulesIn(pasted);
    setProblem(read.ok ? null : read.reason);
    if (read.ok) onShow(read.value);
  };
  return (
    <section class="paste card" aria-label={gamesText.PASTED.heading}>
      <h2>{gamesText.PASTED.heading}</h2>
      <form onSubmit={show}>
        <CodeField
          label={gamesText.PASTED.field}
          maxLength={MAX_PASTED_CHARACTERS}
          capitals={false}
          code={pasted}
          onCode={setPasted}
        />
        <button type="submit">{gamesText.PASTED.show}</button>
      </form>
      <p class="said refused" role="alert">
        {problem && ruleText.ruleCodeSentence(problem)}
      </p>
    </section>
  );
}

/** How often the player has opened a table for each named game, by its id. */
type Plays = Readonly<Record<string, number>>;

/** How many games are listed as played most. */
const MAX_MOST_PLAYED = 3;

/** The games played most on this device, the most played first; games never played are left out. */
export const playedMost = (games: readonly GameInfo[], plays: Plays): readonly GameInfo[] =>
  games
    .filter(({ id }) => (plays[id] ?? 0) > 0)
    .sort((one, other) => (plays[other.id] ?? 0) - (plays[one.id] ?? 0))
    .slice(0, MAX_MOST_PLAYED);

/** The rules in a pasted text: a code, or a link that contains one. */
export function rulesIn(pasted: string): Result<RuleSet, RuleCodeProblem> {
  const code = /[?&]rules=([^&#\s]*)/.exec(pasted.slice(0, MAX_PASTED_CHARACTERS))?.[1];
  return readRuleCode(code === undefined ? pasted.trim() : decoded(code));
}
