import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { printRules, readRuleCode, ruleCodeSentence } from '#rules';
import { text } from '../../text/index.ts';
import { Disclosure } from './Disclosure.tsx';
import { changesIn } from './editing.ts';
import { type Favourite, LONGEST_NAME } from './favourite.ts';
import type { FavouriteWays, RulesWays } from './GameList.tsx';
import { DifferenceList } from './RulesInWords.tsx';

interface FavouriteListProps extends RulesWays {
  readonly kept: readonly Favourite[];
  readonly chosen: RuleSet;
  readonly favourites: FavouriteWays;
}

/** The rules one keeps on this device. What is deleted can be had back while one looks at the list. */
export function FavouriteList({ kept, chosen, favourites, ...ways }: FavouriteListProps) {
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
      <h2>{text.GAMES_SCREEN.own}</h2>
      {kept.length === 0 && <p class="none">{text.GAMES_SCREEN.noneOwn}</p>}
      <ul>
        {kept.map((favourite) => (
          <FavouriteCard
            key={favourite.name}
            favourite={favourite}
            chosen={chosen}
            onRename={(to) => favourites.rename(favourite.name, to)}
            onRemove={() => remove(favourite)}
            {...ways}
          />
        ))}
      </ul>
      <div role="status">
        {removed && (
          <p class="row">
            <span>{text.deleted(removed.name)}</span>
            <button type="button" onClick={() => putBack(removed)}>
              {text.GAMES_SCREEN.putBack}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

interface FavouriteCardProps extends RulesWays {
  readonly favourite: Favourite;
  readonly chosen: RuleSet;
  readonly onRename: (to: string) => boolean;
  readonly onRemove: () => void;
}

function FavouriteCard({ favourite, chosen, onRename, onRemove, ...ways }: FavouriteCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const read = readRuleCode(favourite.code);
  const { name } = favourite;
  return (
    <li class="game card">
      <h3>{name}</h3>
      {read.ok ? (
        <OwnRules name={name} rules={read.value} isChosen={printRules(chosen) === favourite.code} {...ways} />
      ) : (
        <p class="refused">{ruleCodeSentence(read.reason)}</p>
      )}
      <div class="row">
        <button
          type="button"
          class="quiet"
          aria-expanded={isRenaming}
          aria-label={text.about(text.GAMES_SCREEN.rename, name)}
          onClick={() => setRenaming(!isRenaming)}
        >
          {text.GAMES_SCREEN.rename}
        </button>
        <button type="button" class="quiet" aria-label={text.about(text.GAMES_SCREEN.remove, name)} onClick={onRemove}>
          {text.GAMES_SCREEN.remove}
        </button>
      </div>
      {isRenaming && <RenameForm name={name} onRename={onRename} onDone={() => setRenaming(false)} />}
    </li>
  );
}

/** Rules of one's own that can be read. */
function OwnRules(props: RulesWays & { readonly name: string; readonly rules: RuleSet; readonly isChosen: boolean }) {
  const { name, rules, isChosen, onChoose, onShow, onEdit } = props;
  const changes = changesIn(rules);
  return (
    <>
      <p>{text.rulesAbout(rules, changes.length)}</p>
      <div class="row">
        <button
          type="button"
          class="gold"
          aria-pressed={isChosen}
          aria-label={text.about(text.GAMES_SCREEN.choose, name)}
          onClick={() => onChoose(rules)}
        >
          {isChosen ? text.GAMES_SCREEN.chosen : text.GAMES_SCREEN.choose}
        </button>
        <Disclosure label={text.changesCount(changes.length)} about={name}>
          <DifferenceList list={changes} preset={rules.preset} />
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
    </>
  );
}

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
      <label class="field">
        <span>{text.GAMES_SCREEN.newName}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="off"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit">{text.GAMES_SCREEN.rename}</button>
      <p class="said refused" role="alert">
        {isTaken && text.GAMES_SCREEN.nameTaken}
      </p>
    </form>
  );
}
