import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { DailyPage, OpenTables } from '#protocol';
import { type Hosting, type Matching, type Paces, PUBLIC_PACES } from '../device/choices.ts';
import type { LastGames } from '../device/lastGames.ts';
import type { OwnTable } from '../device/ownTables.ts';
import { LazyRulesPanel } from '../rules/lazyScreens.ts';
import { SeatsChoice } from '../rules/SeatsChoice.tsx';
import { text } from '../text/index.ts';
import { ChoiceToggle } from '../ui/Choice.tsx';
import { EachLevel } from '../ui/LevelChoice.tsx';
import { LooksForm } from '../ui/LooksForm.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Beginnings, type BeginningsProps, othersOf } from './Beginnings.tsx';
import { ChosenGame } from './ChosenGame.tsx';
import { FriendForm } from './FriendForm.tsx';
import { HomeScene } from './HomeScene.tsx';
import { OpenTableList } from './OpenTableList.tsx';
import { OwnTableList } from './OwnTableList.tsx';
import { PaceChoice } from './PaceChoice.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useFrozen } from './useFrozen.ts';

const LazyDailyCard = lazy(async () => (await import('./DailyCard.tsx')).DailyCard, true);
const LazyLastGameList = lazy(async () => (await import('./LastGameList.tsx')).LastGameList, true);

/** The data and actions of the home screen. */
export interface HomeProps extends Omit<BeginningsProps, 'isOffline'> {
  readonly paces: Paces;
  readonly hosting: Hosting;
  readonly matching: Matching;
  readonly ownTables: ReadonlySignal<readonly OwnTable[]>;
  readonly openTables: ReadonlySignal<OpenTables>;
  /** Opens the memory of the last finished games. */
  readonly lastGames: () => Promise<LastGames>;
  /** Today's daily deal; null without a server. */
  readonly today: () => Promise<DailyPage | null>;
  /** Goes straight to the table of the daily deal. */
  readonly onPlayDaily: () => void;
  /** Goes to the screen of the daily deal. */
  readonly onDaily: () => void;
  readonly onLook: (code: string) => void;
  readonly onSitDown: (code: string) => void;
  readonly onGames: () => void;
  readonly onEdit: () => void;
  readonly onPlayer: () => void;
  readonly onReplay: () => void;
  readonly onHistory: () => void;
  readonly onRatings: () => void;
}

/** The home screen. */
export function Home(props: HomeProps) {
  const [shows, setShows] = useState<'rules' | 'settings' | null>(null);
  // Not while a first table is being opened, which ends with a player who is no longer new.
  const [hasPlayed] = useState(!props.isNew);
  const { rules, settings } = props;
  const openTables = useFrozen(props.openTables.value, props.busy);
  return (
    <main class="home" data-opening={props.busy || undefined}>
      <div class="home-lead">
        <div class="home-head">
          <HomeScene />
          <h1 tabIndex={-1}>{text.gameName()}</h1>
          <p>{text.tagline()}</p>
        </div>
        <Beginnings {...props} isNew={!hasPlayed} isOffline={openTables === 'offline'} />
      </div>
      <div class="home-rest">
        <div class="home-column">
          <OwnTableList tables={props.ownTables} busy={props.busy} onLook={props.onLook} />
          <GameChoice {...props} />
          {hasPlayed && <LazyDailyCard {...props} onPlay={props.onPlayDaily} onTable={props.onDaily} />}
        </div>
        <div class="home-column">
          <FriendForm {...props} others={othersOf(props)} onCreate={() => props.onPlay('friends')} />
          <OpenTableList {...props} tables={openTables} />
          {hasPlayed && <LazyLastGameList open={props.lastGames} onHistory={props.onHistory} />}
          {props.isNew && (
            <section class="home-looks card">
              <LooksForm settings={settings} />
            </section>
          )}
        </div>
        <More {...props} isNew={!hasPlayed} onRules={() => setShows('rules')} onSettings={() => setShows('settings')} />
      </div>
      {shows === 'rules' && <LazyRulesPanel rules={rules.value} onClose={() => setShows(null)} />}
      {shows === 'settings' && <SettingsPanel settings={settings} onClose={() => setShows(null)} />}
    </main>
  );
}

/** The game, the number of seats, the bots one by one, and the pace. */
function GameChoice(props: HomeProps) {
  const { rules, seats, levels, paces, onGames, onEdit } = props;
  const { orNear } = props.matching;
  return (
    <ChosenGame rules={rules.value} onGames={onGames} onEdit={onEdit}>
      <SeatsChoice rules={rules.value} seats={seats} />
      <EachLevel levels={levels} bots={othersOf(props)} />
      <PaceChoice legend={text.PACE.anybody} paces={PUBLIC_PACES} pace={paces.anybody} />
      <ChoiceToggle label={text.HOME.orNear} hint={text.HOME.orNearHint} choice={orNear} />
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
        {text.HOME.profile}
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
