/** A round sign: its middle and its diameter, in CSS pixels. */
export interface RoundSign {
  x: number;
  readonly y: number;
  readonly size: number;
}

/** The least distance between two signs. */
const SIGN_GAP_PX = 4;

/** Adds a sign; where the places of two neighbouring melds meet, one sign between them stands for both. */
export function addSign(signs: RoundSign[], sign: RoundSign): void {
  const near = signs.find(({ x, y }) => Math.hypot(x - sign.x, y - sign.y) < sign.size + SIGN_GAP_PX);
  if (near) near.x = (near.x + sign.x) / 2;
  else signs.push(sign);
}
