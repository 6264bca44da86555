import { text } from '../text/index.ts';

/** Opens the phrases. */
export const SpeakButton = ({ onSpeak }: { readonly onSpeak: () => void }) => (
  <button type="button" class="speak" aria-label={text.saySomething()} onClick={onSpeak}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7.5L7 20.5v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
    </svg>
  </button>
);
