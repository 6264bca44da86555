import { Metadata } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { ENDINGS, PHASES, SEAT_ACTIONS } from '#engine';
import {
  CLAIM_LAYS,
  CLOSE_CODES,
  DRAW_SOURCES,
  EVENT_ROWS,
  JOIN_REFUSED,
  LEVEL_NAMES,
  MELD_KINDS,
  PACE_NAMES,
  PLACES,
  PLAY_KINDS,
  PROTOCOL_VERSION,
  REQUESTS,
  SEAT_KINDS,
  STAGES,
  WINDOW_KINDS,
} from '#protocol';
import * as schemas from '../../server/state/schema.ts';
import { fileText } from '../support/tools/sources.ts';

/** The protocol as it is documented for other clients. */
const TEXT = fileText('docs/protocol.md');

/** The part of it under a heading. */
function section(heading: string): string {
  const found = TEXT.split(/^(?=#{2,3} )/m).find((part) => new RegExp(`^#+ ${heading}(?:\\W|$)`).test(part));
  if (!found) throw new Error(`nothing is said about ${heading}`);
  return found;
}

/** The words in the first column of a section's tables, in order. */
const firstColumn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
  );

test.each(Object.values(schemas).map((part) => ({ part, name: part.name })))(
  'all fields of $name are documented',
  ({ part, name }) => {
    const documented = new Set(firstColumn(section(name)));
    expect([...documented].sort()).toEqual(Object.keys(Metadata.getFields(part)).sort());
  },
);

test('the orders of words are those that are sent', () => {
  const orders = { STAGES, PACE_NAMES, LEVEL_NAMES, SEAT_KINDS, PHASES, ENDINGS, DRAW_SOURCES, MELD_KINDS, PLACES };
  for (const [name, words] of Object.entries({ ...orders, WINDOW_KINDS, CLAIM_LAYS, PLAY_KINDS })) {
    expect(TEXT).toContain(`| \`${name}\` | ${words.join(', ')} |`);
  }
});

test('so are the kinds of rows, with their cards and melds', () => {
  const kinds = [...section('What happened').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`(\w+)`(?: \((\d), (\d)\))?/g),
  ]);
  const documented = kinds.map(([, kind, cards = '0', melds = '0']) => [kind, [Number(cards), Number(melds)]]);
  expect(documented).toEqual(Object.entries(EVENT_ROWS));
});

test('every request and action, every close code and the version are documented', () => {
  const words = firstColumn(section('Requests'));
  expect(words).toEqual(expect.arrayContaining([...Object.keys(REQUESTS), ...Object.keys(SEAT_ACTIONS)]));
  for (const code of [...Object.values(CLOSE_CODES), JOIN_REFUSED])
    expect(section('Coming back')).toContain(`| ${code} |`);
  expect(section('A seat')).toContain(`Every body has \`version\`, today \`${PROTOCOL_VERSION}\`.`);
});
