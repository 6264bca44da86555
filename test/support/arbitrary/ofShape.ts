import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Generators to use in place of a shape's own, wherever it is met. */
export type Instead = ReadonlyMap<GenericSchema, fc.Arbitrary<unknown>>;

/** The parts of Valibot's shapes that are read here. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries: Readonly<Record<string, GenericSchema>>;
  readonly item: GenericSchema;
  readonly wrapped: GenericSchema;
  readonly options: readonly unknown[];
  readonly literal: unknown;
}

/** The most items in a list, where its shape allows more. */
const MOST_ITEMS = 60;

/** Arbitrary values of a shape. */
export const ofShape = <Value>(shape: GenericSchema<Value>, instead: Instead): fc.Arbitrary<Value> =>
  (instead.get(shape) ?? own(shape as unknown as Parts, instead)) as fc.Arbitrary<Value>;

function own(shape: Parts, instead: Instead): fc.Arbitrary<unknown> {
  const of = (part: unknown) => ofShape(part as GenericSchema, instead);
  const required = <Value>(check: string) => shape.pipe?.find(({ type }) => type === check)?.requirement as Value;
  switch (shape.type) {
    case 'number':
      return fc.integer({ min: required('min_value'), max: required('max_value') });
    case 'string':
      return fc.stringMatching(required('regex'));
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...shape.options);
    case 'union':
    case 'lazy':
      return fc.oneof(...shape.options.map(of));
    case 'nullable':
      return fc.option(of(shape.wrapped));
    case 'exact_optional':
      return of(shape.wrapped);
    case 'array': {
      const length = required<number | undefined>('length');
      const minLength = length ?? required<number | undefined>('min_length') ?? 0;
      const maxLength = Math.min(length ?? required<number | undefined>('max_length') ?? MOST_ITEMS, MOST_ITEMS);
      return fc.array(of(shape.item), { minLength, maxLength });
    }
    case 'strict_object': {
      const fields = Object.entries(shape.entries);
      const requiredKeys = fields.filter(([, { type }]) => type !== 'exact_optional').map(([name]) => name);
      const generators = Object.fromEntries(fields.map(([name, field]) => [name, of(field)]));
      return fc.record(generators, { requiredKeys, noNullPrototype: true });
    }
    default:
      throw new Error(`no generator for ${shape.type}`);
  }
}
