import { useState } from 'preact/hooks';
import type { RuleCodeProblem } from '#rules';
import { refusedSign } from '#table';
import { reload } from '../offline/updates.ts';
import { ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { profileText } from '../text/settings.ts';

/** A problem that needs more than a sentence. */
export type ProblemToComplete = RuleCodeProblem | { readonly badName: string } | 'oldVersion';

/**
 * Completes a note: says what is wrong with a rule code or a name, or reloads a page that is too old for the server.
 */
export function ProblemMore({ why }: { readonly why: ProblemToComplete }) {
  if (why === 'oldVersion') return <ReloadButton />;
  if (!('badName' in why)) return <>{ruleText.ruleCodeSentence(why)}</>;
  const sign = refusedSign(why.badName);
  return <>{sign === null ? text.refused({ code: 'badName', action: null }, null) : profileText.unfitSign(sign)}</>;
}

/** Reloads a page that is too old for the server. */
function ReloadButton() {
  const [isComing, setComing] = useState(false);
  const press = (): void => {
    if (!isComing) void reload();
    setComing(true);
  };
  return (
    <button type="button" aria-disabled={isComing} onClick={press}>
      {text.NOTICES.reload}
    </button>
  );
}
