import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Beginnings of paths, the file that takes longest first: one that is left for the end has a single core to itself. */
const LONGEST = [
  'laws/anyRules',
  'stage/choreograph',
  'laws/',
  'protocol/wire',
  'rooms/chaos',
  'rooms/hoarding',
  'rooms/power',
  'rooms/startErrors',
  'rooms/cluster',
  'rooms/backup',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((beginning) => moduleId.includes(`/test/${beginning}`));
  return rank < 0 ? LONGEST.length : rank;
};

/** The order of test files: Vitest goes by their size until it has run them once, and a long one may be small. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
