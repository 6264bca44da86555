import type { ReadonlySignal, Signal } from '@preact/signals';
import type { RuleSet } from '#engine';
import type { TableInfo } from '#protocol';
import { changeCount, readRuleCode } from '#rules';
import { avatarCell } from '../faces/avatars.ts';
import { GamePictureView } from '../rules/GamePictureView.tsx';
import { RulesInPictures } from '../rules/RulesInPictures.tsx';
import { DifferenceList, HowWePlay } from '../rules/RulesInWords.tsx';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { AvatarPicture } from '../ui/Avatar.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { NameField } from '../ui/NameField.tsx';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';

/** How to join a table: to play, to watch, or to watch until a bot's seat is free. */
export type JoinAs = 'player' | 'spectator' | 'next';

interface TablePreviewProps {
  readonly look: TableInfo;
  readonly name: Signal<string>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly busy: boolean;
  readonly onJoin: (as: JoinAs) => void;
  readonly onBack: () => void;
}

/** A look at a table before joining: its players and its rules. */
export function TablePreviewScreen({ look, name, problem, busy, onJoin, onBack }: TablePreviewProps) {
  const rules = readRuleCode(look.rules);
  return (
    <ScreenFrame title={gamesText.tableCalled(look.code)} kind="two-columns one-game" onBack={onBack}>
      <ProblemNote problem={problem} />
      {rules.ok && (
        <p class="about whole">
          {gamesText.lookAbout(text.rulesName(rules.value), ruleText.differences(rules.value).length, look.pace)}
        </p>
      )}
      <div class="column aside">
        <div class="card">
          <SeatList {...look} />
          {look.adjourned && <p>{gamesText.LOOK.resting}</p>}
          {look.isYours ? (
            <JoinButton words={gamesText.LOOK.comeBack} busy={busy} onPress={() => onJoin('player')} />
          ) : (
            <JoinChoice look={look} name={name} busy={busy} onJoin={onJoin} />
          )}
        </div>
      </div>
      <section class="column game card">
        {rules.ok ? (
          <TableRules rules={rules.value} />
        ) : (
          <p class="refused">{ruleText.ruleCodeSentence(rules.reason)}</p>
        )}
      </section>
    </ScreenFrame>
  );
}

/** For a player without a seat there: take one, or watch. */
function JoinChoice({ look, name, busy, onJoin }: Pick<TablePreviewProps, 'look' | 'name' | 'busy' | 'onJoin'>) {
  const isBookable = look.closed === 'alreadyPlaying' && !look.adjourned && look.spectators;
  return (
    <>
      {look.closed && <p class="refused">{text.refused({ code: look.closed, action: null }, null)}</p>}
      {isBookable && <p>{gamesText.LOOK.afterDeal}</p>}
      {isBookable && <JoinButton words={gamesText.LOOK.book} busy={busy} onPress={() => onJoin('next')} />}
      {!look.closed && <JoinButton words={gamesText.LOOK.join} busy={busy} onPress={() => onJoin('player')} />}
      {look.spectators ? (
        <button
          type="button"
          class={look.closed && !isBookable ? '' : 'quiet'}
          aria-disabled={busy}
          onClick={() => onJoin('spectator')}
        >
          {gamesText.LOOK.watch}
        </button>
      ) : (
        <p>{gamesText.LOOK.unwatched}</p>
      )}
      <NameField name={name} />
    </>
  );
}

function JoinButton({ words, busy, onPress }: { words: string; busy: boolean; onPress: () => void }) {
  return (
    <button type="button" class="big gold" aria-disabled={busy} onClick={onPress}>
      {words}
    </button>
  );
}

function SeatList({ seats }: TableInfo) {
  const taken = seats.filter(({ kind }) => kind !== 'empty').length;
  return (
    <section class="sitters">
      <h2>{gamesText.LOOK.who}</h2>
      <p>{gamesText.seatsTaken(taken, seats.length)}</p>
      <ul class="waiting-seats">
        {seats.map((seat, index) => (
          <li key={index} class={seat.kind}>
            {drawn(seat)}
            {gamesText.sitter(seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The avatar of a player; nothing for an empty seat, or if there is no picture of it. */
function drawn({ kind, avatar = null }: TableInfo['seats'][number]) {
  const cell = avatarCell({ kind, avatar });
  return cell !== null && <AvatarPicture cell={cell} />;
}

function TableRules({ rules }: { readonly rules: RuleSet }) {
  const different = ruleText.differences(rules);
  return (
    <>
      <GamePictureView rules={rules} />
      <h2>{text.rulesName(rules)}</h2>
      <p>{text.rulesAbout(rules, changeCount(rules))}</p>
      {different.length > 0 && <DifferenceList list={different} />}
      <Disclosure label={text.PANELS.rules}>
        <RulesInPictures rules={rules} Heading="h3" />
        <HowWePlay rules={rules} />
      </Disclosure>
    </>
  );
}
