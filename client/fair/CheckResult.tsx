import type { TableView } from '#protocol';
import type { Finding, SeenDeal } from '#record';
import { checkText } from '../text/check.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { saveFile } from '../ui/saveFile.ts';
import type { ShownFinding } from './check.worker.ts';
import type { CheckedHands } from './checking.ts';
import { DealtPicture } from './DealtPicture.tsx';
import { ShareList } from './ShareList.tsx';

type Outcome = Finding['outcome'];
type Step = keyof typeof checkText.CHECK.steps;

/** The steps shown, with the checks that belong to each. */
const STEPS: readonly (readonly [Step, readonly Finding['check'][]])[] = [
  ['promise', ['seen', 'promise']],
  ['shares', ['shares', 'ownShare', 'givers']],
  ['cards', ['deck', 'hand', 'chance']],
  ['play', ['whole', 'play']],
];

const SIGNS: Readonly<Record<Outcome, string>> = { holds: '✓', fails: '✗', open: '?' };

/** The result of a check: the verdict, each step with its pictures, what it does not show, and the proof to save. */
export function CheckResult(props: {
  readonly result: CheckedHands;
  readonly seen: SeenDeal | null;
  readonly table: TableView;
}) {
  const { result, seen, table } = props;
  if (result.fault !== null) {
    return (
      <>
        <Verdict outcome="fails" words={checkText.faultWords(result.fault)} />
        <Limits />
      </>
    );
  }
  const { findings, verdict, shares, cards, taken, text } = result;
  const isTables = findings.some(({ problem }) => problem === 'nobody');
  const times = 1 + (findings.find(({ problem }) => problem === 'begunAgain')?.count ?? 0);
  const outcome: Outcome = verdict === 'genuine' ? 'holds' : verdict === 'doctored' ? 'fails' : 'open';
  return (
    <>
      <Verdict outcome={outcome} words={checkText.verdictWords(verdict, isTables, times)} />
      <ol class="check-steps">
        {STEPS.map(([step, checks]) => (
          <li key={step} class="check-step">
            <h3>{checkText.CHECK.steps[step]}</h3>
            <Sentences
              findings={checks.flatMap((one) => findings.filter(({ check }) => check === one))}
              table={table}
            />
            {step === 'play' && taken.length > 0 && (
              <ul class="check-findings">
                {taken.map((hand) => (
                  <li key={hand.after}>{checkText.takenWords(hand)}</li>
                ))}
              </ul>
            )}
            {step === 'shares' && <ShareList shares={shares} own={seen?.seat ?? null} table={table} />}
            {step === 'cards' && cards && <DealtPicture cards={cards} table={table} />}
          </li>
        ))}
      </ol>
      <Limits />
      <Disclosure label={checkText.CHECK.how}>
        {checkText.CHECK.howParts.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </Disclosure>
      <Disclosure label={checkText.CHECK.figures}>
        <Figures secret={result.secret} seen={seen} />
      </Disclosure>
      <p class="check-save">
        <button type="button" onClick={() => saveFile(`deal-${seen?.deal}-${seen?.table}.txt`, text)}>
          {checkText.CHECK.save}
        </button>
        <small>{checkText.CHECK.saveHint}</small>
      </p>
    </>
  );
}

const Verdict = ({ outcome, words }: { readonly outcome: Outcome; readonly words: string }) => (
  <p class={`check-verdict ${outcome}`} role="status">
    <b aria-hidden="true">{SIGNS[outcome]}</b>
    {words}
  </p>
);

/** Each finding as a sentence with its mark, which is also said in words. */
const Sentences = (props: { readonly findings: readonly ShownFinding[]; readonly table: TableView }) => (
  <ul class="check-findings">
    {props.findings.map((finding) => {
      const { check, outcome, problem, index } = finding;
      return (
        <li key={`${check} ${problem} ${index}`} class={outcome}>
          <b class="check-mark">
            <span aria-hidden="true">{SIGNS[outcome]} </span>
            {checkText.CHECK.marks[outcome]}
          </b>
          <span>{checkText.findingWords(finding, props.table)}</span>
        </li>
      );
    })}
  </ul>
);

const Limits = () => (
  <section class="check-step">
    <h3>{checkText.CHECK.limits}</h3>
    <ul class="check-limits">
      {checkText.CHECK.limitParts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  </section>
);

const Figures = ({ secret, seen }: { readonly secret: string; readonly seen: SeenDeal | null }) => {
  const { commitment = '', game = '', table = '' } = seen ?? {};
  const figures = { commitment, secret, game, table };
  return (
    <dl class="check-figures">
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name}>
          <dt>{checkText.CHECK.figureNames[name]}</dt>
          <dd>
            <code>{figures[name]}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
};
