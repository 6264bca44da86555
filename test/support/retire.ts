import { onTestFinished } from 'vitest';
import { type OptionKey, type OptionValue, optionOf } from '#rules';

/** Lets a value of an option be one that is no longer played, until the test is over. */
export function retire<K extends OptionKey>(key: K, value: OptionValue<K>): void {
  const option = optionOf(key) as { retired?: readonly unknown[] };
  const before = option.retired;
  option.retired = [...(before ?? []), value];
  onTestFinished(() => {
    if (before) option.retired = before;
    else delete option.retired;
  });
}
