/** Sentences that need values, anywhere within texts. */
type HasCalls<T> = T extends string
  ? never
  : T extends (...values: never[]) => unknown
    ? true
    : T extends readonly unknown[]
      ? never
      : { [K in keyof T]: HasCalls<T[K]> }[keyof T];

/** The values for calls of each function in texts. A function without an entry does not compile. */
export type Called<T> = T extends (...values: infer Values) => unknown
  ? readonly Readonly<Values>[]
  : { readonly [K in keyof T as [HasCalls<T[K]>] extends [never] ? never : K]: Called<T[K]> };

/** One sentence of a language: where it stands in the texts, and for which call. */
export interface Sentence {
  /** The path in the texts, such as `PANELS.log` or `more.deeds.drew`. */
  readonly path: string;
  /** The same call has the same number in every language. */
  readonly call: number;
  readonly text: string;
}

/** The strings in what a function returns or a text holds, with their place in it. */
function* strings(value: unknown, path: string, call: number): Generator<Sentence> {
  if (typeof value === 'string') yield { path, call, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, `${path}.${key}`, call);
}

/**
 * Every sentence of texts: each fixed one, and what each function says for each of its calls.
 * @param like - the English texts; what a language has besides is there for its own sentences
 * @throws Error naming a function without a call, or a call that its function does not survive
 */
export function* sentences(texts: unknown, like: unknown, calls: unknown, path = ''): Generator<Sentence> {
  if (typeof texts === 'function') {
    const all = (calls as readonly unknown[][] | undefined) ?? [];
    if (all.length === 0) throw new Error(`Nothing calls ${path}.`);
    for (const [call, values] of all.entries()) yield* strings(said(texts as Says, values, path), path, call);
  } else if (typeof texts === 'object' && texts !== null)
    for (const [key, inner] of Object.entries(like as object))
      yield* sentences(partOf(texts, key), inner, partOf(calls, key), path === '' ? key : `${path}.${key}`);
  else yield* strings(texts, path, 0);
}

const partOf = (parts: unknown, key: string): unknown => (parts as Record<string, unknown> | undefined)?.[key];

type Says = (...values: readonly unknown[]) => unknown;

function said(says: Says, values: readonly unknown[], path: string): unknown {
  try {
    return says(...values);
  } catch (error) {
    throw new Error(`${path}(${JSON.stringify(values)})`, { cause: error });
  }
}
