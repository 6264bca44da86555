import type { Signal } from '@preact/signals';
import type { Seat } from '#engine';
import type { SeatInfo, TableView } from '#protocol';
import { ReplayPanel } from '../../replay/ReplayPanel.tsx';
import { CheckPanel } from '../../results/CheckPanel.tsx';
import { ReviewPanel } from '../../results/ReviewPanel.tsx';
import { SharePanel } from '../../results/SharePanel.tsx';
import type { TablePageProps } from '../openTable.ts';
import { KeysPanel } from './KeysPanel.tsx';
import { PhrasePanel, PlayerPanel } from './TalkPanels.tsx';

export { ScoreSheet } from '../../results/ScoreSheet.tsx';
export { Adjourned } from '../tally/Adjourning.tsx';
export { DealEndPanel } from '../tally/DealEnd.tsx';
export { ChooserPanel } from './ChooserPanel.tsx';
export { ContractBar } from './ContractBar.tsx';
export { LastActionTexts } from './LastActionTexts.tsx';
export { HomePanel, LeavePanel } from './LeavePanel.tsx';
export { LiveLog } from './LogPanel.tsx';
export { AwayPanel, TimeOutPanel } from './MissedPanels.tsx';
export { QuestionPanel } from './QuestionPanel.tsx';
export { WhyPanel } from './WhyPanel.tsx';
export { PhrasePanel };

/**
 * Panels opened by parts of the page other than the table's buttons: keys, phrases, the replay of the game so far, the
 * menu of a player in a seat, the review of a deal, or of the game for null, the check of a deal, and the result to
 * share.
 */
export type Aside =
  | 'keys'
  | 'phrases'
  | 'replay'
  | { readonly about: Seat }
  | { readonly review: number | null }
  | { readonly check: number }
  | { readonly share: TableView };

/** The open `Aside`, over any panel opened by a button. */
export function AsidePanel({ open, aside, settings }: TablePageProps & { readonly aside: Signal<Aside | null> }) {
  const close = (): void => {
    aside.value = null;
  };
  const { talk, game } = open;
  const now = aside.value;
  if (now === 'keys') return <KeysPanel letters={settings.value.letterKeys} onClose={close} />;
  if (now === null) return null;
  if (now === 'replay') return <ReplayPanel open={open} settings={settings} onClose={close} />;
  if (typeof now === 'object' && 'review' in now) return <ReviewPanel open={open} deal={now.review} onClose={close} />;
  if (typeof now === 'object' && 'share' in now) return <SharePanel table={now.share} onClose={close} />;
  if (typeof now === 'object' && 'check' in now) return <CheckPanel open={open} deal={now.check} onClose={close} />;
  if (!talk) return null;
  if (now === 'phrases') return talk.say && <PhrasePanel onSay={talk.say} onClose={close} />;
  const { seats, viewer } = game.table.value;
  const info = seats[now.about] as SeatInfo;
  return <PlayerPanel seat={now.about} info={info} talk={talk} plays={viewer !== 'spectator'} onClose={close} />;
}
