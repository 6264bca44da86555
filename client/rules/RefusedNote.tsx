import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RuleSet } from '#engine';
import { termsOf } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import type { Refused } from './editing.ts';

/** Explains why a choice conflicts with the other options, and what else would have to change. Takes the focus. */
export function RefusedNote(props: {
  readonly refused: Refused;
  readonly rules: RuleSet;
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { refused, rules, onAccept, onLeave } = props;
  const { key, value, problems, wayOut, also } = refused;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <div class="refused-note" role="group" aria-label={gamesText.EDITOR.cannot} ref={box} tabIndex={-1}>
      <p class="wanted">{ruleText.valueSentence(key, value as never, termsOf(rules))}</p>
      <div role="alert">
        <p class="refused">{gamesText.EDITOR.cannot}</p>
        {problems.map((problem) => (
          <p key={problem.code}>{ruleText.problemSentence(problem)}</p>
        ))}
      </div>
      {wayOut ? (
        <>
          <p>{also.length > 0 ? gamesText.EDITOR.wayOut : gamesText.EDITOR.wayOutAlone}</p>
          <ul class="way-out">
            {also.map((other) => (
              <li key={other}>{ruleText.sentenceOf(wayOut, other)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{gamesText.EDITOR.noWayOut}</p>
      )}
      <div class="row">
        {wayOut && (
          <button type="button" class="gold" onClick={onAccept}>
            {gamesText.EDITOR.changeAll}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {gamesText.EDITOR.leave}
        </button>
      </div>
    </div>
  );
}
