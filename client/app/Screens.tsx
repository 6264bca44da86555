import type { ReadonlySignal } from '@preact/signals';
import type { RuleSet } from '#engine';
import type { OpenTables } from '#protocol';
import { rulesPath } from '../addresses.ts';
import type { BestMemory } from '../device/bests.ts';
import type { Device, LessonMemory } from '../device/device.ts';
import type { Favourites } from '../device/favourites.ts';
import type { Installing } from '../device/installing.ts';
import type { LastGames } from '../device/lastGames.ts';
import type { Alerts } from '../device/notifications.ts';
import type { OwnTables } from '../device/ownTables.ts';
import { FriendsScreen } from '../home/FriendsScreen.tsx';
import { PlayerScreen } from '../home/PlayerScreen.tsx';
import { TablePreviewScreen } from '../home/TablePreviewScreen.tsx';
import type { StoredGames } from '../net/storedGames.ts';
import { ReplayScreen } from '../replay/ReplayScreen.tsx';
import { DailyScreen } from '../results/DailyScreen.tsx';
import { HistoryScreen } from '../results/HistoryScreen.tsx';
import { RatingsScreen } from '../results/RatingsScreen.tsx';
import { Editor } from '../rules/Editor.tsx';
import { GameList } from '../rules/GameList.tsx';
import { RulesScreen } from '../rules/RulesScreen.tsx';
import type { IdentityActions } from './identity.ts';
import type { Page } from './page.ts';
import type { PageScreen } from './screen.ts';

/** The data of the page and its actions. */
export interface PageProps {
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

/** A screen in its place, and whether a search for a table is under way. */
export interface ScreenProps extends PageProps {
  readonly screen: PageScreen;
  readonly busy: boolean;
}

/** A screen around the table, other than home. */
export function Screen(props: ScreenProps & { readonly screen: Exclude<PageScreen, { readonly at: 'home' }> }) {
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
    case 'friends':
      return (
        <FriendsScreen
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
      return <GameList {...actions} chosen={device.rules.value} favourites={favourites} plays={device.plays.value} />;
    case 'player':
      return <PlayerScreen {...device} {...props.player} onBack={page.back} />;
    case 'replay':
      return <ReplayScreen {...screen} settings={device.settings} onBack={page.back} />;
    case 'daily':
      return (
        <DailyScreen
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
        <HistoryScreen
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
        <RatingsScreen
          {...screen}
          onOpen={props.storedGames}
          onFamily={(family) => page.change({ at: 'ratings', family })}
          onPlayer={(player) => page.go({ at: 'history', player })}
          onBack={page.back}
        />
      );
    case 'rules':
      return <RulesScreen {...device} {...actions} problem={problem} busy={busy} rules={screen.rules} />;
    case 'editor':
      return (
        <Editor
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
        <TablePreviewScreen
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
