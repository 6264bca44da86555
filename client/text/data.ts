/** The room available for a text. */
export type Length = 'full' | 'short';

/**
 * The plays that a step names beside the discard. `goOutOnly`: melds stay in the hand; `nothing`: the contract is laid
 * and no card fits; `meldsLater`: nobody may lay melds yet (R55, R56).
 */
export type MayPlay = 'goOutOnly' | 'contract' | 'layOff' | 'nothing' | 'meldsLater' | 'melds' | 'meldsAndLayOffs';

/** The end of a turn without cards in hand; `undo`: the turn cannot end so. */
export type EmptyHanded = 'goOut' | 'float' | 'undo';

/** The reason why nobody may lay melds now (R54 to R56). */
export type NoMeldsYet = 'untilGoingOut' | 'firstTurn' | 'untilAllHadTurns';

/** The limit on wilds in a meld (R45); `oneOrTwo`: two in a meld of six or more cards (R46). */
export type WildLimit = 'one' | 'oneOrTwo' | 'fewerThanNaturals' | 'atMostNaturals';

/** The place of a wild in a meld: an end of a run, or a set. */
export type MeldEnd = 'low' | 'high' | 'set';
