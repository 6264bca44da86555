/** The number of avatars that people choose from. An avatar is a number below it. Each page has pictures of its own. */
export const AVATARS = 24;

/** Whether this is the number of an avatar that people can choose. */
export const isAvatar = (found: unknown): found is number =>
  Number.isInteger(found) && Number(found) >= 0 && Number(found) < AVATARS;
