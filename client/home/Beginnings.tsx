import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { DailyPage, OpenTables } from '#protocol';
import { bestTable, parseRules, printRules, quickRules, tableDistance } from '#rules';
import type { Matching, Opponents, Paces } from '../device/device.ts';
import { minutesOf, nearestSeats } from '../rules/gameSizes.ts';
import { text } from '../text/index.ts';
import { lazy } from '../ui/lazy.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import type { RunningGame } from './running.ts';

/** The parts of home that appear by themselves: the lists below the ways, and the state of the daily deal. */
export const LazyHomeLists = lazy(() => import('./HomeLists.tsx'));

/** The choices and actions of the ways to a table. */
export interface BeginningsProps {
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly paces: Paces;
  readonly matching: Matching;
  /** The chosen rules. */
  readonly rules: Signal<RuleSet>;
  readonly problem: ReadonlySignal<Problem | null>;
  /** Whether a search for a table is under way. */
  readonly busy: boolean;
  /** The game to go on with; null if there is none. */
  readonly running: RunningGame | null;
  /** Whether nobody has played on this device yet. */
  readonly isNew: boolean;
  /** The public tables. Without a server, practice is the way to play. */
  readonly publicNow: OpenTables;
  /** Today's daily deal; null without a server. */
  readonly today: () => Promise<DailyPage | null>;
  readonly onLearn: () => void;
  readonly onGoOn: () => void;
  readonly onLook: (code: string) => void;
  readonly onPlay: (company: Opponents) => void;
  readonly onDaily: () => void;
  readonly onFriends: () => void;
  readonly onOptions: () => void;
}

/**
 * A way from home: its kind, its label, the hint below it, what it does, and the label while a table is being opened.
 */
type Way = readonly [kind: string, words: string, hint: ComponentChildren, begin: () => void, opening?: string];

/** The ways to a table: at most five, the likeliest first and in gold. */
export function Beginnings(props: BeginningsProps) {
  const { busy, isNew, problem, running } = props;
  const [pressed, setPressed] = useState('');
  useEffect(() => {
    if (!busy) setPressed('');
  }, [busy]);
  const why = problem.value;
  const isOffline = props.publicNow === 'offline';
  const { goOn, learn, play, practise, daily, friends } = waysFrom(props);
  const [first, second] = isOffline ? [practise, play] : [play, practise];
  const gold = running ? goOn : isNew ? learn : first;
  const shown = (way: Way, look = '') => {
    const [kind, words, hint, begin, opening = text.HOME.opening] = way;
    const isOpening = busy && pressed === words;
    const press = (): void => {
      if (!busy) setPressed(words);
      begin();
    };
    const looks = look || (way === gold ? 'big gold' : 'big');
    return (
      <button type="button" class={`way-${kind} ${looks}`} aria-disabled={busy} aria-busy={isOpening} onClick={press}>
        <span>{isOpening ? opening : words}</span>
        <small>{hint}</small>
      </button>
    );
  };
  return (
    <div class="home-begin">
      <ProblemNote problem={problem} />
      {typeof why === 'object' && why !== null && 'badName' in why && <NameField name={props.name} />}
      <div class="problem" role="status">
        {isOffline && why !== 'offline' && <p>{text.HOME.offline}</p>}
      </div>
      {goOn && shown(goOn)}
      {isNew && shown(learn)}
      <div class="home-play">
        {shown(first)}
        <button type="button" class="game-line disclosure" aria-haspopup="dialog" onClick={props.onOptions}>
          {gameSummary(props)}
        </button>
      </div>
      <div class="home-ways">
        {shown(daily, 'tile')}
        {shown(friends, 'tile')}
        {!isNew && shown(learn, 'tile')}
        {!running && shown(second, 'tile')}
      </div>
    </div>
  );
}

const dailyState = (props: BeginningsProps) => (
  <LazyHomeLists isAutomatic>{({ DailyState }) => <DailyState {...props} />}</LazyHomeLists>
);

function waysFrom(props: BeginningsProps) {
  const { HOME } = text;
  const { isNew, onPlay } = props;
  return {
    goOn: goOnWay(props),
    learn: ['learn', HOME.learn, HOME.learnHint, props.onLearn] as Way,
    play: ['play', HOME.playNow, peopleHint(props), () => onPlay('anybody'), HOME.finding] as Way,
    practise: ['practise', HOME.practise, HOME.practiseHint, () => onPlay('bots')] as Way,
    daily: ['daily', HOME.daily, isNew ? HOME.dailyHint : dailyState(props), props.onDaily] as Way,
    friends: ['friends', HOME.friends, HOME.friendsHint, props.onFriends] as Way,
  };
}

/** The way back to a running game. A practice game waits for the player alone. */
function goOnWay({ running, onGoOn, onLook }: BeginningsProps): Way | null {
  if (!running) return null;
  if ('deal' in running) return ['goOn', text.HOME.goOn, text.goOnHint(running.deal), onGoOn];
  const { code, rules, names } = running.table;
  return ['goOn', text.HOME.goBack, text.ownTable(text.codedGame(rules), names), () => onLook(code)];
}

/**
 * The hint of *Play now*: the table with a similar game that it joins if nobody plays the chosen one; else the people
 * who are here and looking; if there are none, how a table fills.
 */
function peopleHint({ publicNow, matching, paces, seats, rules: { value: rules } }: BeginningsProps): string {
  if (!publicNow || publicNow === 'offline') return text.HOME.playNowHint;
  const { tables, people } = publicNow;
  const chosen = nearestSeats(rules, seats.value);
  const request = { rules: printRules(quickRules(rules, chosen)), seats: chosen, pace: paces.anybody.value };
  const table = bestTable(request, matching.orNear.value, tables);
  const near = table && tableDistance(table, request) !== 0 ? table : null;
  const game = near && parseRules(near.rules);
  if (near && game) return text.joinsNear(near.people, game, near.seats, minutesOf(game));
  return text.peopleHere(people) || text.HOME.playNowHint;
}

/** The chosen game in short. */
const gameSummary = ({ rules: { value: rules }, seats }: BeginningsProps): string =>
  text.gameInShort(rules, nearestSeats(rules, seats.value), minutesOf(rules));
