import { useEffect, useRef, useState } from 'preact/hooks';
import { type OpenedRecord, openRecordFile, sourceOf } from './opening.ts';

/** Opens what is dropped anywhere on the page, or pasted outside a field. Returns whether a file is over the page. */
export function useDropped(onOpen: (opening: Promise<OpenedRecord>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const control = new AbortController();
    const on = <Type extends keyof WindowEventMap>(type: Type, hear: (event: WindowEventMap[Type]) => void): void =>
      window.addEventListener(type, hear, { signal: control.signal });
    on('dragover', (event) => {
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const opening = openingOf(event.dataTransfer);
      if (opening) open.current(opening);
    });
    on('paste', ({ target, clipboardData }) => {
      if (isField(target)) return;
      const opening = openingOf(clipboardData);
      if (opening) open.current(opening);
    });
    return () => control.abort();
  }, []);
  return isOver;
}

/** Whether a paste belongs to this place: fields take texts of their own. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The record in what was dropped or pasted: a file, or a text. */
function openingOf(data: DataTransfer | null): Promise<OpenedRecord> | null {
  const file = data?.files[0];
  if (file) return openRecordFile(file);
  const text = data?.getData('text/plain') ?? '';
  return text.trim() === '' ? null : Promise.resolve(sourceOf(text));
}
