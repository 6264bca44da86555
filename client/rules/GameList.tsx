import { useRef, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { findGames, GAME_GROUPS, type GameInfo, ruleLink, searchText } from '#rules';
import { text } from '../text/index.ts';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { FavouriteList, type FavouriteWays } from './FavouriteList.tsx';
import { GameCard } from './GameCard.tsx';
import { PasteForm } from './PasteForm.tsx';
import type { RulesWays } from './RulesButtons.tsx';

/** All games, searchable by any of their names, and the player's saved rules. */
export function GameList(
  props: RulesWays & {
    /** The current choice. */
    readonly chosen: RuleSet;
    readonly favourites: FavouriteWays;
    readonly onBack: () => void;
  },
) {
  const { chosen, favourites, onBack, ...actions } = props;
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const games = findGames(search);
  const kept = favourites.all.value.filter(({ name }) => searchText(name).includes(searchText(search)));
  const count = games.length + kept.length;
  const found = search.trim() === '' ? '' : text.foundCount(count, 'game', 'games');
  const showAll = (): void => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <ScreenFrame title={text.GAMES_SCREEN.heading} kind="games" onBack={onBack}>
      <SearchField label={text.GAMES_SCREEN.search} value={search} found={found} onSearch={setSearch} field={field} />
      {search.trim() === '' || kept.length > 0 ? (
        <FavouriteList kept={kept} chosen={chosen} favourites={favourites} {...actions} />
      ) : null}
      {count === 0 && <NoneFound onAll={showAll} onEdit={() => actions.onEdit(chosen)} />}
      {sections(games, search).map(({ heading, list }) => (
        <section key={heading} class="game-group">
          <h2>{heading}</h2>
          <ul>
            {list.map((game) => (
              <GameCard key={game.id} game={game} search={search} isChosen={isChosen(game, chosen)} {...actions} />
            ))}
          </ul>
        </section>
      ))}
      {search.trim() === '' && <PasteForm onShow={actions.onShow} />}
    </ScreenFrame>
  );
}

/** No game found: it may be listed under another name, or can be made from a listed one. */
function NoneFound({ onAll, onEdit }: { readonly onAll: () => void; readonly onEdit: () => void }) {
  return (
    <>
      <p class="none">{text.GAMES_SCREEN.noneFound}</p>
      <div class="row">
        <button type="button" onClick={onAll}>
          {text.GAMES_SCREEN.showAll}
        </button>
        <button type="button" onClick={onEdit}>
          {text.EDITOR.heading}
        </button>
      </div>
    </>
  );
}

const isChosen = ({ id }: GameInfo, chosen: RuleSet): boolean => ruleLink(chosen) === id;

/** The games by group; the results of a search in one group, the best match first. */
function sections(games: readonly GameInfo[], search: string) {
  if (search.trim() !== '') return games.length === 0 ? [] : [{ heading: text.GAMES_SCREEN.found, list: games }];
  return GAME_GROUPS.map((group) => ({
    heading: text.GAMES_SCREEN.groups[group],
    list: games.filter((game) => game.group === group),
  }));
}
