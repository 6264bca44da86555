import { describe, expect, it } from 'vitest';
import { MAX_PROOF_LENGTH, makeProof, parseProof, printProof, RECORD_VERSION, replay } from '#record';
import { RULES_VERSION } from '#rules';
import { firstDeal, GAME_ID, provedDeals, TABLE_CODE } from './proofs.ts';

const { proof, record } = firstDeal();
const TEXT = printProof(proof);
const LINES = TEXT.split('\n');

/** The text with this line, counted from 1, replaced; null leaves it out. */
const withLine = (number: number, line: string | null): string =>
  LINES.flatMap((old, index) => (index + 1 === number ? (line === null ? [] : [line]) : [old])).join('\n');

const fault = (text: string) => {
  const parsed = parseProof(text);
  return parsed.ok ? null : parsed.reason;
};

describe('a proof as text', () => {
  it('has what was published before the deal above the record of the deal', () => {
    const [deal] = record.split('\n').slice(3) as [string];
    expect(LINES.slice(0, 10)).toEqual([
      'crazy-rummy proof 1',
      `table ${TABLE_CODE}`,
      `game ${GAME_ID}`,
      'deal 1',
      `commitment ${proof.commitment}`,
      `shares ${'1'.repeat(32)} - ${'3'.repeat(32)}`,
      `crazy-rummy record ${RECORD_VERSION}`,
      `rules ${proof.rules}`,
      'seats 3',
      deal,
    ]);
    expect(deal.split(' ').slice(-3)).toEqual(LINES[5]?.split(' ').slice(1));
  });

  it('is parsed and printed unchanged, with Windows line endings too', () => {
    expect(parseProof(TEXT)).toEqual({ ok: true, value: proof });
    expect(parseProof(TEXT.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: proof });
    const unseen = { ...proof, shares: null };
    expect(parseProof(printProof(unseen))).toEqual({ ok: true, value: unseen });
  });

  it('keeps the rules as they were written, since the commitment binds their text', () => {
    const spaced = withLine(8, `rules ${proof.rules.replace('{', '{ ')}`);
    const parsed = parseProof(spaced);
    expect(parsed.ok && parsed.value.record.rules).toEqual(proof.record.rules);
    expect(parsed.ok && printProof(parsed.value)).toBe(spaced);
  });

  it('ends with the deal, whatever followed it in the game', () => {
    const deals = [...provedDeals({ seed: 4, seats: 3 })];
    const last = deals.at(-1);
    expect(last?.record).toContain('"gameEnded"');
    expect(last && printProof(last.proof)).not.toContain('"gameEnded"');
    expect(last && replay(last.proof.record).ok).toBe(true);
  });
});

describe('a text that is no proof is refused with the line of the fault', () => {
  it.each([
    ['notAProof', 1, ''],
    ['notAProof', 1, '<script>'],
    ['notAProof', 1, record],
    ['notAProof', 1, 'crazy-rummy proof 0'],
    ['newerVersion', 1, withLine(1, 'crazy-rummy proof 2')],
    ['tooLong', 1, ' '.repeat(MAX_PROOF_LENGTH + 1)],
    ['tooLong', 1, '\n'.repeat(10_000_000)],
    ['wrongHeader', 2, 'crazy-rummy proof 1'],
    ['wrongHeader', 2, withLine(2, 'table <b>')],
    ['wrongHeader', 2, withLine(2, null)],
    ['wrongHeader', 3, withLine(3, 'game 12')],
    ['wrongHeader', 4, withLine(4, 'deal 0')],
    ['wrongHeader', 4, withLine(4, 'deal 1e3')],
    ['wrongHeader', 5, withLine(5, `commitment ${proof.commitment.toUpperCase()}`)],
    ['wrongHeader', 6, withLine(6, 'shares x')],
    ['wrongHeader', 6, withLine(6, `shares${' 11'.repeat(9)}`)],
    ['notARecord', 6, withLine(6, 'share 11')],
    ['olderVersion', 1, withLine(1, 'rummy proof 1')],
    ['notARecord', 7, withLine(7, 'crazy-rummy record')],
    ['olderVersion', 7, withLine(7, 'rummy record 3')],
    ['newerVersion', 7, withLine(7, `crazy-rummy record ${RECORD_VERSION + 1}`)],
    ['unknownRules', 8, withLine(8, 'rules crazy-rummy')],
    ['unknownRules', 8, withLine(8, `rules ${proof.rules.replace('"minPlayers":3', '"minPlayers":300')}`)],
    ['newerVersion', 8, withLine(8, `rules {"version":${RULES_VERSION + 1},"code":"","rules":{}}`)],
    ['wrongSeats', 9, withLine(9, 'seats 9')],
    ['unknownAction', 10, withLine(10, 'table deal')],
    ['unknownEvents', 11, withLine(11, '= []')],
  ])('%s in line %i', (problem, line, text) => {
    expect(fault(text)).toEqual({ line, problem });
  });

  it('and so is one made of something else than a record', () => {
    expect(makeProof(proof, 'hello')).toEqual({ ok: false, reason: { line: 7, problem: 'notARecord' } });
  });
});
