import type { ReadonlySignal, Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { parseCards } from '#engine';
import type { OpenTables } from '#protocol';
import type { BotLevels } from '../device/device.ts';
import type { LastGames } from '../device/lastGames.ts';
import type { OwnTable } from '../device/ownTables.ts';
import type { Settings } from '../device/settings.ts';
import { LazyRules } from '../rules/lazyRules.ts';
import { text } from '../text/index.ts';
import { AvatarPicture } from '../ui/Avatar.tsx';
import { LazySettings, lazy } from '../ui/lazy.tsx';
import { MiniCard } from '../ui/MiniCard.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsProps } from '../ui/settings.ts';
import { useNow } from '../ui/useNow.ts';
import { Beginnings, type BeginningsProps, LazyHomeLists } from './Beginnings.tsx';
import { runningGame, useFrozen } from './running.ts';

const LazyPlayOptions = lazy(() => import('./PlayOptions.tsx'));

/** How long the lists wait on a first visit: the files of a game that is begun at once come first. */
const FIRST_VISIT_DELAY_MS = 1_000;

/** The data and actions of the home screen. */
export interface HomeProps extends Omit<BeginningsProps, 'publicNow' | 'running' | 'onOptions'> {
  readonly settings: Signal<Settings>;
  readonly avatar: Signal<number | null>;
  readonly levels: BotLevels;
  readonly ownTables: ReadonlySignal<readonly OwnTable[]>;
  /** The number of the current deal in the saved practice game; null if there is none. */
  readonly keptDeal: ReadonlySignal<number | null>;
  readonly openTables: ReadonlySignal<OpenTables>;
  /** Opens the memory of the last finished games. */
  readonly lastGames: () => Promise<LastGames>;
  readonly onSitDown: (code: string) => void;
  readonly onGames: () => void;
  readonly onEdit: () => void;
  readonly onPlayer: () => void;
  readonly onReplay: () => void;
  readonly onHistory: () => void;
  readonly onRatings: () => void;
}

/**
 * The home screen. What fits on it without scrolling is one decision: a picture of the game's own move, and at most
 * five ways to a table. Everything else is below, or opens from the way it belongs to.
 */
export function Home(props: HomeProps) {
  const [shows, setShows] = useState<'options' | 'rules' | 'settings' | null>(null);
  // Fixed, since a player who opens a first table is no longer new before home is covered.
  const [isNew] = useState(props.isNew);
  const { rules, settings, busy } = props;
  const now = useNow();
  const publicNow = useFrozen(props.openTables.value, busy);
  const running = useFrozen(runningGame(props.ownTables.value, props.keptDeal.value, now), busy);
  return (
    <main class="home" data-opening={busy || undefined}>
      <div class="home-lead">
        <div class="home-head">
          <h1 tabIndex={-1}>{text.gameName()}</h1>
          <PlayerButton {...props} />
        </div>
        <div class="home-hook">
          <HomeScene />
          <p>{text.hook()}</p>
        </div>
        <Beginnings
          {...props}
          isNew={isNew}
          publicNow={publicNow}
          running={running}
          onOptions={() => setShows('options')}
        />
      </div>
      <div class="home-rest">
        <LazyHomeLists isAutomatic delayMs={isNew ? FIRST_VISIT_DELAY_MS : 0}>
          {({ OwnTableList, OpenTableList }) => (
            <>
              <OwnTableList {...props} tables={props.ownTables} running={running} />
              <OpenTableList {...props} publicNow={publicNow} />
            </>
          )}
        </LazyHomeLists>
        {!isNew && (
          <LazyHomeLists isAutomatic>
            {({ LastGameList }) => <LastGameList open={props.lastGames} onHistory={props.onHistory} />}
          </LazyHomeLists>
        )}
        <More {...props} onRules={() => setShows('rules')} onSettings={() => setShows('settings')} />
      </div>
      {shows === 'options' && (
        <LazyPlayOptions>
          {({ PlayOptions }) => <PlayOptions {...props} isPlaying={running !== null} onClose={() => setShows(null)} />}
        </LazyPlayOptions>
      )}
      {shows === 'rules' && (
        <LazyRules>{({ RulesPanel }) => <RulesPanel rules={rules.value} onClose={() => setShows(null)} />}</LazyRules>
      )}
      {shows === 'settings' && <SettingsPanel settings={settings} onClose={() => setShows(null)} />}
    </main>
  );
}

/** The player's name and avatar, which lead to the screen about the player and the language. */
function PlayerButton({ name, avatar, onPlayer }: HomeProps) {
  return (
    <button type="button" class="home-player" onClick={onPlayer}>
      {avatar.value !== null && <AvatarPicture cell={avatar.value} />}
      <span class="unseen">{text.HOME.profile}</span>
      <span>{name.value.trim() || text.HOME.guest}</span>
    </button>
  );
}

function More(props: HomeProps & { readonly onRules: () => void; readonly onSettings: () => void }) {
  return (
    <nav class="home-more" aria-label={text.HOME.more}>
      <button type="button" class="quiet" onClick={props.onRules}>
        {text.HOME.rules}
      </button>
      <button type="button" class="quiet" onClick={props.onHistory}>
        {text.HOME.history}
      </button>
      <button type="button" class="quiet" onClick={props.onRatings}>
        {text.HOME.ratings}
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

/** All settings, opened from a screen. */
function SettingsPanel({ settings, onClose }: SettingsProps & { readonly onClose: () => void }) {
  return (
    <Panel title={text.SETTINGS.title} kind="middle" onClose={onClose}>
      <LazySettings>{({ SettingsForm }) => <SettingsForm settings={settings} />}</LazySettings>
      <p class="settings-where">{text.SETTINGS.here}</p>
    </Panel>
  );
}

/** A run with a wild of another rank and suit, followed by the natural card that the wild stands for. */
const SCENE_CARDS = parseCards('6H 7H 3C 8H 9H TH');
const WILD_INDEX = 2;

/** The longest mark that fits on so large a card, in characters. */
const MAX_MARK_LENGTH = 7;

/** A picture of the game's own move: a natural card takes the place of a wild in a run. */
function HomeScene() {
  const mark = text.wild().length > MAX_MARK_LENGTH ? '' : text.wild();
  return (
    <div class="home-scene" style={{ '--letters': mark.length || 1 }} aria-hidden="true">
      {SCENE_CARDS.map((card, i) => (
        <span key={card}>
          <MiniCard card={card} wild={i === WILD_INDEX} standsFor={mark} />
        </span>
      ))}
    </div>
  );
}
