// `npm run palette`: writes `client/styles/palette.css` from `client/stage/theme.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from '../../../client/stage/theme.ts';
import { ROOT } from './stages.ts';

/** The styles that define the shared colours: a variable for each, such as `--gold-light` for `goldLight`. */
export function paletteStyles(): string {
  const variables = Object.entries(PALETTE).map(
    ([name, colour]) => `  --${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`,
  );
  return ['/* Written by `npm run palette` from client/stage/theme.ts. */', ':root {', ...variables, '}', ''].join(
    '\n',
  );
}

if (import.meta.main) writeFileSync(join(ROOT, 'client/styles/palette.css'), paletteStyles());
