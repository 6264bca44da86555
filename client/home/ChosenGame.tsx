import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { changeCount } from '#rules';
import { text } from '../text/index.ts';

/** The chosen game on the home screen, with buttons to choose another or edit its rules. */
export function ChosenGame(props: {
  readonly rules: RuleSet;
  readonly onGames: () => void;
  readonly onEdit: () => void;
  /** Further choices for this game. */
  readonly children: ComponentChildren;
}) {
  const { rules, onGames, onEdit, children } = props;
  const id = useId();
  return (
    <section class="chosen-game card" aria-labelledby={id}>
      <h2 id={id}>
        <small>{text.HOME.game}</small> {text.rulesName(rules)}
      </h2>
      <p class="chosen-about">{text.rulesAbout(rules, changeCount(rules))}</p>
      <div class="row">
        <button type="button" onClick={onGames}>
          {text.HOME.games}
        </button>
        <button type="button" onClick={onEdit}>
          {text.HOME.houseRules}
        </button>
      </div>
      {children}
    </section>
  );
}
