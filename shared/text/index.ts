/** Messages of each language, and how they are read. */
export { MESSAGE_FILES, type MessagePart } from './files.ts';
export { formatsOf } from './formats.ts';
export {
  type CardLetters,
  INTERNATIONAL_LETTERS,
  lettersNow,
  rankIn,
  withCardsSaid,
  writeOwnLetters,
} from './letters.ts';
export type { FixedId, MessageParameters } from './parameters.ts';
export { createSay, type FixedTexts, type ReadMessages, type Say, type Sayer } from './say.ts';
export { type CardPlace, type Person, TERMS, type Terms } from './values.ts';
