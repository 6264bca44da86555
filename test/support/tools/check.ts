// `npm run check`: lint, types and the unit tests related to a change, in under a minute. No laws, rooms or browsers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkStage, ROOT } from './stages.ts';

/** Tests that read the tree instead of importing it, so that no import relates them to a change. */
const ALWAYS = ['architecture', 'prose', 'rulebook'].map((name) => `test/${name}.test.ts`);

const git = (...args: readonly string[]): string[] =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

/** The files changed since the last commit, or by the last commit if nothing is changed. */
function changedFiles(): string[] {
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return changed.filter((path) => existsSync(join(ROOT, path)));
}

const changed = changedFiles();
console.log(`Changed: ${changed.join(', ') || 'nothing'}`);
const related = [...changed, ...ALWAYS].map((path) => join(ROOT, path));
const stages = await Promise.all([
  checkStage({ name: 'Format and lint', script: 'lint', isBeside: true }),
  checkStage({ name: 'Types', script: 'typecheck', isBeside: true }),
  checkStage({ name: 'Related unit tests', script: 'test:related', args: related, isBeside: true }),
]);
const failures = stages.filter(({ failed }) => failed > 0).length;
console.log(failures === 0 ? '\nThe check passes.' : `\nFAILED: ${failures} of ${stages.length} stages, see above.`);
process.exitCode = failures === 0 ? 0 : 1;
