/**
 * Runs in the page: replaces every text by a `<font>` with the same words, now and whenever one appears, as the
 * translators of browsers do with a translated one. Elements with `translate="no"` are spared.
 */
export function translatePage(): void {
  const isSpared = (text: Node): boolean =>
    text.parentElement?.closest('[translate="no"], font, script, style') != null;
  const translate = (within: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    if (within.nodeType === Node.TEXT_NODE) texts.push(within);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.parentNode || isSpared(text)) continue;
      const font = document.createElement('font');
      font.append(text.nodeValue ?? '');
      text.parentNode.replaceChild(font, text);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      else for (const added of addedNodes) translate(added);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
