import { describe, expect, it } from 'vitest';
import { checkProof, proofVerdict, type SeenDeal } from '#record';
import { dealtWith, failures, MINE, PROOF, SEEN } from './doctoring.ts';

describe('shares other than those published are found', () => {
  it('a changed share: by the page whose it is, and by everybody who saw the list', () => {
    const proof = dealtWith({ shares: ['4'.repeat(32), '', '3'.repeat(32)] });
    const changed = { check: 'shares', problem: 'changed', seats: [0] };
    expect(failures(proof, MINE, 'hand')).toEqual([changed, { ...changed, check: 'ownShare' }]);
    expect(failures(proof, SEEN[2] as SeenDeal, 'hand')).toEqual([changed]);
    expect(failures(proof, null)).toEqual([changed]);
  });

  it('a late share: used, although the list published before the deal does not have it', () => {
    const proof = dealtWith({ shares: ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)] });
    const late = { check: 'shares', problem: 'late', seats: [1] };
    expect(failures(proof, MINE, 'hand')).toEqual([late]);
    const notMine = { check: 'ownShare', problem: 'notMine', seats: [1] };
    expect(failures(proof, SEEN[1] as SeenDeal, 'hand')).toEqual([late, notMine]);
  });

  it('a share that was published and then left out', () => {
    const proof = dealtWith({ shares: ['', '', '3'.repeat(32)] });
    const dropped = { check: 'shares', problem: 'dropped', seats: [0] };
    expect(failures(proof, MINE, 'hand')).toEqual([dropped, { check: 'ownShare', problem: 'leftOut', seats: [0] }]);
    expect(failures(proof, SEEN[2] as SeenDeal, 'hand')).toEqual([dropped]);
  });

  it('a share that came, and that the list never had: its page alone can say so', () => {
    const page: SeenDeal = { ...(SEEN[1] as SeenDeal), share: '2'.repeat(32) };
    expect(page.shares?.[1]).toBe('');
    expect(failures(PROOF, page)).toEqual([{ check: 'ownShare', problem: 'leftOut', seats: [1] }]);
    expect(proofVerdict(checkProof(PROOF, page))).toBe('doctored');
    expect(proofVerdict(checkProof(PROOF, SEEN[0] as SeenDeal))).toBe('genuine');
  });

  it('a list in the file that is not the one this page saw, and one that is too short', () => {
    const listed = { ...PROOF, shares: ['', '', ''] };
    expect(failures(listed)).toEqual([{ check: 'shares', problem: 'otherList' }]);
    expect(failures(listed, null)).toEqual([{ check: 'shares', problem: 'late', seats: [0, 2] }]);
    expect(failures(dealtWith({ shares: [] }), SEEN[1] as SeenDeal, 'hand')).toEqual([
      { check: 'shares', problem: 'wrongCount' },
      { check: 'shares', problem: 'dropped', seats: [0, 2] },
    ]);
  });
});

it('a deal that the table had begun before is not called genuine, nor doctored: the check says how often', () => {
  const page: SeenDeal = { ...(SEEN[0] as SeenDeal), begun: 48 };
  const findings = checkProof(PROOF, page);
  expect(findings.filter(({ outcome }) => outcome !== 'holds')).toEqual([
    { check: 'seen', outcome: 'open', problem: 'begunAgain', count: 48 },
  ]);
  expect(proofVerdict(findings)).toBe('consistent');
});
