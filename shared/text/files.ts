/** The message files of each language: those that the first screen and the table need, and the further ones. */
export const MESSAGE_FILES = {
  first: ['cards', 'home', 'notices', 'table', 'titles'],
  further: ['guide', 'people', 'records', 'rules', 'scores', 'settings', 'story'],
} as const;

/** A part of a language's messages. A page fetches the first one with its program. */
export type MessagePart = keyof typeof MESSAGE_FILES;
