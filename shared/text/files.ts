/** The message files of each language. */
export const MESSAGE_FILES = ['cards', 'guide', 'records', 'scores', 'story'] as const;
