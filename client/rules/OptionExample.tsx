import type { RuleSet } from '#engine';
import type { OptionKey } from '#rules';
import { exampleOf } from './optionExample.ts';
import { PictureRow } from './PictureRow.tsx';

/** An option in miniature, as these rules have it; nothing for options without an example. */
export function OptionExample({ rules, option }: { readonly rules: RuleSet; readonly option: OptionKey }) {
  const lines = exampleOf(rules, option);
  if (lines.length === 0) return null;
  return (
    <ul class="option-example">
      {lines.map(({ parts, words }, line) => (
        <li key={line}>
          {parts.length > 0 && <PictureRow parts={parts} />}
          {words}
        </li>
      ))}
    </ul>
  );
}
