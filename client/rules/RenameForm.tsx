import { useState } from 'preact/hooks';
import { gamesText } from '../text/games.ts';
import { RulesNameField } from './RulesNameField.tsx';

/** Renames saved rules. */
export function RenameForm(props: {
  readonly name: string;
  readonly onRename: (to: string) => boolean;
  readonly onDone: () => void;
}) {
  const [name, setName] = useState(props.name);
  const [isTaken, setTaken] = useState(false);
  const rename = (event: Event): void => {
    event.preventDefault();
    if (props.onRename(name)) props.onDone();
    else setTaken(true);
  };
  return (
    <form onSubmit={rename}>
      <RulesNameField label={gamesText.GAMES_SCREEN.newName} name={name} onName={setName} />
      <button type="submit">{gamesText.GAMES_SCREEN.rename}</button>
      <p class="said refused" role="alert">
        {isTaken && gamesText.GAMES_SCREEN.nameTaken}
      </p>
    </form>
  );
}
