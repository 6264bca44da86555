import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { type OpenTables, RATED_FAMILIES, type RatedFamily } from '#protocol';
import { rulesPath } from '../addresses.ts';
import type { BestMemory } from '../device/bests.ts';
import type { Device } from '../device/device.ts';
import type { Favourites } from '../device/favourites.ts';
import { InstallContext, type Installing } from '../device/installing.ts';
import type { LastGames } from '../device/lastGames.ts';
import type { LessonMemory } from '../device/lessons.ts';
import { type Alerts, AlertsContext } from '../device/notifications.ts';
import type { OwnTables } from '../device/ownTables.ts';
import { Home } from '../home/Home.tsx';
import type { StoredGames } from '../net/storedGames.ts';
import { LazyEditor, LazyGameList, LazyLookScreen, LazyRulesScreen } from '../rules/lazyScreens.ts';
import { TablePage } from '../table/TablePage.tsx';
import { Cover } from '../ui/Cover.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { IdentityActions } from './identity.ts';
import type { Page } from './page.ts';
import type { PageScreen } from './screen.ts';

const LazyReplayScreen = lazy(async () => (await import('../replay/ReplayScreen.tsx')).ReplayScreen);
const LazyHistoryScreen = lazy(async () => (await import('../history/HistoryScreen.tsx')).HistoryScreen);
const LazyDailyScreen = lazy(async () => (await import('../daily/DailyScreen.tsx')).DailyScreen);
const LazyRatingsScreen = lazy(async () => (await import('../ratings/RatingsScreen.tsx')).RatingsScreen);
const LazyFriendsScreen = lazy(async () => (await import('../home/FriendsScreen.tsx')).FriendsScreen);
const LazyPlayerScreen = lazy(async () => (await import('../home/PlayerScreen.tsx')).PlayerScreen);

const today = async () => (await import('../net/dailyNow.ts')).dailyNow(() => window.localStorage);

interface AppProps {
  readonly page: Page;
  readonly device: Device;
  readonly alerts: Alerts;
  readonly installing: Installing;
  readonly favourites: Favourites;
  readonly lessons: LessonMemory;
  /** The number of the current deal in the saved practice game; null if there is none. */
  readonly keptDeal: ReadonlySignal<number | null>;
  readonly ownTables: OwnTables;
  readonly openTables: ReadonlySignal<OpenTables>;
  /** The last finished games on this device. Rejects if the code for them cannot be loaded. */
  readonly lastGames: () => Promise<LastGames>;
  /** The bests of this device's player. Rejects if the code for them cannot be loaded. */
  readonly bests: () => Promise<BestMemory>;
  readonly player: IdentityActions;
  /** The stored games of the server. Rejects if the code for the network cannot be loaded. */
  readonly storedGames: () => Promise<StoredGames>;
}

/** The page: a table, or one of the screens around it. */
export function App(props: AppProps) {
  return (
    <AlertsContext.Provider value={props.alerts}>
      <InstallContext.Provider value={props.installing}>
        <PlaceView {...props} />
      </InstallContext.Provider>
    </AlertsContext.Provider>
  );
}

function PlaceView(props: AppProps) {
  const { page, device } = props;
  const place = page.place.value;
  useHomeFocus(place.at);
  const isScreen = place.at !== 'table' && place.at !== 'opening';
  const screen = isScreen ? place : place.from;
  const covers = place.at === 'table' && place.open.cover.value === 'screen';
  const { leave, goAway, playHere, afterLesson } = page;
  const actions = {
    ...{ onLeave: leave, onAway: goAway, onPlayHere: playHere, onAfterLesson: afterLesson },
    onDaily: () => page.leaveFor({ at: 'daily', isAwaited: true }),
    onRatings: (family: RatedFamily) => page.leaveFor({ at: 'ratings', family }),
    onInvite: page.inviteAgain,
    ...{ storedGames: props.storedGames, bests: props.bests },
  };
  return (
    <>
      {(place.at !== 'table' || covers) && (
        <Cover covers={covers} isFelt={screen === null}>
          {screen && <ScreenView {...props} screen={screen} busy={!isScreen} />}
        </Cover>
      )}
      {/* The key resets all component state when the table changes. */}
      {place.at === 'table' && <TablePage key={place.open} open={place.open} settings={device.settings} {...actions} />}
    </>
  );
}

/** Moves the focus to the heading when the player comes back home, as on every other screen. */
function useHomeFocus(at: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (at === 'home' && !isFirst.current) document.querySelector<HTMLElement>('.home h1')?.focus();
    if (at !== 'opening') isFirst.current = false;
  }, [at]);
}

function ScreenView(props: AppProps & { readonly screen: PageScreen; readonly busy: boolean }) {
  const { page, device, favourites, screen, busy } = props;
  const actions = {
    onShow: (rules: RuleSet) => page.go({ at: 'rules', rules }),
    onEdit: (rules: RuleSet) => page.go({ at: 'editor', rules }),
    onChoose: page.choose,
    onPlay: page.play,
    onKeep: favourites.keep,
    onBack: page.back,
    linkTo: (code: string) => location.origin + rulesPath(code),
  };
  const choosing = { onGames: () => page.go({ at: 'games' }), onEdit: () => actions.onEdit(device.rules.value) };
  const { problem } = page;
  switch (screen.at) {
    case 'home':
      return (
        <Home
          {...device}
          problem={problem}
          busy={busy}
          isNew={!props.lessons.seen.value}
          onLearn={page.learn}
          keptDeal={props.keptDeal}
          ownTables={props.ownTables.all}
          openTables={props.openTables}
          lastGames={props.lastGames}
          today={today}
          onGoOn={page.goOn}
          onPlay={page.play}
          onLook={page.look}
          onSitDown={page.sitDown}
          {...choosing}
          onPlayer={() => page.go({ at: 'player' })}
          onReplay={() => page.go({ at: 'replay', game: null, moment: '' })}
          onFriends={() => page.go({ at: 'friends' })}
          onDaily={() => page.go({ at: 'daily', isAwaited: false })}
          onRatings={() => page.go({ at: 'ratings', family: RATED_FAMILIES[0] })}
          onHistory={() => page.go({ at: 'history', player: null })}
        />
      );
    case 'friends':
      return (
        <LazyFriendsScreen
          {...device}
          {...choosing}
          problem={problem}
          busy={busy}
          onCreate={() => page.play('friends')}
          onLook={page.look}
          onBack={page.back}
        />
      );
    case 'games':
      return (
        <LazyGameList {...actions} chosen={device.rules.value} favourites={favourites} plays={device.plays.value} />
      );
    case 'player':
      return <LazyPlayerScreen {...device} {...props.player} onBack={page.back} />;
    case 'replay':
      return <LazyReplayScreen {...screen} settings={device.settings} onBack={page.back} />;
    case 'daily':
      return (
        <LazyDailyScreen
          {...screen}
          name={device.name}
          problem={problem}
          busy={busy}
          onOpen={props.storedGames}
          onPlay={page.daily}
          // Before the result, the history has the same screen once more.
          onBack={screen.isAwaited ? page.leave : page.back}
        />
      );
    case 'history':
      return (
        <LazyHistoryScreen
          {...screen}
          onOpen={props.storedGames}
          bests={props.bests}
          onPlayer={(player) => page.go({ at: 'history', player })}
          onGame={(game) => page.go({ at: 'replay', game, moment: '' })}
          onRatings={(family) => page.go({ at: 'ratings', family })}
          onErased={() => {
            props.ownTables.forgetAll();
            device.plays.value = {};
            void props.lastGames().then((games) => games.forget(), reportError);
            void props.bests().then((bests) => bests.forget(), reportError);
          }}
          onBack={page.back}
        />
      );
    case 'ratings':
      return (
        <LazyRatingsScreen
          {...screen}
          onOpen={props.storedGames}
          onFamily={(family) => page.change({ at: 'ratings', family })}
          onPlayer={(player) => page.go({ at: 'history', player })}
          onBack={page.back}
        />
      );
    case 'rules':
      return <LazyRulesScreen {...device} {...actions} problem={problem} busy={busy} rules={screen.rules} />;
    case 'editor':
      return (
        <LazyEditor
          {...device}
          {...actions}
          problem={problem}
          busy={busy}
          rules={screen.rules}
          onChange={(rules) => page.change({ at: 'editor', rules })}
        />
      );
    case 'look':
      return (
        <LazyLookScreen
          {...screen}
          name={device.name}
          problem={problem}
          busy={busy}
          onJoin={page.join}
          onBack={page.back}
        />
      );
  }
}
