import { Metadata, schema, t } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { TableState } from '../../server/state/schema.ts';

/** A field's type as the framework knows it: a class, a word such as `uint8`, or a collection of either. */
type FieldType = (abstract new () => unknown) | string | { readonly [collection: string]: FieldType };

/** Every field of a schema class, and of the classes of its fields, that is a text or a collection of texts. */
function textFieldsOf(part: abstract new () => unknown): readonly string[] {
  const fields = Object.entries<FieldType>(Metadata.getFields(part));
  return [...new Set(fields.flatMap(([field, type]) => textsIn(type, `${part.name}.${field}`)))];
}

function textsIn(type: FieldType, field: string): readonly string[] {
  if (typeof type === 'function') return textFieldsOf(type);
  if (typeof type === 'string') return type === 'string' ? [field] : [];
  return Object.values(type).flatMap((item) => textsIn(item, field));
}

/** Why each is a text. Whatever is a number, or could be several fields, is not one. */
const REASONS: Readonly<Record<string, string>> = {
  'Table.code': 'an id: the code that people type to join',
  'Table.rules': 'the canonical rule code, which has many forms and is parsed once',
  'Table.gameId': 'an id, in hex digits',
  'Seat.name': 'a name',
  'Seat.booked': 'a name',
  'FairDeal.commitment': 'a hash, in hex digits',
  'FairDeal.shares': 'random bits, in hex digits',
};

test('a text in the state is a name, an id, a rule code or hex digits', () => {
  expect([...textFieldsOf(TableState)].sort()).toEqual(Object.keys(REASONS).sort());
});

test('texts are found wherever they are', () => {
  const Leaf = schema({ word: t.string(), number: t.uint8() }, 'Leaf');
  const Tree = schema(
    {
      leaf: t.ref(Leaf),
      leaves: t.array(Leaf),
      words: t.array('string'),
      byName: t.map('string'),
      own: t.string().view(),
    },
    'Tree',
  );
  expect(textFieldsOf(Tree)).toEqual(['Leaf.word', 'Tree.words', 'Tree.byName', 'Tree.own']);
});
