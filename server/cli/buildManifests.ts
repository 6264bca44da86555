import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FixedId } from '#text';
import { RULE_MESSAGES } from '../http/rules/ruleLanguages.ts';

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

/**
 * Writes the manifest of the installed app in each other language beside the English one: `manifest.fr.webmanifest`.
 * `client/app/followLanguage.ts` links to that of the page's language.
 * @param folder the folder of the built page
 */
export function buildManifests(folder: string): void {
  const english: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  const { en: _, ...others } = RULE_MESSAGES;
  for (const say of Object.values(others)) {
    const own = {
      ...english,
      lang: say.code,
      description: say('app-about'),
      shortcuts: english.shortcuts.map((shortcut) => ({ ...shortcut, name: say(nameOf(shortcut.url)) })),
    };
    writeFileSync(join(folder, `manifest.${say.code}.webmanifest`), JSON.stringify(own));
  }
}

/** The shortcuts, by their addresses. */
const SHORTCUTS = {
  '/?daily': 'app-shortcut-daily',
  '/?games': 'app-shortcut-games',
  '/?history': 'app-shortcut-history',
} as const satisfies Readonly<Record<string, FixedId>>;

/** The message with the name of the shortcut with this address. */
function nameOf(url: string): FixedId {
  const name = (SHORTCUTS as Readonly<Record<string, FixedId>>)[url];
  if (!name) throw new Error(`no name for the shortcut ${url}`);
  return name;
}
