import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { printRules, readRuleCode } from '#rules';
import type { Favourite } from '../device/favourites.ts';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { changesIn } from './editing.ts';
import { GameFacts } from './GameCard.tsx';
import { GamePictureView } from './GamePictureView.tsx';
import { RenameForm } from './RenameForm.tsx';
import { RulesButtons, type RulesWays } from './RulesButtons.tsx';
import { DifferenceList } from './RulesInWords.tsx';

interface FavouriteCardProps extends RulesWays {
  readonly favourite: Favourite;
  readonly chosen: RuleSet;
  readonly onRename: (to: string) => boolean;
  readonly onRemove: () => void;
}

/** One of the saved house rules. If its code cannot be read, it says why and can still be deleted. */
export function FavouriteCard({ favourite, chosen, onRename, onRemove, ...actions }: FavouriteCardProps) {
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

function OwnRules(props: RulesWays & { readonly name: string; readonly rules: RuleSet; readonly isChosen: boolean }) {
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
