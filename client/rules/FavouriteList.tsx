import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { Favourite } from '../device/favourites.ts';
import { gamesText } from '../text/games.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import type { RulesWays } from './RulesButtons.tsx';

/** The house rules saved on this device, and the actions on them. */
export interface FavouriteWays {
  readonly all: ReadonlySignal<readonly Favourite[]>;
  readonly keep: (name: string, code: string) => boolean;
  readonly rename: (name: string, to: string) => boolean;
  readonly remove: (name: string) => void;
}

interface FavouriteListProps extends RulesWays {
  /** The rules to show. */
  readonly kept: readonly Favourite[];
  readonly chosen: RuleSet;
  readonly favourites: FavouriteWays;
}

/** The list of house rules saved on this device. Deletion can be undone while the list is open. */
export function FavouriteList({ kept, chosen, favourites, ...actions }: FavouriteListProps) {
  const [removed, setRemoved] = useState<Favourite | null>(null);
  const remove = (favourite: Favourite): void => {
    favourites.remove(favourite.name);
    setRemoved(favourite);
  };
  const putBack = ({ name, code }: Favourite): void => {
    favourites.keep(name, code);
    setRemoved(null);
  };
  return (
    <section class="game-group">
      <h2>{gamesText.GAMES_SCREEN.own}</h2>
      {kept.length === 0 && <p class="none">{gamesText.GAMES_SCREEN.noneOwn}</p>}
      <ul>
        {kept.map((favourite) => (
          <FavouriteCard
            key={favourite.name}
            favourite={favourite}
            chosen={chosen}
            onRename={(to) => favourites.rename(favourite.name, to)}
            onRemove={() => remove(favourite)}
            {...actions}
          />
        ))}
      </ul>
      <div role="status">
        {removed && (
          <p class="row">
            <span>{gamesText.deleted(removed.name)}</span>
            <button type="button" onClick={() => putBack(removed)}>
              {gamesText.GAMES_SCREEN.putBack}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
