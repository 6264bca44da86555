import { readFileSync } from 'node:fs';
import { FELTS, type ShownTheme } from '../../../client/device/settings.ts';
import { colourOf, type Rgb } from './contrast.ts';

const styles = (name: string): string =>
  readFileSync(new URL(`../../../client/styles/${name}.css`, import.meta.url), 'utf8');
const BASE = styles('base');
const PALETTE_STYLES = styles('palette');
const FELT_STYLES = styles('felts');

/** The variables that the first rule with this selector sets. */
function variables(css: string, selector: string): readonly (readonly [string, string])[] {
  const begin = css.indexOf(`${selector} {`);
  if (begin < 0) throw new Error(`no rule for ${selector}`);
  const rule = css.slice(begin, css.indexOf('}', begin));
  return [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

/** The names of all variables of the dark theme, and of those that the light theme overrides. */
export const THEME_VARIABLES = {
  dark: [...variables(PALETTE_STYLES, ':root'), ...variables(BASE, ':root')].map(([name]) => name),
  light: variables(BASE, ":root[data-theme='light']").map(([name]) => name),
};

/** A theme with a felt: the value of a variable as a colour, blended over `ground` where it is translucent. */
export type Look = (name: string, ground?: Rgb) => Rgb;

function lookOf(theme: ShownTheme, felt: string): Look {
  const isLight = theme === 'light';
  const all = new Map([
    ...variables(PALETTE_STYLES, ':root'),
    ...variables(BASE, ':root'),
    ...(isLight ? variables(BASE, ":root[data-theme='light']") : []),
    ...variables(FELT_STYLES, `[data-felt='${felt}']`),
    ...(isLight ? variables(FELT_STYLES, `[data-theme='light'] [data-felt='${felt}']`) : []),
  ]);
  return function colour(name, ground): Rgb {
    const value = all.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other ? colour(other, ground) : colourOf(value, ground);
  };
}

/** Every felt in each theme, named. */
export const LOOKS: readonly (readonly [string, Look])[] = FELTS.flatMap((felt) =>
  (['dark', 'light'] as const).map((theme) => [`${felt}, ${theme}`, lookOf(theme, felt)] as const),
);
