import { findContract, type PlayerView, type Reading } from '#engine';

/** Finds the contract of this deal in the viewer's hand (R62); null if the hand does not make it. */
export const contractIn = ({ rules, wildRank, deal, hand }: PlayerView): readonly Reading[] | null =>
  findContract(rules, wildRank, deal, hand);
