/** Whether a value read from untrusted JSON has some form. */
export type Check = (value: unknown) => boolean;

/** A check for each field of a type; a field without one does not compile. */
export type Fields<Type> = { readonly [Field in keyof Type]-?: Check };

/** The fields of each kind in a union whose members differ by `type`. */
export type Kinds<Union extends { readonly type: string }> = {
  readonly [Kind in Union['type']]: Fields<Omit<Extract<Union, { readonly type: Kind }>, 'type'>>;
};

export const isTrueOrFalse: Check = (value) => typeof value === 'boolean';

export const isInteger =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const isText =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);

/** A list of `least` to `most` items. */
export const isList =
  (item: Check, least = 0, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(item);

export const isAny =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

/** The field may be absent. */
export const isOptional = (check: Check): Check => isAny(isOneOf(undefined), check);

/** An object with these fields and no others. */
export const isObject =
  <Type extends object>(fields: Fields<Type>): Check =>
  (value) =>
    isPlain(value) && hasFields(value, fields);

/** An object of one of these kinds, with the fields of its kind and no others. */
export const isKind =
  <Union extends { readonly type: string }>(kinds: Kinds<Union>): Check =>
  (value) => {
    if (!isPlain(value)) return false;
    const { type, ...rest } = value;
    return typeof type === 'string' && Object.hasOwn(kinds, type) && hasFields(rest, kinds[type as Union['type']]);
  };

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasFields = (value: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, Check>>): boolean =>
  Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
  Object.entries(fields).every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined));
