/**
 * Copies a text to the clipboard. Over plain http there is no `navigator.clipboard`: the text is selected in a field,
 * which the browser copies.
 * @param button the one that was pressed: in a dialog, only what is inside can be selected
 * @returns whether it was copied
 */
export async function copyText(words: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words, button);
  }
}

function copySelected(words: string, button: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.readOnly = true;
  field.value = words;
  button.after(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, words.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    button.focus({ preventScroll: true });
  }
}
