import type { Draft, Move } from '#engine';

/** The steps of a game, in the order of their numbers on the wire. */
export { PHASES } from '#engine';

/** Where a turn's card may come from, in the order of their numbers on the wire. */
export const DREW = ['none', 'stock', 'pile'] as const satisfies readonly Draft['drew'][];

const DID = ['stock', 'pile', 'discard'] as const satisfies readonly Move['did'][];

/** Stands for a card nobody saw: no card has this number. */
const UNSEEN = 255;

/** A move as one number of 16 bits: what was done in the upper byte with the seat, the card in the lower. */
export const moveNumber = ({ seat, did, card }: Move): number =>
  (seat * DID.length + DID.indexOf(did)) * 256 + (card ?? UNSEEN);

/** The move such a number stands for. */
export function moveOf(number: number): Move {
  const card = number % 256;
  const head = Math.floor(number / 256);
  const did = DID[head % DID.length] as Move['did'];
  return { seat: Math.floor(head / DID.length), did, card: card === UNSEEN ? null : card };
}
