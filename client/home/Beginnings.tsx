import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { BotLevels, Opponents } from '../device/choices.ts';
import type { Settings } from '../game/settings.ts';
import { lengthsOf } from '../rules/lengths.ts';
import { nearestSeats } from '../rules/SeatsChoice.tsx';
import { text } from '../text/index.ts';
import { ChoiceRow } from '../ui/Choice.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { CommonLevel } from '../ui/LevelChoice.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { useFrozen } from './useFrozen.ts';

/** The choices and actions of the ways to a table. */
export interface BeginningsProps {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly levels: BotLevels;
  /** The chosen rules. */
  readonly rules: Signal<RuleSet>;
  readonly problem: ReadonlySignal<Problem | null>;
  /** Whether a search for a table is under way. */
  readonly busy: boolean;
  /** The number of the current deal in the saved practice game; null if there is none. */
  readonly keptDeal: ReadonlySignal<number | null>;
  /** Whether nobody has played on this device yet. */
  readonly isNew: boolean;
  /** Whether the server cannot be reached: practice is the way to play then. */
  readonly isOffline: boolean;
  readonly onLearn: () => void;
  readonly onGoOn: () => void;
  readonly onPlay: (company: Opponents) => void;
}

/** The buttons that lead straight to a table, with the length of the game and the bots' level beside them. */
export function Beginnings(props: BeginningsProps) {
  const { busy, isNew, isOffline, problem, onPlay, onLearn, onGoOn } = props;
  const [pressed, setPressed] = useState('');
  useEffect(() => {
    if (!busy) setPressed('');
  }, [busy]);
  const deal = useFrozen(props.keptDeal.value, busy);
  const way = (words: string, hint: string, begin: () => void, look = 'big', opening = text.HOME.opening) => {
    const isOpening = busy && pressed === words;
    const press = (): void => {
      if (!busy) setPressed(words);
      begin();
    };
    return (
      <button type="button" class={look} aria-disabled={busy} aria-busy={isOpening} onClick={press}>
        {isOpening ? opening : words}
        <small>{hint}</small>
      </button>
    );
  };
  const playNow = (look?: string) =>
    way(text.HOME.playNow, text.HOME.playNowHint, () => onPlay('anybody'), look, text.HOME.finding);
  const practise = (look?: string) => way(text.HOME.practise, text.HOME.practiseHint, () => onPlay('bots'), look);
  return (
    <div class="home-begin">
      <ProblemNote problem={problem} />
      <div class="problem" role="status">
        {isOffline && problem.value !== 'offline' && <p>{text.HOME.offline}</p>}
      </div>
      {(isOffline ? practise : playNow)('big gold')}
      <div class="home-choices">
        <LengthChoice {...props} />
        <CommonLevel levels={props.levels} bots={othersOf(props)} />
      </div>
      <div class="home-ways">
        {deal !== null && way(text.HOME.goOn, text.goOnHint(deal), onGoOn)}
        {(isOffline ? playNow : practise)()}
        {isNew && way(text.HOME.newHere, text.HOME.learnHint, onLearn)}
      </div>
      <div class="home-who">
        <NameField name={props.name} />
        <LanguageChoice settings={props.settings} />
      </div>
    </div>
  );
}

/** The number of other seats at the table. */
export const othersOf = ({ rules, seats }: Pick<BeginningsProps, 'rules' | 'seats'>): number =>
  nearestSeats(rules.value, seats.value) - 1;

/** The choice of the number of deals, for games that can be shorter or longer. */
function LengthChoice({ rules }: Pick<BeginningsProps, 'rules'>) {
  const now = rules.value;
  const lengths = useMemo(() => lengthsOf(now), [now]);
  if (lengths.length < 2) return null;
  return (
    <ChoiceRow
      legend={text.HOME.length}
      options={lengths.map(({ deals }) => ({ value: deals, label: text.dealsCount(deals) }))}
      value={lengths.find((length) => length.rules === now)?.deals ?? null}
      onChoose={(deals) => {
        rules.value = lengths.find((length) => length.deals === deals)?.rules ?? now;
      }}
    />
  );
}
