import { useRef, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { GAME_GROUPS, type GameInfo, ruleLink, searchText } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { FavouriteList, type FavouriteWays } from './FavouriteList.tsx';
import { GameCard } from './GameCard.tsx';
import { PasteForm } from './PasteForm.tsx';
import { type Plays, playedMost } from './playedMost.ts';
import type { RulesWays } from './RulesButtons.tsx';

/** All games, searchable by any of their names, and the player's saved rules. */
export function GameList(
  props: RulesWays & {
    /** The current choice. */
    readonly chosen: RuleSet;
    readonly favourites: FavouriteWays;
    /** How often the player has opened a table for each named game. */
    readonly plays: Plays;
    readonly onBack: () => void;
  },
) {
  const { chosen, favourites, plays, onBack, ...actions } = props;
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const games = ruleText.findGames(search);
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
              <GameCard key={game.id} game={game} search={search} isChosen={isChosen(game, chosen)} {...actions} />
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
