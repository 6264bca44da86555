import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { PaceName } from '#protocol';
import { changeCount } from '#rules';
import { lengthsOf, minutesOf, nearestSeats } from '../rules/gameSizes.ts';
import { SeatsChoice } from '../rules/SeatsChoice.tsx';
import { text } from '../text/index.ts';
import { ChoiceRow } from '../ui/Choice.tsx';

export interface GameChoicesProps {
  /** The chosen rules. */
  readonly rules: Signal<RuleSet>;
  readonly seats: Signal<number>;
  readonly onGames: () => void;
  readonly onEdit: () => void;
  /** Further choices for this game. */
  readonly children: ComponentChildren;
}

/** The length of the game and the number of players, further choices, and ways to another game or to its rules. */
export function GameChoices({ rules, seats, onGames, onEdit, children }: GameChoicesProps) {
  const id = useId();
  const now = rules.value;
  return (
    <section class="chosen-game card" aria-labelledby={id}>
      <h2 id={id}>{text.rulesName(now)}</h2>
      <p class="chosen-about">{text.rulesAbout(now, changeCount(now))}</p>
      <div class="row">
        <button type="button" onClick={onGames}>
          {text.HOME.games}
        </button>
        <button type="button" onClick={onEdit}>
          {text.HOME.houseRules}
        </button>
      </div>
      <LengthChoice rules={rules} />
      <SeatsChoice rules={now} seats={seats} />
      {children}
    </section>
  );
}

/** The number of other seats at the table. */
export const othersOf = ({ rules, seats }: Pick<GameChoicesProps, 'rules' | 'seats'>): number =>
  nearestSeats(rules.value, seats.value) - 1;

/** The choice of the number of deals, for games that can be shorter or longer. */
function LengthChoice({ rules }: Pick<GameChoicesProps, 'rules'>) {
  const now = rules.value;
  const lengths = useMemo(() => lengthsOf(now), [now]);
  if (lengths.length < 2) return null;
  return (
    <ChoiceRow
      legend={text.HOME.length}
      options={lengths.map((one) => ({ value: one.deals, label: text.lengthInShort(one.deals, minutesOf(one.rules)) }))}
      value={lengths.find((length) => length.rules === now)?.deals ?? null}
      onChoose={(deals) => {
        rules.value = lengths.find((length) => length.deals === deals)?.rules ?? now;
      }}
    />
  );
}

/** The choice of a pace, with an explanation. */
export function PaceChoice(props: {
  readonly legend: string;
  readonly paces: readonly PaceName[];
  readonly pace: Signal<PaceName>;
}) {
  const { legend, paces, pace } = props;
  return (
    <div class="pace-choice">
      <ChoiceRow
        legend={legend}
        options={paces.map((value) => ({ value, label: text.PACE_LABELS[value] }))}
        value={pace.value}
        onChoose={(value) => {
          pace.value = value;
        }}
      />
      <p>{text.PACE_HINTS[pace.value]}</p>
    </div>
  );
}
