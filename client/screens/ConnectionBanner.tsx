import type { Refusal } from '#protocol';
import { text } from '../text/index.ts';

/** Tells that the table is out of reach: for the moment, or for good and why. */
export function ConnectionBanner(props: {
  readonly status: 'online' | 'reconnecting' | 'lost';
  readonly reason: Refusal | null;
  readonly onHome: () => void;
}) {
  if (props.status === 'online') return null;
  if (props.status === 'reconnecting') {
    return (
      <p class="banner" role="status">
        {text.CONNECTION.reconnecting}
      </p>
    );
  }
  const words = props.reason ? text.lostBecause(props.reason) : text.CONNECTION.lost;
  return (
    <div class="panel middle lost" role="alertdialog" aria-label={words}>
      <p>{words}</p>
      <button type="button" class="gold" onClick={props.onHome}>
        {text.CONNECTION.home}
      </button>
    </div>
  );
}
