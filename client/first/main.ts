// Runs before the first paint, so that the page begins with its felt and theme, and fetches the texts of its language
// together with its program. The page itself follows the same settings later.
import { storedJson } from '../device/storedJson.ts';
import { languageFor } from './languageFor.ts';

/** The stored settings that show at once. */
interface FirstSettings {
  readonly language?: unknown;
  readonly felt?: unknown;
  readonly theme?: unknown;
}

const settingsIn = (found: unknown): FirstSettings | null =>
  (found as { readonly settings?: FirstSettings } | null)?.settings ?? null;

/** Methods of built-in objects that the page and its workers use, and that no build can supply. */
const NEEDED: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at', 'replaceAll']],
  [Object, ['hasOwn', 'fromEntries']],
  [window, ['AbortController', 'BigInt', 'IntersectionObserver', 'ResizeObserver', 'WebSocket', 'Worker', 'indexedDB']],
];

/** The messages of the page's language are not loaded yet, so the text for such a browser is here. */
const TOO_OLD: Readonly<Record<string, string>> = {
  en: 'This browser is too old for the game. Update it, or open this page in another browser.',
  de: 'Dieser Browser ist zu alt für das Spiel. Aktualisiere ihn oder öffne die Seite in einem anderen.',
  fr: 'Ce navigateur est trop ancien pour le jeu. Mettez-le à jour ou ouvrez cette page dans un autre.',
  es: 'Este navegador es demasiado antiguo para el juego. Actualízalo o abre esta página en otro.',
  el: 'Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό για το παιχνίδι. Ενημέρωσέ το ή άνοιξε τη σελίδα σε άλλο.',
};

/** In a browser too old for the page, says so in its place. Written so that such a browser can run it. */
function sayIfTooOld(language: string): void {
  const isOld = NEEDED.some(([owner, names]) => names.some((name) => !(name in owner)));
  if (!isOld) return;
  // When the document has been read, but before its program runs, which finds no place to open in then.
  document.addEventListener('readystatechange', () => {
    const page = document.getElementById('page');
    const body = page?.querySelector('.home-body');
    if (!page || !body) return;
    page.id = 'too-old';
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.className = 'too-old';
    message.textContent = TOO_OLD[language] || TOO_OLD.en || '';
    body.appendChild(message);
  });
}

const root = document.documentElement;
const { language, felt, theme } = storedJson(() => localStorage, '', settingsIn).read() ?? {};
if (typeof felt === 'string') root.dataset.felt = felt;
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

// Written by the build: the files of each language's texts.
const links = [...(document.querySelector<HTMLTemplateElement>('#texts')?.content.querySelectorAll('link') ?? [])];
const codes = links.map((link) => link.dataset.language ?? '');
const chosen = codes.find((code) => code === language) ?? 'auto';
root.lang = languageFor(chosen, navigator.languages, codes);
sayIfTooOld(root.lang);
document.head.append(...links.filter((link) => link.dataset.language === root.lang));
