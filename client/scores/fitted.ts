/** The beginning of a text that fits into this width, in the typeface of the pen. */
export function fitted(pen: Pick<CanvasRenderingContext2D, 'measureText'>, words: string, most: number): string {
  const letters = [...words];
  let shown = words;
  while (letters.length > 1 && pen.measureText(shown).width > most) {
    letters.pop();
    shown = `${letters.join('').trimEnd()}…`;
  }
  return shown;
}
