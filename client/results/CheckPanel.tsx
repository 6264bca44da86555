import { useEffect, useState } from 'preact/hooks';
import { type Card, isWild, type Seat } from '#engine';
import type { TableView } from '#protocol';
import type { Finding, SeenDeal } from '#record';
import type { OpenTable } from '../table/openTable.ts';
import { checkText } from '../text/check.ts';
import { text } from '../text/index.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { MiniCard } from '../ui/MiniCard.tsx';
import { Panel } from '../ui/Panel.tsx';
import { saveFile } from '../ui/saveFile.ts';
import type { CheckedCards, ShownFinding } from './check.worker.ts';
import { type CheckedHands, type CheckProblem, startCheck } from './checking.ts';
import { TableNote } from './TableNote.tsx';

/** Problems that another try may solve. */
const RETRYABLE_PROBLEMS: readonly CheckProblem[] = ['busy', 'offline', 'failed'];

/**
 * The check of a finished deal: whether the cards were those that the table had bound itself to, step by step. The game
 * goes on meanwhile: the panel says what the table waits for, and closes when the viewer's time is running out.
 */
export function CheckPanel(props: { readonly open: OpenTable; readonly deal: number; readonly onClose: () => void }) {
  const { open, deal, onClose } = props;
  const { game, seenDeal } = open;
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<CheckedHands | CheckProblem | null>(null);
  const [seen] = useState(() => seenDeal?.(deal) ?? null);
  useEffect(() => {
    const record = (wanted: number) => game.connection.record(wanted);
    return startCheck({ deal, seen, record }, setResult);
  }, [attempt]);
  const tryAgain = (): void => {
    setResult(null);
    setAttempt(attempt + 1);
  };
  return (
    <Panel title={checkText.checkTitle(deal)} kind="middle" onClose={onClose}>
      <div class="check">
        <TableNote open={open} deal={deal} onClose={onClose} />
        {result === null && <p role="status">{checkText.CHECK.working}</p>}
        {typeof result === 'string' && (
          <div role="alert">
            <p>{checkText.CHECK.problems[result]}</p>
            {RETRYABLE_PROBLEMS.includes(result) && (
              <button type="button" onClick={tryAgain}>
                {checkText.CHECK.again}
              </button>
            )}
          </div>
        )}
        {result !== null && typeof result === 'object' && (
          <CheckResult result={result} seen={seen} table={game.table.value} />
        )}
      </div>
    </Panel>
  );
}

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
function CheckResult(props: {
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

/** The columns of the picture of a share; it has a square for each bit. */
const SHARE_COLUMNS = 16;
const SHARE_BITS = 128;
/** The digits of a share that are shown. */
const SHOWN_SHARE_DIGITS = 8;

/** The shares of all seats: a name, a picture of the number, and its first digits. */
const ShareList = (props: {
  readonly shares: readonly string[];
  readonly own: Seat | null;
  readonly table: TableView;
}) => (
  <ul class="check-shares">
    {props.table.seats.map((_, seat) => {
      const share = props.shares[seat] ?? '';
      return (
        <li key={seat}>
          <span>
            {text.who(props.table, seat)}
            {seat === props.own && share !== '' && <small> ({checkText.CHECK.yours})</small>}
          </span>
          {share === '' ? (
            <small>{checkText.CHECK.none}</small>
          ) : (
            <>
              <SharePicture share={share} />
              <code>{share.slice(0, SHOWN_SHARE_DIGITS)}…</code>
            </>
          )}
        </li>
      );
    })}
  </ul>
);

/** The bits of a share as black and white squares, so that two of them can be told apart at a glance. */
function SharePicture({ share }: { readonly share: string }) {
  const bits = [...share].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) > 0));
  const squares = bits
    .slice(0, SHARE_BITS)
    .flatMap((isSet, index) =>
      isSet ? [`M${index % SHARE_COLUMNS} ${Math.floor(index / SHARE_COLUMNS)}h1v1h-1z`] : [],
    );
  return (
    <svg viewBox={`0 0 ${SHARE_COLUMNS} ${SHARE_BITS / SHARE_COLUMNS}`} aria-hidden="true">
      <path d={squares.join('')} />
    </svg>
  );
}

/** All cards as they were dealt: each hand, the cards turned up, and the stock in order. */
function DealtPicture({ cards, table }: { readonly cards: CheckedCards; readonly table: TableView }) {
  const { hands, stock, pile, indicator } = cards;
  return (
    <>
      <div class="check-cards">
        {hands.map((hand, seat) => (
          <Cards key={seat} whose={text.who(table, seat)} shown={hand} cards={cards} />
        ))}
        {pile.length > 0 && <Cards whose={checkText.CHECK.pile} shown={pile} cards={cards} />}
        {indicator >= 0 && <Cards whose={checkText.CHECK.indicator} shown={[indicator]} cards={cards} />}
      </div>
      <Disclosure label={checkText.stockName(stock.length)}>
        <div class="check-cards">
          <Cards whose={null} shown={stock.toReversed()} cards={cards} />
        </div>
      </Disclosure>
    </>
  );
}

function Cards(props: {
  readonly whose: string | null;
  readonly shown: readonly Card[];
  readonly cards: CheckedCards;
}) {
  const { whose, shown } = props;
  const { rules, wildRank } = props.cards;
  return (
    <div class="check-hand">
      <span class="unseen">{checkText.cardsOfWords(whose, shown)}</span>
      <div aria-hidden="true">
        {whose !== null && <small>{whose}</small>}
        <div>
          {shown.map((card) => (
            <MiniCard key={card} card={card} wild={isWild(rules, wildRank, card)} mark={text.wildMark(rules)} />
          ))}
        </div>
      </div>
    </div>
  );
}
