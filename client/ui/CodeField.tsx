/** A field for a typed or pasted code or link, without autocorrection. */
export function CodeField(props: {
  readonly label: string;
  /** The maximum length, in characters. */
  readonly longest: number;
  /** Whether the code is written in capitals. */
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
