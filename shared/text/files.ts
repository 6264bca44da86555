/** The message files of each language that the home screen and the table need. */
export const CORE_FILES = ['cards', 'games', 'home', 'table', 'refusals'] as const;

/** Those that only further parts of the page, and pages of rules, need. */
export const MORE_FILES = ['guide', 'people', 'records', 'rules', 'scores', 'screens', 'story'] as const;

/** Which files of a language to read. */
export type MessagePart = 'core' | 'more';

/** The names of the files of a part. */
export const filesOf = (part: MessagePart): readonly string[] => (part === 'core' ? CORE_FILES : MORE_FILES);
