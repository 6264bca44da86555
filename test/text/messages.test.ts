import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#rules';
import { MESSAGE_FILES } from '#text';
import { messageFilesOf, messagesIn } from '../support/text/messageFiles.ts';
import { PARAMETERS_FILE, parametersSource } from '../support/tools/messageParameters.ts';

const ENGLISH = messagesIn('en');
const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

/** Variables that a language may leave out: its sentence may be the same for all of their values. */
const MAY_BE_LEFT_OUT = new Set(['TERM', 'PERSON']);

/** The messages that the code says, as far as that shows: none that only functions or other messages need. */
const SAID = ENGLISH.filter(({ isCalled, isReferred, hasValue }) => !isCalled && !isReferred && hasValue);

test('the types of messages are those of the English messages', () => {
  expect(readFileSync(PARAMETERS_FILE, 'utf8'), 'npm run messages').toBe(parametersSource(ENGLISH));
});

test.each(['en', ...CODES])('in %s no id is there twice, and every file is listed', (code) => {
  const ids = messagesIn(code).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(messageFilesOf(code).map(({ name }) => name)).toEqual(
    [...MESSAGE_FILES.first, ...MESSAGE_FILES.further].sort().map((name) => `${name}.ftl`),
  );
});

test.each(CODES)('%s has the messages of English, in the same files and order', (code) => {
  const own = messagesIn(code);
  for (const { name } of messageFilesOf('en')) {
    const said = SAID.filter(({ file }) => file === name).map(({ id }) => id);
    const there = own.filter(({ file }) => file === name).map(({ id }) => id);
    expect(
      there.filter((id) => said.includes(id)),
      name,
    ).toEqual(said);
  }
  const english = new Set(ENGLISH.map(({ id }) => id));
  const more = own.filter(({ id, isCalled, isReferred }) => !english.has(id) && !isCalled && !isReferred);
  expect(more.map(({ id }) => id)).toEqual([]);
});

test.each(CODES)('in %s a message has the variables of the English one', (code) => {
  const own = new Map(messagesIn(code).map((message) => [message.id, message]));
  const faults = SAID.flatMap(({ id, variables }) => {
    const there = own.get(id)?.variables ?? new Map();
    const unknown = [...there.keys()].filter((name) => !variables.has(name));
    const missing = [...variables].filter(([name, uses]) => {
      const isGrammar = [...uses].some((use) => MAY_BE_LEFT_OUT.has(use) || use.startsWith('['));
      return !there.has(name) && !isGrammar;
    });
    return [
      ...unknown.map((name) => `${id}: $${name} is unknown`),
      ...missing.map(([name]) => `${id}: $${name} is missing`),
    ];
  });
  expect(faults).toEqual([]);
});

test.each(['en', ...CODES])(
  'in %s messages name only forms of a game’s words, functions and messages that exist',
  (code) => {
    const messages = messagesIn(code);
    const ids = new Set(messages.map(({ id }) => id));
    const forms = new Set(messages.find(({ id }) => id === 'terms-common')?.attributes);
    const known = readFileSync(join(import.meta.dirname, '../../shared/text/functions.ts'), 'utf8');
    const faults = messages.flatMap(({ id, functions, references, terms, counts }) => [
      ...[...references].filter((one) => !ids.has(one)).map((one) => `${id}: no message ${one}`),
      ...[...functions]
        .filter((one) => !new RegExp(`\\b${one}\\b`).test(known))
        .map((one) => `${id}: no function ${one}`),
      ...[...terms].filter((one) => !forms.has(one)).map((one) => `${id}: no form ${one}`),
      ...[...counts].filter((one) => !ids.has(`count-${one}`)).map((one) => `${id}: nothing counts ${one}`),
    ]);
    expect(faults).toEqual([]);
  },
);
