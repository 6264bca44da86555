import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { printRules, readRuleCode } from '#rules';
import type { Favourite } from '../device/favourites.ts';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { changesIn } from './editing.ts';
import { GameFacts, type RulesActions, RulesButtons } from './GameCard.tsx';
import { GamePictureView } from './GamePictureView.tsx';
import { RulesNameField } from './RulesAside.tsx';
import { DifferenceList } from './RulesInWords.tsx';

/** The house rules saved on this device, and the actions on them. */
export interface FavouriteActions {
  readonly all: ReadonlySignal<readonly Favourite[]>;
  readonly keep: (name: string, code: string) => boolean;
  readonly rename: (name: string, to: string) => boolean;
  readonly remove: (name: string) => void;
}

interface FavouriteListProps extends RulesActions {
  /** The rules to show. */
  readonly kept: readonly Favourite[];
  readonly chosen: RuleSet;
  readonly favourites: FavouriteActions;
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

interface FavouriteCardProps extends RulesActions {
  readonly favourite: Favourite;
  readonly chosen: RuleSet;
  readonly onRename: (to: string) => boolean;
  readonly onRemove: () => void;
}

/** One of the saved house rules. If its code cannot be read, it says why and can still be deleted. */
function FavouriteCard({ favourite, chosen, onRename, onRemove, ...actions }: FavouriteCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, code } = favourite;
  const read = readRuleCode(code);
  return (
    <li class="game card">
      {read.ok && <GamePictureView rules={read.value} />}
      <h3>{name}</h3>
      {read.ok ? (
        <OwnRules
          name={name}
          rules={read.value}
          isChosen={printRules(chosen) === printRules(read.value)}
          {...actions}
        />
      ) : (
        <p class="refused">{ruleText.ruleCodeSentence(read.reason)}</p>
      )}
      <div class="row">
        <button
          type="button"
          class="quiet"
          aria-expanded={isRenaming}
          aria-label={gamesText.aboutRules('rename', name)}
          onClick={() => setRenaming(!isRenaming)}
        >
          {gamesText.GAMES_SCREEN.rename}
        </button>
        <button type="button" class="quiet" aria-label={gamesText.aboutRules('remove', name)} onClick={onRemove}>
          {gamesText.GAMES_SCREEN.remove}
        </button>
      </div>
      {isRenaming && <RenameForm name={name} onRename={onRename} onDone={() => setRenaming(false)} />}
    </li>
  );
}

function OwnRules(
  props: RulesActions & { readonly name: string; readonly rules: RuleSet; readonly isChosen: boolean },
) {
  const { rules } = props;
  const changes = changesIn(rules);
  return (
    <>
      <GameFacts rules={rules} />
      <p>{text.rulesAbout(rules, changes.length)}</p>
      <RulesButtons {...props} label={text.changesCount(changes.length)}>
        <DifferenceList list={changes} preset={rules.preset} />
      </RulesButtons>
    </>
  );
}

/** Renames saved rules. */
function RenameForm(props: {
  readonly name: string;
  readonly onRename: (to: string) => boolean;
  readonly onDone: () => void;
}) {
  const [name, setName] = useState(props.name);
  const [isTaken, setTaken] = useState(false);
  const rename = (event: Event): void => {
    event.preventDefault();
    if (props.onRename(name)) props.onDone();
    else setTaken(true);
  };
  return (
    <form onSubmit={rename}>
      <RulesNameField label={gamesText.GAMES_SCREEN.newName} name={name} onName={setName} />
      <button type="submit">{gamesText.GAMES_SCREEN.rename}</button>
      <p class="said refused" role="alert">
        {isTaken && gamesText.GAMES_SCREEN.nameTaken}
      </p>
    </form>
  );
}
