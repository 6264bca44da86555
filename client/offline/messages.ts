/** The page tells a waiting newer worker to take over: no table is open. */
export const TAKE_OVER = 'takeOver';

/** The page tells its workers which language it is in. */
export interface LanguageMessage {
  readonly language: string;
}

/**
 * A page that is too old for the server, about to be reloaded, tells its worker to load the next page from the server
 * and not from the saved files. The worker answers through the port sent along.
 */
export const PASS_BY = 'passBy';
