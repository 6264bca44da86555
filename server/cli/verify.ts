// `npm run verify -- FILE`: checks the proof of a deal, or the record of a game, without any server. Exit code 0 if
// everything fits, 1 if not, 2 for a wrong call.
import { readFileSync, statSync } from 'node:fs';
import { checkGame, checkProof, type Finding, MAX_RECORD_LENGTH, parseProof, parseRecord, proofVerdict } from '#record';
import { endInWords, faultInWords, findingInWords, gameHeading, proofHeading, VERDICTS } from './verifyWords.ts';

/** Checks a text, prints each step, and returns whether everything fits. */
function verify(text: string): boolean {
  const isGame = !/^(crazy-)?rummy proof /.test(text) && /^(crazy-)?rummy record /m.test(text);
  return isGame ? verifyGame(text) : verifyProof(text);
}

function verifyProof(text: string): boolean {
  const proof = parseProof(text);
  if (!proof.ok) return refuse(faultInWords(proof.reason));
  const findings = checkProof(proof.value);
  // The page's own share and hand are not in the file.
  const shown = findings.filter(
    ({ check, outcome }) => outcome !== 'open' || (check !== 'ownShare' && check !== 'hand'),
  );
  return report([proofHeading(proof.value)], shown, proof.value.record.steps, VERDICTS[proofVerdict(findings)]);
}

function verifyGame(text: string): boolean {
  const record = parseRecord(text);
  if (!record.ok) return refuse(faultInWords(record.reason));
  const findings = checkGame(record.value);
  const isSound = findings.every(({ outcome }) => outcome === 'holds');
  const end = endInWords(record.value);
  const verdict = VERDICTS[isSound ? 'game' : 'doctored'];
  return report(gameHeading(record.value), findings, record.value.steps, end === null ? verdict : `${end}\n${verdict}`);
}

/** The most findings that are printed: after an altered step every later one may fail. */
const MAX_PRINTED_FINDINGS = 40;

const MARKS = { holds: '  ok  ', fails: ' FAILS', open: '   ?  ' } as const;

function report(
  heading: readonly string[],
  findings: readonly Finding[],
  steps: Parameters<typeof findingInWords>[1],
  verdict: string,
): boolean {
  for (const line of heading) console.log(line);
  for (const finding of findings.slice(0, MAX_PRINTED_FINDINGS))
    console.log(`${MARKS[finding.outcome]}  ${findingInWords(finding, steps)}`);
  if (findings.length > MAX_PRINTED_FINDINGS)
    console.log(`        … and ${findings.length - MAX_PRINTED_FINDINGS} more`);
  console.log(verdict);
  return findings.every(({ outcome }) => outcome !== 'fails');
}

function refuse(sentence: string): false {
  console.log(sentence);
  return false;
}

/** The text of a file; null if it is far longer than any record. */
const readBounded = (file: string): string | null =>
  statSync(file).size > 2 * MAX_RECORD_LENGTH ? null : readFileSync(file, 'utf8');

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  console.error('Usage: npm run verify -- FILE, a proof of a deal or the record of a game');
  process.exitCode = 2;
} else {
  try {
    const text = readBounded(file);
    process.exitCode = (text === null ? refuse(faultInWords({ line: 1, problem: 'tooLong' })) : verify(text)) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
