import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkProof, parseProof, printProof, proofVerdict, type SeenDeal } from '#record';
import { NAMED } from '../../support/arbitrary/familyGames.ts';
import { eagerly } from '../../support/play/playGame.ts';
import { firstDeal } from './proofs.ts';

fc.configureGlobal({ seed: 2311 });

/** A change of a text, at a place chosen by `at`; `by` chooses what to. */
interface Doctoring {
  readonly kind: 'letter' | 'number' | 'drop' | 'twice' | 'swap' | 'cards';
  readonly at: number;
  readonly by: number;
}

const doctorings: fc.Arbitrary<Doctoring> = fc.record({
  kind: fc.constantFrom('letter', 'number', 'drop', 'twice', 'swap', 'cards'),
  at: fc.nat(1_000_000),
  by: fc.nat(1_000_000),
});

const LETTERS = '0123456789abcdefAKQJT.,:"[]{}- =#\n';

function doctored(text: string, { kind, at, by }: Doctoring): string {
  const lines = text.split('\n');
  const line = at % lines.length;
  switch (kind) {
    case 'letter': {
      const place = at % text.length;
      return text.slice(0, place) + LETTERS[by % LETTERS.length] + text.slice(place + 1);
    }
    case 'number': {
      const numbers = [...text.matchAll(/\d+/g)];
      const { index, 0: number } = numbers[at % numbers.length] as RegExpExecArray;
      return text.slice(0, index) + (by % 60) + text.slice(index + number.length);
    }
    case 'drop':
      return lines.filter((_, index) => index !== line).join('\n');
    case 'twice':
      return lines.flatMap((words, index) => (index === line ? [words, words] : [words])).join('\n');
    case 'swap': {
      const other = by % lines.length;
      return lines
        .map((words, index) => lines[index === line ? other : index === other ? line : index] ?? words)
        .join('\n');
    }
    case 'cards': {
      const events = lines[line] as string;
      const [one, other] = [at % 52, by % 52];
      const swapped = events.replaceAll(/(?<=[[,:])\d+(?=[\],}])/g, (number) =>
        Number(number) === one ? `${other}` : Number(number) === other ? `${one}` : number,
      );
      return lines.map((words, index) => (index === line ? swapped : words)).join('\n');
    }
  }
}

const DEALS = NAMED.filter((_, index) => index % 5 === 0).map((game) => {
  const { proof, seen } = firstDeal({ ...game, seed: 5, choose: eagerly });
  return { text: printProof(proof), shares: proof.shares, mine: seen[0] as SeenDeal };
});

it('a proof doctored anywhere never throws, and never counts as genuine', () => {
  const found = { unread: 0, doctored: 0, same: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...DEALS), fc.array(doctorings, { minLength: 1, maxLength: 3 }), (deal, changes) => {
      const parsed = parseProof(changes.reduce(doctored, deal.text));
      if (!parsed.ok) found.unread++;
      // Without the list that this page has seen itself, the proof says less, but nothing else.
      else if (printProof({ ...parsed.value, shares: parsed.value.shares ?? deal.shares }) === deal.text) found.same++;
      else {
        found.doctored++;
        const findings = checkProof(parsed.value, deal.mine);
        expect(proofVerdict(findings)).toBe('doctored');
        expect(proofVerdict(checkProof(parsed.value))).toBe('doctored');
      }
    }),
    { numRuns: 3000 },
  );
  expect(found.unread).toBeGreaterThan(100);
  expect(found.doctored).toBeGreaterThan(100);
});

it('a page that missed the list of shares never finds a proof genuine, whatever list the proof has', () => {
  for (const { text, mine } of DEALS) {
    const parsed = parseProof(text);
    if (!parsed.ok) throw new Error(text);
    const page = { ...mine, shares: null };
    for (const shares of [parsed.value.shares, null]) {
      const findings = checkProof({ ...parsed.value, shares }, page);
      expect(findings).toContainEqual({ check: 'shares', outcome: 'open', problem: 'notPublished' });
      expect(proofVerdict(findings)).toBe('consistent');
    }
    const other = parsed.value.shares?.map((share) => (share === '' ? '' : '9'.repeat(32))) ?? null;
    expect(proofVerdict(checkProof({ ...parsed.value, shares: other }, page))).toBe('doctored');
  }
});

it('any text is read or refused', () => {
  const words = fc.constantFrom(
    'crazy-rummy proof 1',
    'table A',
    'deal 1',
    'crazy-rummy record 1',
    'seats 3',
    '= []',
    '= [{}]',
    '',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (lines) => {
      const parsed = parseProof(lines.join('\n'));
      if (parsed.ok) expect(proofVerdict(checkProof(parsed.value))).toBe('doctored');
    }),
  );
});
