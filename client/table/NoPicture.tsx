import { text } from '../text/index.ts';

/** Shown when the picture cannot be loaded: after an update its files have other names. */
export function NoPicture() {
  return (
    <div class="panel middle lost" role="alert">
      <p>{text.refused({ code: 'notOpened', action: null }, null)}</p>
      <button type="button" class="gold" onClick={() => location.reload()}>
        {text.NOTICES.reload}
      </button>
    </div>
  );
}
