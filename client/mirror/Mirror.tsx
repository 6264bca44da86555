import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Game } from '../game/types.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { HandRow } from './HandRow.tsx';
import { feltItems, handItems, type MirrorMoment, meldGroups, pileItems } from './items.ts';
import { placed } from './placed.ts';
import { SeatList } from './SeatList.tsx';
import { Targets } from './Targets.tsx';
import { onTableKey } from './tableKeys.ts';

/** What the mirror needs of a page at a table. */
export interface MirrorProps {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
}

/** The whole table as HTML: transparent, each element lying over its picture, pointers passing through to the table. */
export function Mirror({ game, layout }: MirrorProps) {
  const moment = useComputed<MirrorMoment | null>(() => {
    const view = game.view.value;
    const table = game.table.value;
    const { lit, selected, fresh, prepared } = game;
    return (
      view && {
        ...{ view, layout: layout.value, lit: lit.value, selected: selected.value },
        ...{ fresh: fresh.value, prepared: prepared.value, nameOf: (seat) => text.who(table, seat) },
      }
    );
  }).value;
  if (!moment) return null;
  const { view } = moment;
  return (
    <section class="mirror" aria-label={text.HEADINGS.table} onKeyDown={(event) => onTableKey(event, game)}>
      <p class="placed" style={placed(moment.layout.badge)}>
        {text.factsLine(view)}
      </p>
      <SeatList game={game} layout={moment.layout} />
      <h2 class="unseen">{text.HEADINGS.melds}</h2>
      {meldGroups(moment).map(({ key, name, items }) => (
        <section key={key} class="layer" aria-label={name}>
          <Targets game={game} items={items} />
        </section>
      ))}
      <Targets game={game} items={feltItems(moment)} />
      <h2 class="unseen">{text.HEADINGS.piles}</h2>
      <Targets game={game} items={pileItems(moment)} />
      <h2 class="unseen">{text.HEADINGS.hand}</h2>
      <p class="placed" style={placed(moment.layout.words)}>
        {text.step(game.table.value)}
      </p>
      <HandRow game={game} items={handItems(moment)} />
    </section>
  );
}
