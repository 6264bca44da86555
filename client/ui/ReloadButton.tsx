import { useState } from 'preact/hooks';
import { reload } from '../device/reload.ts';
import { text } from '../text/index.ts';

/** Reloads a page that is too old for the server. */
export function ReloadButton() {
  const [isComing, setComing] = useState(false);
  const press = (): void => {
    if (!isComing) void reload();
    setComing(true);
  };
  return (
    <button type="button" aria-disabled={isComing} onClick={press}>
      {text.NOTICES.reload}
    </button>
  );
}
