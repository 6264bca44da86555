import type { Signal } from '@preact/signals';
import type { RuleSet } from '#engine';
import type { Opponents } from '../device/device.ts';
import { gamesText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { NameField } from '../ui/NameField.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';

/** Buttons that open a table with the rules on screen. */
export function PlayWith(props: {
  readonly rules: RuleSet;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly busy: boolean;
  readonly onPlay: (company: Opponents, rules: RuleSet) => void;
}) {
  const { rules, name, seats, busy, onPlay } = props;
  const button = (company: Opponents, words: string, kind: string) => (
    <button type="button" class={kind} aria-disabled={busy} onClick={() => onPlay(company, rules)}>
      {words}
    </button>
  );
  return (
    <section class="play-with card" aria-label={gamesText.RULES_PAGE.play}>
      <h2>{gamesText.RULES_PAGE.play}</h2>
      <SeatsChoice rules={rules} seats={seats} />
      <div class="ways">
        {button('friends', gamesText.RULES_PAGE.friends, 'big gold')}
        {button('bots', text.HOME.practise, '')}
        {button('anybody', text.HOME.playNow, '')}
      </div>
      <NameField name={name} />
    </section>
  );
}
