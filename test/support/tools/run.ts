// `npm test`: every stage runs even if an earlier one failed, so that one run reports everything.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Count, checkStage, playwrightStage, REPORTS, vitestStage } from './stages.ts';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const counts: Count[] = [
  checkStage({ name: 'Format and lint', script: 'lint' }),
  checkStage({ name: 'Types', script: 'typecheck' }),
  checkStage({ name: 'Dead code', script: 'deadcode' }),
  vitestStage('Unit tests and laws', 'test:unit'),
  checkStage({ name: 'Redis and PostgreSQL', script: 'cluster:ready' }),
  vitestStage('Room tests', 'test:rooms'),
];

const browser = checkStage({ name: 'A browser', script: 'browser:ready' });
const page = checkStage({ name: 'The page', script: 'build' });
counts.push(browser, page);
if (browser.failed + page.failed === 0) counts.push(playwrightStage('Browser tests', 'test:pages'));

const passed = counts.reduce((sum, stage) => sum + stage.passed, 0);
const failed = counts.reduce((sum, stage) => sum + stage.failed, 0);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(REPORTS, 'summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
