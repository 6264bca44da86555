// Runs before the first paint, so that the page begins with its felt and theme, and fetches the texts of its language
// together with its program. The page itself follows the same settings later.
import { storedJson } from '../device/storedJson.ts';
import { languageFor } from './languageFor.ts';
import { sayIfTooOld } from './tooOld.ts';

interface Wishes {
  readonly language?: unknown;
  readonly felt?: unknown;
  readonly theme?: unknown;
}

/** The stored settings that show at once. */
const wishesIn = (found: unknown): Wishes | null => (found as { readonly settings?: Wishes } | null)?.settings ?? null;

const root = document.documentElement;
const { language, felt, theme } = storedJson(() => localStorage, '', wishesIn).read() ?? {};
if (typeof felt === 'string') root.dataset.felt = felt;
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

// Written by the build: the files of each language's texts.
const links = [...(document.querySelector<HTMLTemplateElement>('#texts')?.content.querySelectorAll('link') ?? [])];
const codes = links.map((link) => link.dataset.language ?? '');
const chosen = codes.find((code) => code === language) ?? 'auto';
root.lang = languageFor(chosen, navigator.languages, codes);
sayIfTooOld(root.lang);
document.head.append(...links.filter((link) => link.dataset.language === root.lang));
