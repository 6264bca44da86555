import { type CDPSession, expect, type Page } from '@playwright/test';

/** An element as a screen reader presents it. */
export interface SpokenThing {
  readonly role: string;
  readonly name: string;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
  /** Names of the groups and regions around it, outermost first. */
  readonly within: readonly string[];
  readonly node: number;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

const GROUPS = ['group', 'region', 'dialog', 'main', 'alertdialog'];

/**
 * A screen reader user: knows the page from the browser's accessibility tree, hears its live regions, and activates
 * elements as a screen reader does, by focusing and clicking them.
 */
export class Reader {
  /** Everything the live regions announced: `loud` is assertive, the rest polite. */
  readonly said: { readonly loud: boolean; readonly words: string }[] = [];
  readonly #page: Page;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async at(page: Page): Promise<Reader> {
    const reader = new Reader(page, await page.context().newCDPSession(page));
    await page.exposeFunction('heard', (loud: boolean, words: string) => reader.said.push({ loud, words }));
    await page.evaluate(listen);
    return reader;
  }

  /** All elements, in reading order. */
  async read(): Promise<readonly SpokenThing[]> {
    const { nodes } = (await this.#line.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const [root] = nodes;
    return root ? tell(root, byId, []) : [];
  }

  /** Waits for the element with this role and name. */
  async find(role: string, name: string | RegExp): Promise<SpokenThing> {
    let found: SpokenThing | undefined;
    await expect
      .poll(async () => {
        found = (await this.read()).find((one) => one.role === role && isCalled(one, name));
        return found !== undefined;
      })
      .toBe(true);
    return found as SpokenThing;
  }

  /** Activates an element as a screen reader does. */
  async activate({ node, name }: SpokenThing): Promise<void> {
    const { object } = await this.#line.send('DOM.resolveNode', { backendNodeId: node });
    if (!object.objectId) throw new Error(`${name} is gone`);
    await this.#line.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function () { this.focus(); this.click(); }',
    });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.activate(await this.find('button', name));
  }

  get page(): Page {
    return this.#page;
  }
}

export const isCalled = (one: SpokenThing, name: string | RegExp): boolean =>
  typeof name === 'string' ? one.name === name : name.test(one.name);

function tell(node: AxNode, byId: ReadonlyMap<string, AxNode>, within: readonly string[]): SpokenThing[] {
  const role = node.role?.value ?? '';
  const name = node.name?.value || (role === 'listitem' ? textOf(node, byId) : '');
  const property = (wanted: string): unknown => node.properties?.find((one) => one.name === wanted)?.value.value;
  const inside = GROUPS.includes(role) && name !== '' ? [...within, name] : within;
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? tell(child, byId, inside) : [];
  });
  if (node.ignored || node.backendDOMNodeId === undefined) return children;
  const own: SpokenThing = {
    ...{ role, name, within, node: node.backendDOMNodeId },
    isPressed: property('pressed') === 'true',
    isDisabled: property('disabled') === true,
  };
  return [own, ...children];
}

/** The text of an element: a list item has no name of its own. */
const textOf = (node: AxNode, byId: ReadonlyMap<string, AxNode>): string =>
  node.role?.value === 'StaticText'
    ? (node.name?.value ?? '')
    : (node.childIds ?? []).map((id) => textOf(byId.get(id) as AxNode, byId)).join('');

/** Runs in the page: reports what live regions announce. */
function listen(): void {
  const hear = (window as unknown as { heard: (loud: boolean, words: string) => void }).heard;
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  new MutationObserver((changes) => {
    const spoken = new Map<Element, string>();
    for (const { type, target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const live = at?.closest(LIVE);
      const words =
        type === 'characterData' ? target.textContent : [...addedNodes].map((one) => one.textContent).join(' ');
      if (live && words && !live.closest('[inert]')) spoken.set(live, `${spoken.get(live) ?? ''} ${words}`.trim());
    }
    for (const [live, words] of spoken) hear(live.matches('[aria-live="assertive"], [role="alert"]'), words);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
