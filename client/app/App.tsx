import { useEffect, useRef } from 'preact/hooks';
import { RATED_FAMILIES, type RatedFamily } from '#protocol';
import { InstallContext } from '../device/installing.ts';
import { AlertsContext } from '../device/notifications.ts';
import { Home } from '../home/Home.tsx';
import { dailyNow } from '../net/ownServer.ts';
import { TablePage } from '../table/TablePage.tsx';
import { Cover } from '../ui/Cover.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { PageProps, ScreenProps } from './Screens.tsx';

/** The screens other than home, fetched with the first that is opened. */
const LazyScreens = lazy(() => import('./Screens.tsx'));

const today = () => dailyNow(() => window.localStorage);

/** The page: a table, or one of the screens around it. */
export function App(props: PageProps) {
  return (
    <AlertsContext.Provider value={props.alerts}>
      <InstallContext.Provider value={props.installing}>
        <PlaceView {...props} />
      </InstallContext.Provider>
    </AlertsContext.Provider>
  );
}

function PlaceView(props: PageProps) {
  const { page, device } = props;
  const place = page.place.value;
  useHomeFocus(place.at);
  const isScreen = place.at !== 'table' && place.at !== 'opening';
  const screen = isScreen ? place : place.from;
  const covers = place.at === 'table' && place.open.cover.value === 'screen';
  const { leave, goAway, playHere, afterLesson } = page;
  const actions = {
    onLeave: leave,
    onAway: goAway,
    onPlayHere: playHere,
    onAfterLesson: afterLesson,
    onDaily: () => page.leaveFor({ at: 'daily', isAwaited: true }),
    onRatings: (family: RatedFamily) => page.leaveFor({ at: 'ratings', family }),
    onInvite: page.inviteAgain,
    storedGames: props.storedGames,
    bests: props.bests,
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

function ScreenView(props: ScreenProps) {
  const { page, device, screen, busy } = props;
  if (screen.at !== 'home') return <LazyScreens>{({ Screen }) => <Screen {...props} screen={screen} />}</LazyScreens>;
  return (
    <Home
      {...device}
      problem={page.problem}
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
      onGames={() => page.go({ at: 'games' })}
      onEdit={() => page.go({ at: 'editor', rules: device.rules.value })}
      onPlayer={() => page.go({ at: 'player' })}
      onReplay={() => page.go({ at: 'replay', game: null, moment: '' })}
      onFriends={() => page.go({ at: 'friends' })}
      onDaily={() => page.go({ at: 'daily', isAwaited: false })}
      onRatings={() => page.go({ at: 'ratings', family: RATED_FAMILIES[0] })}
      onHistory={() => page.go({ at: 'history', player: null })}
    />
  );
}
