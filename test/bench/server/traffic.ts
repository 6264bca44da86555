import type { Figure } from '../report.ts';
import { KINDS, type ScriptStepKind, SEATS } from './script.ts';
import type { BenchTally, Traffic } from './tally.ts';

/** Whether the kind is a draw or a discard, the most frequent actions. */
const isPlain = (kind: ScriptStepKind): boolean => kind === 'draw' || kind === 'discard';

/** The bytes and frames that each kind of action sends. */
export const trafficFigures = (traffic: BenchTally['traffic']): Figure[] =>
  KINDS.flatMap((kind) => kindFigures(kind, traffic[kind]));

function kindFigures(kind: ScriptStepKind, { actions, others, uneven, mover, reply }: Traffic): Figure[] {
  if (actions === 0) return [];
  const limits = isPlain(kind) ? { most: 24 } : {};
  return [
    { name: `${kind}: bytes to each other client`, value: others.bytes / others.frames, unit: 'B' },
    { name: '  at most', value: others.most, unit: 'B', ...limits },
    {
      name: '  frames to each other client',
      value: others.frames / actions / (SEATS - 1),
      unit: '',
      ...(isPlain(kind) && { most: 1 }),
    },
    { name: '  actions with more or fewer', value: uneven, unit: '', ...(isPlain(kind) && { most: 0 }) },
    { name: '  bytes to the client that acts', value: mover.bytes / mover.frames, unit: 'B' },
    { name: '  bytes of the answer', value: reply.bytes / reply.frames, unit: 'B' },
  ];
}
