import type { ComponentChildren } from 'preact';
import type { RuleSet } from '#engine';
import { gamesText } from '../text/games.ts';
import { Disclosure } from '../ui/Disclosure.tsx';

/** The actions on rules in a list. */
export interface RulesWays {
  readonly onChoose: (rules: RuleSet) => void;
  /** Shows all of the rules in words. */
  readonly onShow: (rules: RuleSet) => void;
  readonly onEdit: (rules: RuleSet) => void;
}

/** The buttons below rules in a list: choose them, or show more. */
export function RulesButtons(
  props: RulesWays & {
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
