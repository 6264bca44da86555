import { useEffect, useState } from 'preact/hooks';
import { dealsIn } from '#engine';
import { readRuleCode } from '#rules';
import type { BestMemory, Bests } from '../device/bests.ts';
import { finalText } from '../text/final.ts';
import { text } from '../text/index.ts';

/** The most games whose best totals are listed. */
const MOST_TOTALS = 4;

/** The bests of this device's player; nothing before the first finished game. */
export function OwnBests({ open }: { readonly open: () => Promise<BestMemory> }) {
  const [bests, setBests] = useState<Bests | null>(null);
  useEffect(() => {
    let isGone = false;
    open().then((found) => {
      if (!isGone) setBests(found.all());
    }, reportError);
    return () => {
      isGone = true;
    };
  }, []);
  const rows = bests ? rowsOf(bests) : [];
  if (rows.length === 0) return null;
  return (
    <section class="card">
      <h2>{finalText.BESTS.heading}</h2>
      <p class="hint">{finalText.BESTS.hint}</p>
      <dl class="figures">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface NamedBest {
  readonly name: string;
  readonly value: string;
}

function rowsOf({ totals, swaps, out, streak }: Bests): readonly NamedBest[] {
  const { BESTS, BEST_VALUES } = finalText;
  const named = totals.flatMap(({ rules, points }) => {
    const read = readRuleCode(rules);
    // A later version of the page may have noted rules that this one does not know.
    if (!read.ok) return [];
    const name = `${text.rulesName(read.value)}: ${finalText.bestPoints(dealsIn(read.value))}`;
    return [{ name, value: BEST_VALUES.points(points) }];
  });
  return [
    ...named.slice(0, MOST_TOTALS),
    ...(swaps ? [{ name: BESTS.swaps, value: BEST_VALUES.swaps(swaps) }] : []),
    ...(streak > 0 ? [{ name: BESTS.streak, value: BEST_VALUES.streak(streak) }] : []),
    ...(out === null ? [] : [{ name: BESTS.out, value: BEST_VALUES.out(out) }]),
  ];
}
