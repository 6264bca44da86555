import { useState } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { RuleCodeProblem } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { CodeField } from '../ui/CodeField.tsx';
import { LONGEST_PASTE, rulesIn } from './pasted.ts';

/** Opens rules from a pasted code or link. If it cannot be read, says why and changes nothing. */
export function PasteForm({ onShow }: { readonly onShow: (rules: RuleSet) => void }) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<RuleCodeProblem | null>(null);
  const show = (event: Event): void => {
    event.preventDefault();
    if (pasted.trim() === '') return;
    const read = rulesIn(pasted);
    setProblem(read.ok ? null : read.reason);
    if (read.ok) onShow(read.value);
  };
  return (
    <section class="paste card" aria-label={gamesText.PASTED.heading}>
      <h2>{gamesText.PASTED.heading}</h2>
      <form onSubmit={show}>
        <CodeField
          label={gamesText.PASTED.field}
          longest={LONGEST_PASTE}
          capitals={false}
          code={pasted}
          onCode={setPasted}
        />
        <button type="submit">{gamesText.PASTED.show}</button>
      </form>
      <p class="said refused" role="alert">
        {problem && ruleText.ruleCodeSentence(problem)}
      </p>
    </section>
  );
}
