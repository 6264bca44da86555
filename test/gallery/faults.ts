declare global {
  interface Window {
    /** Texts that the canvas has cut, ending with an ellipsis. */
    cutTexts?: Set<string>;
  }
}

/** Runs in the page before its program: remembers texts that the canvas shows cut. */
export function watchCanvas(): void {
  window.cutTexts = new Set();
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text, ...place) {
    if (text.length > 2 && text.endsWith('…')) window.cutTexts?.add(text);
    fillText.call(this, text, ...place);
  } as typeof fillText;
}

/**
 * Runs in the page: its faults of layout. A text is cut by its box or its button, leaves it, or is over another; or the
 * page is wider than the window. Only what a player sees at this moment counts.
 */
export function faultsInPage(): string[] {
  const faults: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);

  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('.unseen, .mirror, [hidden], svg, select, script, style')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      // Scrolled away, behind a panel, or off the screen.
      if (!top || !(element.contains(top) || top.contains(element))) continue;
      lines.push({ element, text, box });
    }
  }

  const seen = new Set<Element>();
  for (const { element, text, box } of lines) {
    const holder = element.closest('button, a, .chip, td, th, label, summary');
    const place = holder?.getBoundingClientRect();
    if (holder && place && place.width > 2 && (box.right > place.right + 1 || box.left < place.left - 1))
      faults.push(`leaves its ${holder.localName}: ${text}`);
    if (box.right > innerWidth + 1 || box.left < -1) faults.push(`leaves the window: ${text}`);
    for (const each of [element, holder]) {
      if (!each || seen.has(each)) continue;
      seen.add(each);
      const { overflowX, overflowY } = getComputedStyle(each);
      const cutsWide = /hidden|clip/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
      const cutsHigh = /hidden|clip/.test(overflowY) && each.scrollHeight > each.clientHeight + 2;
      if (cutsWide || cutsHigh) faults.push(`cut: ${text}`);
    }
  }

  const within = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.35;
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1))
      if (one.element !== other.element && within(one.box, other.box))
        faults.push(`over each other: ${one.text} / ${other.text}`);

  const cut = [...(window.cutTexts ?? [])];
  // A text is tried letter by letter, until it fits.
  const isTried = (text: string): boolean => cut.some((other) => other !== text && text.startsWith(other.slice(0, -1)));
  for (const text of cut) if (!isTried(text)) faults.push(`cut on the table: ${text}`);
  window.cutTexts?.clear();
  return [...new Set(faults)];
}
