import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleWords } from '#rules';
import { RULE_WORDS } from '../http/rules/ruleLanguages.ts';

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
  const { en: _, ...others } = RULE_WORDS;
  for (const [code, { app }] of Object.entries<RuleWords>(others)) {
    const own = {
      ...english,
      lang: code,
      description: app.about,
      shortcuts: english.shortcuts.map((shortcut) => ({ ...shortcut, name: nameOf(shortcut.url, app.shortcuts) })),
    };
    writeFileSync(join(folder, `manifest.${code}.webmanifest`), JSON.stringify(own));
  }
}

/** The name of the shortcut with this address, such as `/?daily`. */
function nameOf(url: string, names: Readonly<Record<string, string>>): string {
  const name = names[url.slice('/?'.length)];
  if (!name) throw new Error(`no name for the shortcut ${url}`);
  return name;
}
