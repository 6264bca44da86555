import type { ReadonlySignal, Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { OpenTables } from '#protocol';
import type { BotLevels } from '../device/device.ts';
import type { LastGames } from '../device/lastGames.ts';
import type { OwnTable } from '../device/ownTables.ts';
import type { Settings } from '../device/settings.ts';
import { LazyRules } from '../rules/lazyRules.ts';
import { text } from '../text/index.ts';
import { AvatarPicture } from '../ui/AvatarPicture.tsx';
import { lazy } from '../ui/lazy.tsx';
import { useNow } from '../ui/useNow.ts';
import { Beginnings, type BeginningsProps } from './Beginnings.tsx';
import { HomeScene } from './HomeScene.tsx';
import { runningGame } from './running.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useFrozen } from './useFrozen.ts';

const LazyPlayOptions = lazy(() => import('./PlayOptions.tsx'));
const LazyTableLists = lazy(() => import('./TableLists.tsx'));
const LazyLastGames = lazy(() => import('./LastGameList.tsx'));

/** How long the lists wait on a first visit, in ms: the files of a game that is begun at once come first. */
const FIRST_GAME_MS = 1_000;

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
 * The home screen. What fits on it without scrolling is one decision: the game's own move, and at most five ways to a
 * table. All else lies below, or under the way it belongs to.
 */
export function Home(props: HomeProps) {
  const [shows, setShows] = useState<'options' | 'rules' | 'settings' | null>(null);
  // Not while a first table is being opened, which ends with a player who is no longer new.
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
        <LazyTableLists unasked rest={isNew ? FIRST_GAME_MS : 0}>
          {({ OwnTableList, OpenTableList }) => (
            <>
              <OwnTableList {...props} tables={props.ownTables} running={running} />
              <OpenTableList {...props} publicNow={publicNow} />
            </>
          )}
        </LazyTableLists>
        {!isNew && (
          <LazyLastGames unasked>
            {({ LastGameList }) => <LastGameList open={props.lastGames} onHistory={props.onHistory} />}
          </LazyLastGames>
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

/** The player's name and face, which lead to the screen about them, with the language. */
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
