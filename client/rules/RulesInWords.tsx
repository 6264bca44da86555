import type { RuleSet } from '#engine';
import { type Difference, differences, howWePlay } from '#rules';
import { text } from '../text/index.ts';

/** In what rules differ, each beside what it would be otherwise; `preset` is the game it would be. */
export function DifferenceList(props: { readonly list: readonly Difference[]; readonly preset?: string }) {
  const { list, preset = 'crazy-rummy' } = props;
  return (
    <ul class="differences">
      {list.map(({ key, sentence, standard }) => (
        <li key={key}>
          <p class="difference">{sentence}</p>
          <p class="otherwise">{text.otherwise(standard, preset)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The whole rules in plain sentences, part by part. */
export function HowWePlay({ rules }: { readonly rules: RuleSet }) {
  return (
    <div class="how-we-play">
      {howWePlay(rules).map(({ group, title, sentences }) => (
        <section key={group} class="rules">
          <h3>{title}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** What sets rules apart, if anything does, and then all of them. */
export function RulesInWords({ rules }: { readonly rules: RuleSet }) {
  const different = differences(rules);
  return (
    <>
      {different.length > 0 && (
        <section class="rules">
          <h3>{text.differsIn(different.length)}</h3>
          <DifferenceList list={different} />
        </section>
      )}
      <HowWePlay rules={rules} />
    </>
  );
}
