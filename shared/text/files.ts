/** The message files of each language. */
export const MESSAGE_FILES = ['cards', 'guide', 'people', 'records', 'scores', 'story'] as const;
