import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '#protocol';
import { text } from '../text/index.ts';
import { sheetText } from '../text/scoreSheet.ts';
import { Panel } from '../ui/Panel.tsx';
import { drawResult, resultOf, type SharedResult } from './sharedResult.ts';
import { copyPicture, copyWords, type ShareOutcome, shareMethodsOf, shareResult } from './sharing.ts';

/** Shares the result of a game as a picture and as a few lines of text. */
export function SharePanel({ table, onClose }: { readonly table: TableView; readonly onClose: () => void }) {
  // As it was when the panel was opened: a rematch may begin meanwhile.
  const [result] = useState(() => resultOf(table));
  return (
    <Panel title={text.PANELS.share} kind="middle" onClose={onClose}>
      {result ? <Sharing result={result} /> : <p>{sheetText.SHEET.none}</p>}
    </Panel>
  );
}

function Sharing({ result }: { readonly result: SharedResult }) {
  const address = location.host;
  const words = sheetText.resultLines(result, address);
  const picture = usePicture(result, address);
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<ShareOutcome | 'selected' | null>(null);
  const ways = shareMethodsOf(navigator, picture?.file ?? null, 'ClipboardItem' in window);
  const tell = (doing: Promise<ShareOutcome>): void => void doing.then(setState);
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
    setState('selected');
  };
  useLayoutEffect(() => {
    // As high as its lines, wherever they wrap: elsewhere once the picture is there, or the screen is turned.
    const resize = (): void => {
      if (!field.current) return;
      field.current.style.height = 'auto';
      field.current.style.height = `${field.current.scrollHeight + 2}px`;
    };
    resize();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [words, picture]);
  return (
    <div class="share">
      {picture && <img src={picture.url} alt={sheetText.SHARE.picture} />}
      <div class="share-ways">
        {ways.share && (
          <button
            type="button"
            class="gold"
            onClick={() => tell(shareResult(navigator, picture?.file ?? null, words, sheetText.resultGame(result)))}
          >
            {sheetText.SHARE.share}
          </button>
        )}
        {picture && ways.copiesPicture && (
          <button type="button" onClick={() => tell(copyPicture(navigator, picture.file))}>
            {sheetText.SHARE.copyPicture}
          </button>
        )}
        {picture && (
          <a class="button" href={picture.url} download={picture.file.name}>
            {sheetText.SHARE.savePicture}
          </a>
        )}
        {ways.copiesText ? (
          <button type="button" onClick={() => tell(copyWords(navigator, words))}>
            {sheetText.SHARE.copyText}
          </button>
        ) : (
          <button type="button" onClick={select}>
            {sheetText.SHARE.selectText}
          </button>
        )}
      </div>
      <p class="share-state" role="status">
        {state && sheetText.SHARE.states[state]}
      </p>
      <textarea ref={field} readOnly rows={1} aria-label={sheetText.SHARE.text} value={words} />
      <p class="soft">{sheetText.SHARE.names}</p>
    </div>
  );
}

interface Picture {
  readonly file: File;
  /** The picture's address in this page. */
  readonly url: string;
}

/** The picture of a result, drawn ahead so that it is there when a button is pressed; null until then. */
function usePicture(result: SharedResult, address: string): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let url = '';
    let isWanted = true;
    drawResult(result, address).toBlob((blob) => {
      if (!blob || !isWanted) return;
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], sheetText.pictureName(), { type: blob.type }), url });
    }, 'image/png');
    return () => {
      isWanted = false;
      URL.revokeObjectURL(url);
    };
  }, [result, address]);
  return picture;
}
