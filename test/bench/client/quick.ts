import type { Ratio, RatioReport } from '../ratios.ts';
import { median } from '../report.ts';
import { watchFrames } from './frames.ts';
import { DIST, scripts, withPages } from './index.ts';
import { sizeFigures } from './sizes.ts';
import { firstFrame, startOnce } from './start.ts';

const RUNS = 3;

/** The most telling figures of the page, in less than a minute. */
export const quickClient = (): Promise<RatioReport> =>
  withPages<Ratio>(async ({ browser, address, pages }) => {
    const online = await scripts(browser, address, 'online');
    const size = sizeFigures(DIST, online, []).find(({ name }) => name === 'JavaScript to play with others');
    const dealt: number[] = [];
    const empty: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      dealt.push((await startOnce(browser, address, false)).playable);
      empty.push(await firstFrame(browser, `${pages.address('stock')}?canvas`));
    }
    const { half } = await watchFrames(browser, pages.address('moving'));
    return [
      { name: 'Dealt table ÷ empty scene on Canvas', value: median(dealt) / median(empty), unit: '×', slack: 1.4 },
      { name: 'JavaScript to play with others', value: size?.value ?? Number.NaN, unit: 'kB', slack: 1.01 },
      { name: '60 cards moving: script per frame, p50', value: half, unit: 'ms', slack: 1.5 },
    ];
  });
