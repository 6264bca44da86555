import { lazy } from '../../ui/lazy.tsx';

const panels = () => import('./occasionalPanels.ts');

export const LazyAwayPanel = lazy(async () => (await panels()).AwayPanel);
export const LazyInstallOffer = lazy(async () => (await panels()).InstallOffer);
export const LazyKeysPanel = lazy(async () => (await panels()).KeysPanel);
export const LazyHomePanel = lazy(async () => (await panels()).HomePanel);
export const LazyLeavePanel = lazy(async () => (await panels()).LeavePanel);
export const LazyTimeOutPanel = lazy(async () => (await panels()).TimeOutPanel);

/** The review of a deal or a game, fetched when it is opened. */
export const LazyReviewPanel = lazy(async () => (await import('../../review/ReviewPanel.tsx')).ReviewPanel);

/** The player's new bests and best swap, fetched with the final standing. */
export const LazyOwnGame = lazy(async () => (await import('../tally/OwnGame.tsx')).OwnGame, true);

/** The replay of the game so far, fetched when it is opened. */
export const LazyReplayPanel = lazy(async () => (await import('../../replay/ReplayPanel.tsx')).ReplayPanel);
/** The check of a deal, fetched when it is opened. */
export const LazyCheckPanel = lazy(async () => (await import('../../fair/CheckPanel.tsx')).CheckPanel);

/** The log, fetched when it is opened. */
export const LazyLiveLog = lazy(async () => (await import('./LogPanel.tsx')).LiveLog);

/** The deeds of other seats, fetched with the first one. */
export const LazySeatDeeds = lazy(async () => (await import('./SeatDeeds.tsx')).SeatDeeds);

/** The choice between meanings of a gesture, fetched with the first one, or ahead. */
export const LazyChooserPanel = lazy(async () => (await import('../ChooserPanel.tsx')).ChooserPanel);

/** The contract, fetched with the first one that is owed, or ahead. */
export const LazyContractBar = lazy(async () => (await import('../ContractBar.tsx')).ContractBar);

/** The bubbles of phrases, fetched with the first one, or ahead. */
export const LazySayings = lazy(async () => (await import('../Sayings.tsx')).Sayings, true);

/** The questions that some games ask, fetched with the first one, or ahead. */
export const LazyQuestionPanel = lazy(async () => (await import('../QuestionPanel.tsx')).QuestionPanel);

/** The phrases, fetched when they are opened. */
export const LazyPhrasePanel = lazy(async () => (await import('./PhrasePanel.tsx')).PhrasePanel);

/** The menu of a player, fetched when it is opened. */
export const LazyPlayerPanel = lazy(async () => (await import('./PlayerPanel.tsx')).PlayerPanel);
