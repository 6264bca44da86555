// `npm test`: every stage runs even if an earlier one failed, so that one run reports everything.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Count, checkStage, playwrightStage, REPORTS, vitestStage } from './stages.ts';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** Runs a check beside others. */
const check = (name: string, script: string): Promise<Count> => checkStage({ name, script, isBeside: true });

// Only the short checks stand side by side: room tests beside the unit tests made both slower than one after the other.
const counts: Count[] = await Promise.all([
  check('Format and lint', 'lint'),
  check('Types', 'typecheck'),
  check('Dead code', 'deadcode'),
  check('Redis and PostgreSQL', 'cluster:ready'),
]);
counts.push(await vitestStage('Unit tests and laws', 'test:unit'));
const [browser, page] = await Promise.all([check('A browser', 'browser:ready'), check('The page', 'build')]);
counts.push(browser, page, await vitestStage('Room tests', 'test:rooms'));
if (browser.failed + page.failed === 0) counts.push(await playwrightStage('Browser tests', 'test:pages'));

const passed = counts.reduce((sum, stage) => sum + stage.passed, 0);
const failed = counts.reduce((sum, stage) => sum + stage.failed, 0);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(REPORTS, 'summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
