import { contractOf, isWild, type PlayerView } from '#engine';
import type { Question, RankChoice } from '../game/intents.ts';
import { owesContract } from '../game/moment.ts';
import type { Game } from '../game/types.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { useSecondsLeft } from './tally/useSecondsLeft.ts';

type Asked<Asks extends Question['asks']> = Extract<Question, { asks: Asks }>;

/**
 * What is asked of the viewer beside the cards, above the hand: the upcard, the wild rank, how many cards a two gives. The
 * Press is asked with the tally.
 */
export function QuestionPanel({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const question = game.question.value;
  const view = game.view.value;
  if (!question || !view || question.asks === 'press' || game.standIn.value) return null;
  return (
    <section
      class="question"
      aria-label={text.asked(question, game.table.value)}
      style={{ bottom: `${layout.height - layout.words.y + 6}px` }}
    >
      {isClaim(question) && <ClaimQuestion game={game} question={question} />}
      {question.asks === 'name' && <NameQuestion game={game} ranks={question.ranks} />}
      {question.asks === 'size' && <SizeQuestion game={game} />}
    </section>
  );
}

const isClaim = (question: Question): question is Asked<'take' | 'call'> =>
  question.asks === 'take' || question.asks === 'call';

/** A card that may be had out of turn, with the time there is to say so. */
function ClaimQuestion({ game, question }: { readonly game: Game; readonly question: Asked<'take' | 'call'> }) {
  const table = game.table.value;
  const view = game.view.value;
  const seconds = useSecondsLeft(table.clock);
  if (!view) return null;
  const { rules, wildRank } = view;
  return (
    <>
      <h2>
        {view.window?.cards.map((card) => (
          <MiniCard key={card} card={card} wild={isWild(rules, wildRank, card)} mark={text.wildMark(rules)} />
        ))}
        <span>{text.claimTitle(question.asks, table)}</span>
      </h2>
      <OwedContract view={view} />
      <p>{text.claimHint(question.asks, view)}</p>
      <div class="answers">
        <button type="button" class="gold" onClick={() => game.answer({ to: 'claim' })}>
          {text.claimYes(question.claims, view)}
          {seconds !== null && <span class="countdown"> · {text.secondsShort(seconds)}</span>}
        </button>
        <button type="button" onClick={() => game.answer({ to: 'pass' })}>
          {text.QUESTIONS.no}
        </button>
        <button type="button" class="quiet" onClick={() => game.answer({ to: 'passDeal' })}>
          {text.QUESTIONS.notThisDeal}
        </button>
      </div>
    </>
  );
}

/** The contract that the card might help to. */
function OwedContract({ view }: { readonly view: PlayerView }) {
  const contract = owesContract(view) ? contractOf(view.rules, view.deal) : null;
  return contract && <p>{text.contractLine(view, contract)}</p>;
}

/** The ranks the dealer may name; those that have been wild before say so when they are pressed. */
function NameQuestion({ game, ranks }: { readonly game: Game; readonly ranks: readonly RankChoice[] }) {
  return (
    <>
      <h2>{text.nameTitle(text.wordsOf(game.view.value?.rules))}</h2>
      <div class="ranks">
        {ranks.map(({ rank, isOpen }) => (
          <button
            key={rank}
            type="button"
            aria-disabled={!isOpen}
            aria-label={text.rankChoice(rank, isOpen)}
            onClick={() => game.answer({ to: 'name', rank })}
          >
            {text.rankShort(rank)}
          </button>
        ))}
      </div>
    </>
  );
}

/** A two was turned up: how many cards it gives. */
function SizeQuestion({ game }: { readonly game: Game }) {
  return (
    <>
      <h2>{text.sizeTitle()}</h2>
      <div class="answers">
        {([2, 12] as const).map((size) => (
          <button key={size} type="button" class="gold" onClick={() => game.answer({ to: 'size', size })}>
            {text.QUESTIONS.sizes[size]}
          </button>
        ))}
      </div>
    </>
  );
}
