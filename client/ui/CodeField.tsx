/** A field for a code or a link that one was given: typed or pasted, and not meddled with by the device. */
export function CodeField(props: {
  readonly label: string;
  /** How many characters go in. */
  readonly longest: number;
  /** It is written in capitals. */
  readonly capitals: boolean;
  readonly code: string;
  readonly onCode: (code: string) => void;
}) {
  const { label, longest, capitals, code, onCode } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        class={capitals ? 'code' : ''}
        maxLength={longest}
        autocomplete="off"
        autocapitalize={capitals ? 'characters' : 'none'}
        spellcheck={false}
        value={code}
        onInput={({ currentTarget }) => onCode(currentTarget.value)}
      />
    </label>
  );
}
