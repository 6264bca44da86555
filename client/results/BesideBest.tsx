import { useState } from 'preact/hooks';
import { DAILY_SEAT, type DailyGames } from '#protocol';
import type { StoredGames } from '../net/storedGames.ts';
import { readText } from '../replay/opening.ts';
import { eventsFor, type Perspective, tableFor } from '../replay/perspective.ts';
import type { DealSpan, Timeline } from '../replay/timeline.ts';
import { dailyText } from '../text/daily.ts';
import { eventText } from '../text/eventText.ts';
import { replayText } from '../text/replay.ts';
import { Loading } from '../ui/EmptyState.tsx';
import { SuitText } from '../ui/SuitText.tsx';

interface BesideProps {
  readonly day: string;
  readonly onOpen: () => Promise<StoredGames>;
}

/** Two games in words; `theirs` is null while nobody else has finished the deal. */
interface Both {
  readonly mine: readonly DealTurns[];
  readonly theirs: readonly DealTurns[] | null;
  readonly name: string;
}

type Comparison = Both | 'loading' | 'notYet' | 'offline' | 'damaged';

/** The player's turns beside those of the best other player with the same cards, once both have finished. */
export function BesideBest({ day, onOpen }: BesideProps) {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const { beside } = dailyText.DAILY;
  const compare = async (): Promise<void> => {
    setComparison('loading');
    const stored = await onOpen().catch(() => null);
    const found = await stored?.dailyGames(day);
    if (found?.ok) setComparison(inWords(found.value));
    else setComparison(found?.reason === 'noSuchGame' ? 'notYet' : 'offline');
  };
  const isFound = typeof comparison === 'object' && comparison !== null;
  return (
    <section class="card" aria-label={beside.heading}>
      <h2>{beside.heading}</h2>
      <p>{beside.what}</p>
      {comparison === 'loading' && <Loading words={dailyText.DAILY.loading} />}
      {comparison === 'notYet' && <p role="status">{beside.notYet}</p>}
      {comparison === 'damaged' && <p role="alert">{beside.damaged}</p>}
      {comparison === 'offline' && <p role="alert">{dailyText.DAILY.offline}</p>}
      {isFound && <BothGames {...comparison} />}
      {!isFound && comparison !== 'loading' && (
        <button type="button" onClick={() => void compare()}>
          {comparison === null ? beside.show : dailyText.DAILY.again}
        </button>
      )}
      <p class="hint">{beside.shared}</p>
    </section>
  );
}

function inWords({ own, best }: DailyGames): Comparison {
  const name = dailyText.nameIn(best?.name ?? null);
  const mine = ownTurns(own, null);
  const theirs = best && ownTurns(best.record, name);
  return mine && (theirs || !best) ? { mine, theirs, name } : 'damaged';
}

function BothGames({ mine, theirs, name }: Both) {
  if (!theirs) return <p role="status">{dailyText.DAILY.beside.nobody}</p>;
  return (
    <>
      {mine.map((deal, index) => (
        <BothDeals key={deal.deal} mine={deal} theirs={theirs[index]} name={name} />
      ))}
    </>
  );
}

interface DealProps {
  readonly mine: DealTurns;
  readonly theirs: DealTurns | undefined;
  readonly name: string;
}

/** A deal as a table: a row for each turn, a column for each of the two. */
function BothDeals({ mine, theirs, name }: DealProps) {
  const { beside } = dailyText.DAILY;
  const rows = Math.max(mine.turns.length, theirs?.turns.length ?? 0);
  const heading = dailyText.dealHeading(mine.deal);
  return (
    <details class="more" open={mine.deal === 1}>
      <summary>{heading}</summary>
      <table class="daily-beside" aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{beside.turn}</th>
            <th scope="col">{dailyText.columnHead(beside.you, mine.points)}</th>
            <th scope="col">{theirs ? dailyText.columnHead(name, theirs.points) : name}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, turn) => (
            <tr key={turn}>
              <th scope="row">{turn + 1}</th>
              <Turn lines={mine.turns[turn]} />
              <Turn lines={theirs?.turns[turn]} />
            </tr>
          ))}
          {rows === 0 && (
            <tr>
              <td colSpan={3}>{beside.noTurns}</td>
            </tr>
          )}
        </tbody>
      </table>
    </details>
  );
}

function Turn({ lines = [] }: { readonly lines?: readonly string[] | undefined }) {
  return (
    <td>
      {lines.map((words, line) => (
        <p key={line}>
          <SuitText words={words} />
        </p>
      ))}
    </td>
  );
}

/** The turns of the player in a deal. */
interface DealTurns {
  readonly deal: number;
  /** The points of the player in this deal. */
  readonly points: number;
  /** The sentences of each turn. */
  readonly turns: readonly (readonly string[])[];
}

/**
 * The turns of the person in a record of a daily deal, deal by deal; null if it cannot be read.
 * @param name the person's name; null for "you"
 */
export function ownTurns(record: string, name: string | null): readonly DealTurns[] | null {
  const read = readText(record);
  if (!read.ok) return null;
  const { timeline } = read.value;
  const names = Array.from({ length: timeline.seats }, (_, seat) =>
    seat === DAILY_SEAT && name !== null ? name : replayText.playerName(seat),
  );
  const { results } = timeline.stateAt(timeline.steps.length - 1);
  return timeline.deals.map((span, index) => ({
    deal: span.deal,
    points: results[index]?.points[DAILY_SEAT] ?? 0,
    turns: turnsIn(timeline, span, names, name === null ? DAILY_SEAT : 'all'),
  }));
}

function turnsIn(
  { steps, stateAt }: Timeline,
  { from, to }: DealSpan,
  names: readonly string[],
  perspective: Perspective,
): readonly (readonly string[])[] {
  const turns: string[][] = [];
  for (let position = from; position <= to; position++) {
    const events = steps[position]?.events ?? [];
    for (const event of eventsFor(events, perspective)) {
      if (!('seat' in event) || event.seat !== DAILY_SEAT) continue;
      if (event.type === 'turnBegan') turns.push([]);
      const words = eventText.told(event, tableFor(stateAt(position), perspective, names), true);
      if (words !== null) turns.at(-1)?.push(words);
    }
  }
  return turns;
}
