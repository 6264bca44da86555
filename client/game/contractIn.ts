import { findContract, type PlayerView, type Reading } from '#engine';

/**
 * Finds the contract of this deal in the viewer's hand (R62); null if the hand does not make it. Fetched by
 * `contractSearch`, and in a file of its own so that no other part of the page brings the search with it.
 */
export const contractIn = ({ rules, wildRank, deal, hand }: PlayerView): readonly Reading[] | null =>
  findContract(rules, wildRank, deal, hand);
