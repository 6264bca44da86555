import type { RuleSet } from '#engine';
import { thanasis } from './thanasis.ts';

/** Dynamitis (1.9): Thanasis with the twos always wild too. */
export const dynamitis: RuleSet = {
  ...thanasis,
  preset: 'dynamitis',
  wilds: { ...thanasis.wilds, permanent: ['jokers', 'twos'] },
};
