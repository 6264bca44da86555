import { contractOf, isWild, type PlayerView } from '#engine';
import { termsOf } from '#rules';
import type { Game } from '../../game/createGame.ts';
import { owesContract } from '../../game/gestureContext.ts';
import type { Question, RankChoice } from '../../game/types.ts';
import type { Layout } from '../../stage/layout.ts';
import { answerText } from '../../text/answers.ts';
import { text } from '../../text/index.ts';
import { MiniCard } from '../../ui/MiniCard.tsx';
import { SuitText } from '../../ui/SuitText.tsx';
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts';

type QuestionAbout<Asks extends Question['asks']> = Extract<Question, { asks: Asks }>;

/**
 * A question to the viewer that is not answered with cards, above the hand: about the upcard, the wild rank, or the
 * number of cards after a two. The tally asks about the Press.
 */
export function QuestionPanel({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const question = game.question.value;
  const view = game.view.value;
  if (!question || !view || question.asks === 'press' || game.standIn.value) return null;
  const floor = floorOf(layout) - 3;
  return (
    <section
      class="question"
      aria-label={text.questionRead(question, game.table.value)}
      style={{ bottom: `${layout.height - floor}px`, maxHeight: `${floor - TOP_MARGIN_PX}px` }}
    >
      {isClaim(question) && <ClaimQuestion game={game} question={question} />}
      {question.asks === 'name' && <NameQuestion game={game} ranks={question.ranks} />}
      {question.asks === 'size' && <SizeQuestion game={game} />}
    </section>
  );
}

/** The least distance from the upper edge of the table, in pixels. */
const TOP_MARGIN_PX = 4;

/** The height of a question about the upcard, in pixels: its buttons take two rows on a phone. */
const CLAIM_HEIGHT_PX = { phone: 250, tablet: 170 };

/**
 * The lower edge of the panel, in pixels: in portrait above the viewer's seat and the piles if the ranks of the melds
 * stay visible too, else above the words.
 */
function floorOf({ width, height, felt, melds, own, pile, stock, prompt }: Layout): number {
  const floor = Math.min(own?.rect.y ?? prompt.y, pile.y, stock.y);
  const ceiling = Math.max(felt.y, ...melds.map(({ rect }) => rect.y + rect.height / 2));
  const room = width < 500 ? CLAIM_HEIGHT_PX.phone : CLAIM_HEIGHT_PX.tablet;
  return height > width && floor - ceiling >= room ? floor : prompt.y;
}

const isClaim = (question: Question): question is QuestionAbout<'take' | 'call'> =>
  question.asks === 'take' || question.asks === 'call';

/** Asks whether the viewer claims the upcard, with the time left to answer. */
function ClaimQuestion({ game, question }: { readonly game: Game; readonly question: QuestionAbout<'take' | 'call'> }) {
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
        <span>
          <SuitText words={text.claimTitle(question.asks, table)} />
        </span>
      </h2>
      <OwedContract view={view} />
      <p>
        <SuitText words={answerText.claimHint(question.asks, view)} />
      </p>
      <div class="answers">
        <button type="button" class="gold" onClick={() => game.answer({ to: 'claim' })}>
          <SuitText words={answerText.claimYes(question.claims, view)} />
          {seconds !== null && <span class="countdown"> · {answerText.secondsShort(seconds)}</span>}
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

/** The contract the viewer still has to lay: the card might help. */
function OwedContract({ view }: { readonly view: PlayerView }) {
  const contract = owesContract(view) ? contractOf(view.rules, view.deal) : null;
  return (
    contract && (
      <p>
        <SuitText words={text.contractLine(view, contract)} />
      </p>
    )
  );
}

/** The ranks the dealer may name. A rank that was wild before is disabled and says why when pressed. */
function NameQuestion({ game, ranks }: { readonly game: Game; readonly ranks: readonly RankChoice[] }) {
  return (
    <>
      <h2>{text.nameTitle(termsOf(game.view.value?.rules))}</h2>
      <div class="ranks">
        {ranks.map(({ rank, isOpen }) => (
          <button
            key={rank}
            type="button"
            aria-disabled={!isOpen}
            aria-label={answerText.rankChoice(rank, isOpen)}
            onClick={() => game.answer({ to: 'name', rank })}
          >
            {text.rankShort(rank)}
          </button>
        ))}
      </div>
    </>
  );
}

/** A two was turned up: asks how many cards to deal. */
function SizeQuestion({ game }: { readonly game: Game }) {
  return (
    <>
      <h2>{text.sizeTitle()}</h2>
      <div class="answers">
        {([2, 12] as const).map((size) => (
          <button key={size} type="button" class="gold" onClick={() => game.answer({ to: 'size', size })}>
            {text.cardsCount(size)}
          </button>
        ))}
      </div>
    </>
  );
}
