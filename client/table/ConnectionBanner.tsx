import { useRef, useState } from 'preact/hooks';
import type { Refusal } from '#protocol';
import { text } from '../text/index.ts';
import { useModal } from '../ui/modal.ts';

/** Why a table is lost: in the end it may only be open elsewhere. */
type Reason = Refusal | 'takenOver';

/** Tells that the table is out of reach: for the moment, or for good and why. */
export function ConnectionBanner(props: {
  readonly status: 'online' | 'reconnecting' | 'lost';
  readonly reason: Reason | null;
  readonly onHome: () => void;
  /** Takes the seat back from where it is played now. */
  readonly onPlayHere: () => void;
}) {
  if (props.status === 'online') return null;
  if (props.status === 'reconnecting') {
    return (
      <p class="banner" role="status" data-spared>
        {text.CONNECTION.reconnecting}
      </p>
    );
  }
  return <Lost {...props} />;
}

/** Nothing else can be done than to go home, or to play here again. */
function Lost({ reason, onHome, onPlayHere }: Omit<Parameters<typeof ConnectionBanner>[0], 'status'>) {
  const box = useRef<HTMLDivElement>(null);
  useModal(box);
  const [isComing, setComing] = useState(false);
  const playHere = (): void => {
    // A second press would take the seat from the first.
    if (!isComing) onPlayHere();
    setComing(true);
  };
  const words = wordsFor(reason);
  const isElsewhere = reason === 'takenOver';
  return (
    <>
      <div class="scrim" data-spared />
      <div class="panel small lost" ref={box} role="alertdialog" aria-modal="true" aria-label={words} data-spared>
        <p>{words}</p>
        {isElsewhere && (
          <button type="button" class="gold" data-first aria-disabled={isComing} onClick={playHere}>
            {text.CONNECTION.playHere}
          </button>
        )}
        <button type="button" class={isElsewhere ? '' : 'gold'} data-first={!isElsewhere} onClick={onHome}>
          {text.CONNECTION.home}
        </button>
      </div>
    </>
  );
}

function wordsFor(reason: Reason | null): string {
  if (reason === 'takenOver') return text.CONNECTION.elsewhere;
  return reason ? text.lostBecause(reason) : text.CONNECTION.lost;
}
