import { MAX_FAVOURITE_NAME_LENGTH } from '../device/favourites.ts';

/** The field for the name of saved rules. */
export function RulesNameField(props: {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="text"
        maxLength={MAX_FAVOURITE_NAME_LENGTH}
        autocomplete="off"
        value={props.name}
        onInput={({ currentTarget }) => props.onName(currentTarget.value)}
      />
    </label>
  );
}
