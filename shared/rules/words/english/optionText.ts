import type { OPTIONS, OptionKey, OptionValue } from '../../options/index.ts';

type Listed<K extends OptionKey> = (typeof OPTIONS)[K]['values'][number];

/** Values that can be told apart by name. */
type Name<Value> = Value extends string | number | boolean ? `${Value}` : never;

/**
 * What an option is called, and what each of its values says: a sentence in the tokens of `said`. Numbers and lists may
 * be told by a function; of named values none can be left out.
 */
export interface OptionText<K extends OptionKey> {
  readonly label: string;
  readonly says: OptionValue<K> extends boolean | string | 0 | 1
    ? Readonly<Record<Name<Listed<K>>, string>>
    : Readonly<Record<Name<Listed<K>>, string>> | ((value: OptionValue<K>) => string);
}

/** Texts for the options of some groups. */
export type TextsOf<G extends string> = {
  readonly [K in Extract<OptionKey, `${G}.${string}`>]: OptionText<K>;
};
