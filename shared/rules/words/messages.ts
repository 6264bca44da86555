import type { FixedId, MessageParameters, Sayer, Terms } from '#text';

/** The ids of messages that need at most a game's own words. */
export type PlainId =
  | FixedId
  | {
      [Id in keyof MessageParameters]: keyof MessageParameters[Id] extends 'terms' ? Id : never;
    }[keyof MessageParameters];

/** A message to be said: its id alone if it needs at most a game's own words, else with its other values. */
export type RuleMessage =
  | PlainId
  | {
      [Id in keyof MessageParameters]: readonly [Id, Omit<MessageParameters[Id], 'terms'>];
    }[keyof MessageParameters];

/** Says a message in a game's own words (R149). */
export function sayMessage(say: Sayer, message: RuleMessage, terms: Terms): string {
  const [id, values] = typeof message === 'string' ? [message, {}] : message;
  return (say as (id: string, values: object) => string)(id, { ...values, terms });
}
