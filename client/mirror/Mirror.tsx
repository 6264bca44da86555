import { type ReadonlySignal, useComputed } from '@preact/signals';
import { termsOf } from '#rules';
import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import { wordsPlace } from '../stage/tallyPlace.ts';
import type { Layout, Rect } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { HandRow } from './HandRow.tsx';
import { feltItems, handItems, type MirrorMoment, meldGroups, pileItems } from './items.ts';
import { Row } from './Row.tsx';
import { SeatList, type SeatPresses } from './SeatList.tsx';
import { Targets } from './Targets.tsx';

/** The data the mirror shows. */
export interface MirrorProps {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
}

interface SpokenProps extends MirrorProps {
  /** Announces something to screen readers. */
  readonly say: (words: string) => void;
  readonly presses: SeatPresses | null;
}

/**
 * The whole table as HTML: transparent, each element exactly over its picture, with pointer events passing through to
 * the canvas.
 */
export function Mirror({ game, layout, say, presses }: SpokenProps) {
  const moment = useComputed<MirrorMoment | null>(() => {
    const view = game.view.value;
    const table = game.table.value;
    const { lit, selected, fresh, freshBy, prepared } = game;
    return (
      view && {
        ...{ view, layout: layout.value, lit: lit.value, selected: selected.value },
        ...{
          fresh: fresh.value,
          freshBy: freshBy.value,
          prepared: prepared.value,
          personOf: (seat) => text.personAt(table, seat),
        },
      }
    );
  }).value;
  if (!moment) return null;
  const { view } = moment;
  return (
    <section class="mirror" aria-label={text.HEADINGS.table}>
      <h1 class="unseen">{text.gameName()}</h1>
      <p class="placed" style={placed(moment.layout.badge)}>
        {text.factsLine(view)}
        {game.table.value.rated && ` ${text.RATED.mark}`}
      </p>
      <SeatList game={game} layout={moment.layout} presses={presses} />
      <Melds game={game} moment={moment} />
      <h2 class="unseen">{text.HEADINGS.piles}</h2>
      <Row name="piles" label={text.HEADINGS.piles} items={pileItems(moment)} fromRight={moment.layout.leftHanded}>
        {(stop) => <Targets game={game} items={pileItems(moment)} stop={stop} />}
      </Row>
      <h2 class="unseen">{view.viewer === 'spectator' ? text.HEADINGS.step : text.HEADINGS.hand}</h2>
      <p class="placed words" style={plate(wordsPlace(moment.layout, view), moment.layout)} tabIndex={-1}>
        {text.step(game.table.value)}
      </p>
      {game.canSkip.value && (
        <button type="button" class="target" style={placed(moment.layout.words)} onClick={() => game.skip()}>
          <span class="unseen">{text.skip()}</span>
        </button>
      )}
      {view.viewer !== 'spectator' && <HandRow game={game} items={handItems(moment)} say={say} />}
    </section>
  );
}

/** The style of the words: as wide as their plate in the picture, in the middle of their zone. */
const plate = ({ x, y, width, height }: Rect, { type }: Layout) => ({
  left: `${x + width / 2}px`,
  top: `${y}px`,
  maxWidth: `${width}px`,
  height: `${height}px`,
  padding: `0 ${type.body}px`,
  fontSize: `${type.body}px`,
});

function Melds({ game, moment }: { readonly game: Game; readonly moment: MirrorMoment }) {
  const groups = meldGroups(moment);
  const felt = feltItems(moment);
  return (
    <>
      <h2 class="unseen">{text.HEADINGS.melds}</h2>
      {groups.length === 0 && <div class="unseen">{text.noMelds(termsOf(moment.view.rules))}</div>}
      <Row name="melds" label={text.HEADINGS.melds} items={[...groups.flatMap(({ items }) => items), ...felt]}>
        {(stop) => (
          <>
            {groups.map(({ key, name, items }) => (
              <section key={key} class="layer" aria-label={name}>
                <Targets game={game} items={items} stop={stop} />
              </section>
            ))}
            <Targets game={game} items={felt} stop={stop} />
          </>
        )}
      </Row>
    </>
  );
}
