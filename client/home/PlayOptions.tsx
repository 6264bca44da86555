import { type BotLevels, type Matching, type Opponents, type Paces, PUBLIC_PACES } from '../device/device.ts';
import { text } from '../text/index.ts';
import { ChoiceToggle } from '../ui/Choice.tsx';
import { CommonLevel, EachLevel } from '../ui/LevelChoice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { GameChoices, type GameChoicesProps, othersOf, PaceChoice } from './GameChoices.tsx';

interface PlayOptionsProps extends Omit<GameChoicesProps, 'children'> {
  readonly levels: BotLevels;
  readonly paces: Paces;
  readonly matching: Matching;
  /** Whether a game is running: home then has no room for another one against bots. */
  readonly isPlaying: boolean;
  readonly onPlay: (company: Opponents) => void;
  readonly onClose: () => void;
}

/** The choices for *Play now* and *Practise*. */
export function PlayOptions(props: PlayOptionsProps) {
  const { levels, paces, matching, isPlaying, onPlay, onClose } = props;
  const bots = othersOf(props);
  const practise = (): void => {
    // Home shows whether a table opens.
    onClose();
    onPlay('bots');
  };
  return (
    <Panel title={text.HOME.game} kind="middle" onClose={onClose}>
      <div class="play-options">
        <GameChoices {...props}>
          <PaceChoice legend={text.PACE.anybody} paces={PUBLIC_PACES} pace={paces.anybody} />
          <ChoiceToggle label={text.HOME.orNear} hint={text.HOME.orNearHint} choice={matching.orNear} />
          <CommonLevel levels={levels} bots={bots} />
          <EachLevel levels={levels} bots={bots} />
        </GameChoices>
        {isPlaying && (
          <button type="button" class="big" onClick={practise}>
            {text.HOME.practise}
            <small>{text.HOME.practiseHint}</small>
          </button>
        )}
      </div>
    </Panel>
  );
}
