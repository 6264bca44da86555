import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#rules';
import { MESSAGE_FILES } from '#text';
import { messageFilesOf, messagesIn, type ReadMessage } from '../support/text/messageFiles.ts';
import { PARAMETERS_FILE, parametersSource } from '../support/tools/messageParameters.ts';

const ENGLISH = messagesIn('en');
const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

/** Variables that a language may leave out: its sentence may be the same for all of their values. */
const MAY_BE_LEFT_OUT = new Set(['TERM', 'PERSON']);

const idsOf = (messages: readonly ReadMessage[]): string[] =>
  messages.filter(({ isCalled, hasValue }) => !isCalled && hasValue).map(({ id }) => id);

test('the types of messages are those of the English messages', () => {
  expect(readFileSync(PARAMETERS_FILE, 'utf8'), 'npm run messages').toBe(parametersSource(ENGLISH));
});

test.each(['en', ...CODES])('in %s no id is there twice, and every file is listed', (code) => {
  const ids = messagesIn(code).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(messageFilesOf(code).map(({ name }) => name)).toEqual([...MESSAGE_FILES].sort().map((name) => `${name}.ftl`));
});

test.each(CODES)('%s has the messages of English, in the same files and order', (code) => {
  for (const { name } of messageFilesOf('en')) {
    const inFile = (messages: readonly ReadMessage[]): string[] => idsOf(messages.filter(({ file }) => file === name));
    expect(inFile(messagesIn(code)), name).toEqual(inFile(ENGLISH));
  }
});

test.each(CODES)('in %s a message has the variables of the English one', (code) => {
  const own = new Map(messagesIn(code).map((message) => [message.id, message]));
  const faults = ENGLISH.filter(({ isCalled }) => !isCalled).flatMap(({ id, variables }) => {
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
