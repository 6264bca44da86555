import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Path prefixes of long test files, longest first: a long file started last would run alone on one core. */
const LONGEST = [
  'laws/anyRules',
  'stage/choreograph',
  'laws/',
  'protocol/wire',
  'bots/',
  'store/',
  'table/anything',
  'versions/',
  'review/review',
  'rooms/versions',
  'rooms/chaos.',
  'rooms/hoarding',
  'rooms/power',
  'rooms/startErrors',
  'rooms/cluster',
  'rooms/chaosOfProcesses',
  'rooms/backup',
  'rooms/hostileMemory',
  'rooms/return',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((beginning) => moduleId.includes(`/test/${beginning}`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Orders test files. By default Vitest goes by file size until it has run them once, and a slow file may be small. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
