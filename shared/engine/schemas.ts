import * as v from 'valibot';
import { type Card, isCard } from './cards/cards.ts';

/** The type of the values that a schema accepts. */
export type SchemaValue<Shape extends v.GenericSchema> = Immutable<v.InferOutput<Shape>>;

type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: Immutable<Value[Field]> }
    : Value;

type Fields = Readonly<Record<string, v.GenericSchema>>;

/** For each `type` of object its other fields, or a list of alternatives for them. */
type Forms = Readonly<Record<string, Fields | readonly Fields[]>>;

type Kinds<AllForms extends Forms> = {
  readonly [Type in keyof AllForms & string]: v.GenericSchema<
    AllForms[Type] extends readonly Fields[] ? Typed<Type, AllForms[Type][number]> : Typed<Type, AllForms[Type]>
  >;
};

type Typed<Type extends string, Form> = Form extends Fields
  ? v.InferOutput<v.StrictObjectSchema<{ readonly type: v.LiteralSchema<Type, undefined> } & Form, undefined>>
  : never;

/** The schema of each type of object, which has exactly these fields and its `type`. */
export function schemasByType<const AllForms extends Forms>(forms: AllForms): Kinds<AllForms> {
  const kinds = Object.entries(forms).map(([type, form]) => {
    const shapes = [form].flat().map((fields) => v.strictObject({ type: v.literal(type), ...fields }));
    return [type, shapes.length === 1 ? shapes[0] : v.union(shapes)];
  });
  return Object.fromEntries(kinds);
}

/** An object of one of these types; its `type` selects the schema. */
export const anyOfTypes = <Shape extends v.GenericSchema>(
  kinds: Readonly<Record<string, Shape>>,
): v.GenericSchema<v.InferOutput<Shape>> => {
  const shape = v.lazy((value) => {
    const { type } = (value ?? {}) as { readonly type?: unknown };
    return typeof type === 'string' && Object.hasOwn(kinds, type) ? (kinds[type] as Shape) : v.never();
  });
  // Named as in other shapes with alternatives, so that values can be generated from it.
  return Object.assign(shape, { options: Object.values(kinds) });
};

/** A whole number from `least` to `most`. */
export const integerIn = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A list of at least one item. */
export const some = <Shape extends v.GenericSchema>(item: Shape, most = Number.POSITIVE_INFINITY) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));

/** A list with an item for each seat. */
export const perSeat = <Shape extends v.GenericSchema>(item: Shape, seats: number) =>
  v.pipe(v.array(item), v.length(seats));

export const cardSchema = v.custom<Card>(isCard);
export const suitSchema = integerIn(0, 3);
export const rankSchema = integerIn(1, 13);
/** The number of a meld on the table. */
export const meldNumberSchema = integerIn(0, 255);
/** A number of cards. */
export const countSchema = integerIn(0, 255);
