import type { ReadonlySignal, Signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { parseCards, type RuleSet } from '#engine';
import type { PublicTable } from '#protocol';
import { type BotLevels, type Hosting, type Opponents, type Paces, PUBLIC_PACES } from '../device/choices.ts';
import type { OwnTable } from '../device/ownTables.ts';
import type { Settings } from '../game/settings.ts';
import { LazyRulesPanel } from '../rules/lazyScreens.ts';
import { SeatsChoice } from '../rules/PlayWith.tsx';
import { nearestSeats } from '../rules/seatCounts.ts';
import { text } from '../text/index.ts';
import { LevelChoice } from '../ui/LevelChoice.tsx';
import { LooksForm } from '../ui/LooksForm.tsx';
import { MiniCard } from '../ui/MiniCard.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { ChosenGame } from './ChosenGame.tsx';
import { FriendForm } from './FriendForm.tsx';
import { OpenTableList } from './OpenTableList.tsx';
import { OwnTableList } from './OwnTableList.tsx';
import { PaceChoice } from './PaceChoice.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** The data and actions of the home screen. */
export interface HomeProps {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly paces: Paces;
  readonly hosting: Hosting;
  readonly levels: BotLevels;
  /** The chosen rules. */
  readonly rules: ReadonlySignal<RuleSet>;
  readonly problem: ReadonlySignal<Problem | null>;
  /** Whether a search for a table is under way. */
  readonly busy: boolean;
  /** The number of the current deal in the saved practice game; null if there is none. */
  readonly keptDeal: ReadonlySignal<number | null>;
  readonly ownTables: ReadonlySignal<readonly OwnTable[]>;
  /** Null while unknown. */
  readonly openTables: ReadonlySignal<readonly PublicTable[] | null>;
  /** Whether nobody has played on this device yet. */
  readonly isNew: boolean;
  readonly onLearn: () => void;
  readonly onGoOn: () => void;
  readonly onPlay: (company: Opponents) => void;
  readonly onLook: (code: string) => void;
  readonly onSitDown: (code: string) => void;
  readonly onGames: () => void;
  readonly onEdit: () => void;
  readonly onPlayer: () => void;
  readonly onReplay: () => void;
  readonly onHistory: () => void;
  readonly onRatings: () => void;
  readonly onDaily: () => void;
}

const FAN = parseCards('7H 8D 9H');

/** The home screen. */
export function Home(props: HomeProps) {
  const [shows, setShows] = useState<'rules' | 'settings' | null>(null);
  const { rules, settings } = props;
  return (
    <main class="home">
      <div class="home-lead">
        <div class="home-head">
          <div class="home-fan" aria-hidden="true">
            {FAN.map((card, i) => (
              <MiniCard key={card} card={card} wild={i === 1} />
            ))}
          </div>
          <h1 tabIndex={-1}>{text.gameName()}</h1>
          <p>{text.tagline()}</p>
        </div>
        <Beginnings {...props} />
      </div>
      <div class="home-rest">
        <div class="home-column">
          <OwnTableList tables={props.ownTables} busy={props.busy} onLook={props.onLook} />
          <GameChoice {...props} />
        </div>
        <div class="home-column">
          <FriendForm {...props} others={othersOf(props)} onCreate={() => props.onPlay('friends')} />
          <OpenTableList {...props} tables={props.openTables} />
        </div>
        <More {...props} onRules={() => setShows('rules')} onSettings={() => setShows('settings')} />
      </div>
      {shows === 'rules' && <LazyRulesPanel rules={rules.value} onClose={() => setShows(null)} />}
      {shows === 'settings' && <SettingsPanel settings={settings} onClose={() => setShows(null)} />}
    </main>
  );
}

/** The player's name and the buttons that lead straight to a table. */
function Beginnings(props: HomeProps) {
  const { busy, isNew, onPlay, onLearn, onDaily } = props;
  return (
    <div class="home-begin">
      <ProblemNote problem={props.problem} />
      <NameField name={props.name} />
      <button type="button" class="big gold" aria-disabled={busy} onClick={() => onPlay('anybody')}>
        {busy ? text.HOME.opening : text.HOME.playNow}
        <small>{text.HOME.playNowHint}</small>
      </button>
      <GoOn {...props} />
      <button type="button" class="big" aria-disabled={busy} onClick={() => onPlay('bots')}>
        {text.HOME.practise}
        <small>{text.HOME.practiseHint}</small>
      </button>
      <button type="button" class="big" aria-disabled={busy} onClick={isNew ? onLearn : onDaily}>
        {isNew ? text.HOME.newHere : text.HOME.daily}
        <small>{isNew ? text.HOME.learnHint : text.HOME.dailyHint}</small>
      </button>
      {isNew && (
        <div class="home-looks">
          <LooksForm settings={props.settings} />
        </div>
      )}
    </div>
  );
}

/** Resumes the saved practice game. */
function GoOn({ keptDeal, busy, onGoOn }: HomeProps) {
  const deal = useBefore(keptDeal, busy);
  if (deal === null) return null;
  return (
    <button type="button" class="big" aria-disabled={busy} onClick={onGoOn}>
      {text.HOME.goOn}
      <small>{text.goOnHint(deal)}</small>
    </button>
  );
}

/** Freezes a value while a table is being opened: home must not change under the player's eyes. */
function useBefore<Value>({ value }: ReadonlySignal<Value>, busy: boolean): Value {
  const before = useRef(value);
  if (!busy) before.current = value;
  return before.current;
}

/** The number of other seats at the table. */
const othersOf = ({ rules, seats }: HomeProps): number => nearestSeats(rules.value, seats.value) - 1;

/** The game, the number of seats, the bots and the pace. */
function GameChoice(props: HomeProps) {
  const { rules, seats, levels, paces, onGames, onEdit } = props;
  return (
    <ChosenGame rules={rules.value} onGames={onGames} onEdit={onEdit}>
      <SeatsChoice rules={rules.value} seats={seats} />
      <LevelChoice group="level" levels={levels} bots={othersOf(props)} />
      <PaceChoice legend={text.PACE.anybody} name="pace" paces={PUBLIC_PACES} pace={paces.anybody} />
    </ChosenGame>
  );
}

function More(props: HomeProps & { readonly onRules: () => void; readonly onSettings: () => void }) {
  const { isNew, busy } = props;
  return (
    <nav class="home-more" aria-label={text.HOME.more}>
      <button type="button" class="quiet" aria-disabled={busy} onClick={isNew ? props.onDaily : props.onLearn}>
        {isNew ? text.HOME.daily : text.HOME.learn}
      </button>
      <button type="button" class="quiet" onClick={props.onRules}>
        {text.HOME.rules}
      </button>
      <button type="button" class="quiet" onClick={props.onHistory}>
        {text.HOME.history}
      </button>
      <button type="button" class="quiet" onClick={props.onRatings}>
        {text.HOME.ratings}
      </button>
      <button type="button" class="quiet" onClick={props.onPlayer}>
        {text.PLAYER.open}
      </button>
      <button type="button" class="quiet" onClick={props.onReplay}>
        {text.HOME.replay}
      </button>
      <button type="button" class="quiet" onClick={props.onSettings}>
        {text.SETTINGS.open}
      </button>
    </nav>
  );
}
