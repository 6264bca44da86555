/**
 * The message to its worker of a page about to be reloaded that is too old for the server: the next page comes from
 * the server, not from what is saved. Answered through the port sent along.
 */
export const PASS_BY = 'passBy';
