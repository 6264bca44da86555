import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shownTheme } from '../../client/device/settings.ts';
import { contrast } from '../support/browser/contrast.ts';
import { LOOKS, THEME_VARIABLES } from '../support/browser/looks.ts';
import { paletteStyles } from '../support/tools/paletteStyles.ts';

const STYLES = new URL('../../client/styles/', import.meta.url);
const SCREENS = new URL('../../client/', import.meta.url);

describe.each(LOOKS)('screens with the felt %s', (_, colour) => {
  const felts = ['felt-light', 'felt', 'felt-dark'].map((name) => colour(name));
  const cards = felts.map((felt) => colour('sheet', felt));
  const panel = colour('panel');
  const behindText = [...cards, ...cards.map((card) => colour('veil', card)), panel];
  const buttons = [...behindText, ...behindText.map((ground) => colour('shade', ground))];

  it.each(['red-text', 'blue-text'])('%s is readable on panels, where suits are shown', (ink) => {
    expect(contrast(colour(ink), panel)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'soft', 'gold-text', 'warn'])('%s is readable on cards and panels', (ink) => {
    for (const ground of behindText) expect(contrast(colour(ink), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('buttons are readable on every background', () => {
    for (const ground of buttons) expect(contrast(colour('text'), ground)).toBeGreaterThanOrEqual(4.5);
    for (const gold of ['gold', 'gold-light'])
      expect(contrast(colour('ink'), colour(gold))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('chosen-text'), colour('chosen'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('problem-text'), colour('problem'))).toBeGreaterThanOrEqual(4.5);
  });

  it('text on the felt is readable', () => {
    for (const felt of felts) {
      for (const ink of ['plate-text', 'felt-soft']) expect(contrast(colour(ink), felt)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour('plate-text'), colour('plate', felt))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('fields, marks and the focus ring are visible', () => {
    for (const ground of behindText) {
      expect(contrast(colour('edge', ground), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('gold-line'), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('focus-line'), ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('the light theme only overrides variables of the dark one', () => {
  expect(THEME_VARIABLES.light.filter((name) => !THEME_VARIABLES.dark.includes(name))).toEqual([]);
});

/** The variables that screens set on elements. */
const setByScreens = (): readonly string[] =>
  readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(new URL(name, SCREENS), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'--([\w-]+)':/g)].map(([, name = '']) => name));

it('every variable that a style uses is defined', () => {
  const styles = readdirSync(STYLES).map((name) => readFileSync(new URL(name, STYLES), 'utf8'));
  const inStyles = styles.flatMap((css) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const set = new Set([...inStyles, ...setByScreens()]);
  const asked = new Set(styles.flatMap((css) => [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name)));
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});

it('variables that screens set on elements do not hide colours', () => {
  expect(setByScreens().filter((name) => THEME_VARIABLES.dark.includes(name))).toEqual([]);
});

it('suits have the colours of the light theme on everything of paper', () => {
  const all = readdirSync(STYLES).map((name) => readFileSync(new URL(name, STYLES), 'utf8'));
  const ofPaper = all.flatMap((css) =>
    [...css.matchAll(/^(\.[^{}]*)\{[^{}]*background: var\(--paper\);/gm)].map(
      ([, selector = '']) => selector.trim().split(' ')[0],
    ),
  );
  const [, listed = ''] = /Paper is light[^/]*\/([^{]*)\{/.exec(all.join('\n')) ?? [];
  expect(
    listed
      .split(',')
      .map((one) => one.trim())
      .toSorted(),
  ).toEqual(ofPaper.toSorted());
});

it('the theme is the chosen one, else the device’s', () => {
  expect(shownTheme('auto', true)).toBe('light');
  expect(shownTheme('auto', false)).toBe('dark');
  expect(shownTheme('dark', true)).toBe('dark');
  expect(shownTheme('light', false)).toBe('light');
});

/** The declarations of rules for a single class, outside `@media`, as "class property". */
function declarations(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/^([^\s@}][^{}]*)\{([^{}]*)\}/gm)].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => /^\.[\w-]+$/.test(selector))
      .flatMap((selector) =>
        [...body.matchAll(/^\s*((?!--)[\w-]+):/gm)].map(([, property]) => `${selector} ${property}`),
      ),
  );
}

it('no two files give a class the same property', () => {
  const byFile = readdirSync(STYLES)
    .filter((name) => name.endsWith('.css'))
    .map((name) => new Set(declarations(readFileSync(new URL(name, STYLES), 'utf8'))));
  const all = byFile.flatMap((found) => [...found]);
  expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
});

const styleFiles = readdirSync(STYLES)
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, readFileSync(new URL(name, STYLES), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')] as const);

/** The values that the styles give to these properties, outside the scales themselves, as "file: value". */
function valuesOf(properties: string): readonly (readonly [string, string])[] {
  const pattern = new RegExp(`(?:^|[\\s{;])(?:${properties}):\\s*([^;}]+)`, 'g');
  return styleFiles
    .filter(([name]) => name !== 'scales.css')
    .flatMap(([name, css]) => [...css.matchAll(pattern)].map(([, value = '']) => [name, value] as const));
}

it('the palette is the one of the drawn table', () => {
  expect(readFileSync(new URL('palette.css', STYLES), 'utf8')).toBe(paletteStyles());
});

it('sizes of type are of the scale, or follow the text around them or the size of a card', () => {
  const free = valuesOf('font-size').filter(([name, value]) => name !== 'print.css' && /\d(?:px|rem)$/.test(value));
  expect(free).toEqual([]);
});

it('distances up to 24 px are of the scale', () => {
  const free = valuesOf('(?:row-|column-)?gap|(?:padding|margin)[a-z-]*').filter(([, value]) =>
    /(?<![\d.])(?:[2-9]|1\d|2[0-4])px/.test(value),
  );
  expect(free).toEqual([]);
});

it('corners and layers are of the scale', () => {
  const corners = valuesOf('border[a-z-]*radius').filter(([, value]) => /(?<![\d.*\s])\d\d+px/.test(value));
  const layers = valuesOf('z-index').filter(([, value]) => Number(value) > 3);
  expect([...corners, ...layers]).toEqual([]);
});

/** The widths and heights at which a layout changes; `em` where it depends on the reader's size of text. */
const BREAKPOINTS = {
  width: [
    '480px',
    '21em',
    '30em',
    '29.99em',
    '700px',
    '699px',
    '43.75em',
    '900px',
    '899px',
    '1180px',
    '73.75em',
    '1600px',
  ],
  height: ['340px', '341px', '480px', '481px', '900px'],
};

it('layouts change at six widths and three heights', () => {
  const asked = styleFiles.flatMap(([name, css]) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:min|max)-(width|height): ([\w.]+)/g)].map(
        ([, side = '', value = '']) => [name, side as 'width' | 'height', value] as const,
      ),
    ),
  );
  expect(asked.filter(([, side, value]) => !BREAKPOINTS[side].includes(value))).toEqual([]);
});
