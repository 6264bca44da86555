/** Allowed imports of a folder: path prefixes and package names. `types` may only be imported as types. */
export type FolderRule = {
  readonly folder: string;
  readonly may: readonly string[];
  readonly types?: readonly string[];
  readonly neverNames?: readonly string[];
};

export const ENGINE = 'shared/engine/index.ts';
export const RULES_FACE = 'shared/rules/index.ts';
export const TEXT = 'shared/text/index.ts';
export const SOLVER = 'shared/solver/index.ts';
export const BOTS = 'shared/bots/index.ts';
export const TABLE_FACE = 'shared/table/index.ts';
export const RECORD = 'shared/record/index.ts';
export const REVIEW = 'shared/review/index.ts';
export const PROTOCOL = 'shared/protocol/index.ts';
export const PUZZLES = 'shared/puzzles/index.ts';
export const FACES = [ENGINE, RULES_FACE, TEXT, SOLVER, BOTS, TABLE_FACE, RECORD, REVIEW, PROTOCOL, PUZZLES];
export const PREACT = ['preact', 'preact/', '@preact/'];
/** The player's settings: everything that draws, sounds or is pressed follows them. */
export const DEVICE_SETTINGS = 'client/device/settings.ts';
export const STORED_JSON = 'client/device/storedJson.ts';
export const COLYSEUS = ['colyseus', '@colyseus/'];

/** Names that give access to all cards, forbidden where code must decide by what a seat may see. */
export const FULL_STATE = ['GameState', 'decide', 'evolve'];
