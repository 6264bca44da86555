import { text } from '../text/index.ts';

/** Tells that the table is out of reach: for the moment, or for good. */
export function ConnectionBanner(props: {
  readonly status: 'online' | 'reconnecting' | 'lost';
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
  return (
    <div class="panel middle lost" role="alertdialog" aria-label={text.CONNECTION.lost}>
      <p>{text.CONNECTION.lost}</p>
      <button type="button" class="gold" onClick={props.onHome}>
        {text.CONNECTION.home}
      </button>
    </div>
  );
}
