/** The message files of each language that the first screen and the table need. A page fetches them first. */
export const FIRST_MESSAGE_FILES = ['cards', 'home', 'notices', 'table', 'titles'] as const;

/** The further message files of each language. */
export const FURTHER_MESSAGE_FILES = [
  'guide',
  'people',
  'records',
  'rulePages',
  'rules',
  'scores',
  'settings',
  'story',
] as const;
