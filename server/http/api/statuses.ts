import type { ApiRefusal } from '#protocol';

/** The HTTP status of each refusal. */
export const STATUS_OF: Readonly<Record<ApiRefusal, number>> = {
  badMessage: 400,
  badToken: 401,
  noSuchGame: 404,
  noSuchPlayer: 404,
  alreadyPlaying: 409,
  tooFast: 429,
  offline: 503,
};
