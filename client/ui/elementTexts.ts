import { options } from 'preact';

/** The part of a virtual node that the hook reads. A text is a node without a type, whose `props` are its words. */
interface MadeNode {
  type: unknown;
  props: unknown;
  ref?: unknown;
}

/** The text of children that are nothing else; null if there is an element among them, or no text. */
function wordsIn(children: unknown): string | null {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (!Array.isArray(children)) return null;
  let words: string | null = null;
  for (const child of children) {
    if (child === null || child === undefined || typeof child === 'boolean') continue;
    const more = wordsIn(child);
    if (more === null) return null;
    words = (words ?? '') + more;
  }
  return words;
}

/** A text beside elements becomes an element, which takes no room of its own while there is nothing to read. */
const asElement = (words: string): MadeNode => ({
  type: 'x-text',
  props: { textContent: words, style: words.trim() === '' ? 'display:contents' : '' },
});

/**
 * Lets Preact write every text as the content of an element, instead of a text node of its own. A browser that
 * translates a page replaces the text nodes: Preact would go on changing those that are no longer in the page, and
 * would fail to place anything beside them. Called once, before anything is rendered.
 */
export function writeTextsInElements(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    const node: MadeNode = vnode;
    if (node.type === null) {
      Object.assign(node, asElement(String(node.props)));
    } else if (typeof node.type === 'string' && node.props instanceof Object && 'children' in node.props) {
      const { children, ...props } = node.props;
      const words = wordsIn(children);
      if (words === null) return;
      // SVG has attributes only, in Preact's eyes.
      const writes = (element: Element | null) => {
        if (element && element.textContent !== words) element.textContent = words;
      };
      if (node.type === 'text') Object.assign(node, { props, ref: writes });
      else node.props = { ...props, textContent: words };
    }
  };
}
