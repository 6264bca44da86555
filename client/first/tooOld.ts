/** Methods of built-in objects that the page and its workers use, and that no build can supply. */
const NEEDED: readonly (readonly [object, readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at', 'replaceAll']],
  [Object, ['hasOwn', 'fromEntries']],
  [window, ['AbortController', 'BigInt', 'IntersectionObserver', 'ResizeObserver', 'WebSocket', 'Worker', 'indexedDB']],
];

/** The page's language is not there yet, so its few words for such a browser are here. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'This browser is too old for the game. Update it, or open this page in another browser.',
  de: 'Dieser Browser ist zu alt für das Spiel. Aktualisiere ihn oder öffne die Seite in einem anderen.',
  fr: 'Ce navigateur est trop ancien pour le jeu. Mettez-le à jour ou ouvrez cette page dans un autre.',
  es: 'Este navegador es demasiado antiguo para el juego. Actualízalo o abre esta página en otro.',
  el: 'Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό για το παιχνίδι. Ενημέρωσέ το ή άνοιξε τη σελίδα σε άλλο.',
};

/** In a browser too old for the page, says so in its place. Written so that such a browser can run it. */
export function sayIfTooOld(language: string): void {
  const isOld = NEEDED.some(([owner, names]) => names.some((name) => !(name in owner)));
  if (!isOld) return;
  // When the document has been read, but before its program runs, which finds no place to open in then.
  document.addEventListener('readystatechange', () => {
    const page = document.getElementById('page');
    const body = page?.querySelector('.home-body');
    if (!page || !body) return;
    page.id = 'too-old';
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.className = 'too-old';
    words.textContent = WORDS[language] || WORDS.en || '';
    body.appendChild(words);
  });
}
