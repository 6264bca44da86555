/** The message files of each language. */
export const MESSAGE_FILES = ['cards', 'guide', 'scores', 'story'] as const;
