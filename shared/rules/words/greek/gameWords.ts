/**
 * A game's own words for things that all games of the family have (R149). All words for a wild are masculine and never
 * change, also in the plural; all words for a set are feminine, and the accusative is the nominative. A meld is
 * masculine or feminine, and comes with its article: "Acc" is the accusative, "Gen" the genitive. "σ" may stand before
 * forms that begin with "τ": "σ{theMeldAcc}" is "στον συνδυασμό".
 */
export type GameWords = Readonly<
  Record<
    | 'wild'
    | 'set'
    | 'setGen'
    | 'sets'
    | 'setsGen'
    | 'meld'
    | 'melds'
    | 'meldsAcc'
    | 'meldsGen'
    | 'aMeld'
    | 'aMeldAcc'
    | 'aMeldGen'
    | 'theMeld'
    | 'theMeldAcc'
    | 'theMeldGen'
    | 'theMelds'
    | 'theMeldsAcc'
    | 'thisMeld'
    | 'thisMeldAcc'
    | 'whichMeld'
    | 'whichMeldAcc'
    | 'eachMeld'
    | 'eachMeldAcc'
    | 'anyMeldAcc'
    | 'noMeldAcc'
    | 'ownMeldAcc'
    | 'ownMeldsAcc'
    | 'newMeldAcc'
    | 'newMeldsAcc'
    | 'otherMeldAcc'
    | 'sameMeldAcc'
    | 'lay'
    | 'toLay'
    | 'youLay'
    | 'haveLaid'
    | 'theyLay'
    | 'theyMayLay'
    | 'goOut'
    | 'youGoOut'
    | 'goesOut'
    | 'hasGoneOut'
    | 'goOutNow'
    | 'wentOut'
    | 'youWentOut'
    | 'goingOut'
    | 'theGoingOutAcc',
    string
  >
>;

type MeldWords = Pick<GameWords, Extract<keyof GameWords, `${string}${'meld' | 'Meld'}${string}`>>;
type LayWords = Pick<GameWords, 'lay' | 'toLay' | 'youLay' | 'haveLaid' | 'theyLay' | 'theyMayLay'>;
type OutWords = Pick<GameWords, Extract<keyof GameWords, `${string}Out${string}`>>;

const COMBINATION: MeldWords = {
  meld: 'συνδυασμός',
  melds: 'συνδυασμοί',
  meldsAcc: 'συνδυασμούς',
  meldsGen: 'συνδυασμών',
  aMeld: 'ένας συνδυασμός',
  aMeldAcc: 'έναν συνδυασμό',
  aMeldGen: 'ενός συνδυασμού',
  theMeld: 'ο συνδυασμός',
  theMeldAcc: 'τον συνδυασμό',
  theMeldGen: 'του συνδυασμού',
  theMelds: 'οι συνδυασμοί',
  theMeldsAcc: 'τους συνδυασμούς',
  thisMeld: 'αυτός ο συνδυασμός',
  thisMeldAcc: 'αυτόν τον συνδυασμό',
  whichMeld: 'ποιος συνδυασμός',
  whichMeldAcc: 'ποιον συνδυασμό',
  eachMeld: 'κάθε συνδυασμός',
  eachMeldAcc: 'κάθε συνδυασμό',
  // At will: "κατεβάζεις όποιον συνδυασμό θέλεις".
  anyMeldAcc: 'όποιον συνδυασμό',
  noMeldAcc: 'κανέναν συνδυασμό',
  ownMeldAcc: 'έναν δικό σου συνδυασμό',
  ownMeldsAcc: 'τους δικούς σου συνδυασμούς',
  newMeldAcc: 'έναν νέο συνδυασμό',
  newMeldsAcc: 'νέους συνδυασμούς',
  otherMeldAcc: 'έναν άλλο συνδυασμό',
  sameMeldAcc: 'τον ίδιο συνδυασμό',
};

const DOWNER: MeldWords = {
  meld: 'κατεβασιά',
  melds: 'κατεβασιές',
  meldsAcc: 'κατεβασιές',
  meldsGen: 'κατεβασιών',
  aMeld: 'μια κατεβασιά',
  aMeldAcc: 'μια κατεβασιά',
  aMeldGen: 'μιας κατεβασιάς',
  theMeld: 'η κατεβασιά',
  theMeldAcc: 'την κατεβασιά',
  theMeldGen: 'της κατεβασιάς',
  theMelds: 'οι κατεβασιές',
  theMeldsAcc: 'τις κατεβασιές',
  thisMeld: 'αυτή η κατεβασιά',
  thisMeldAcc: 'αυτή την κατεβασιά',
  whichMeld: 'ποια κατεβασιά',
  whichMeldAcc: 'ποια κατεβασιά',
  eachMeld: 'κάθε κατεβασιά',
  eachMeldAcc: 'κάθε κατεβασιά',
  anyMeldAcc: 'όποια κατεβασιά',
  noMeldAcc: 'καμία κατεβασιά',
  ownMeldAcc: 'μια δική σου κατεβασιά',
  ownMeldsAcc: 'τις δικές σου κατεβασιές',
  newMeldAcc: 'μια νέα κατεβασιά',
  newMeldsAcc: 'νέες κατεβασιές',
  otherMeldAcc: 'μια άλλη κατεβασιά',
  sameMeldAcc: 'την ίδια κατεβασιά',
};

// Before a meld: on a button; after "να" to the reader; told to the reader; after "έχεις", or "να" of one player; of
// others; after "να" of others.
const LAY: LayWords = {
  lay: 'κατέβασε',
  toLay: 'κατεβάσεις',
  youLay: 'κατεβάζεις',
  haveLaid: 'κατεβάσει',
  theyLay: 'κατεβάζουν',
  theyMayLay: 'κατεβάσουν',
};

/** The same where a meld is a "κατεβασιά": nobody says "κατέβασε κατεβασιές". */
const THROW: LayWords = {
  lay: 'ρίξε',
  toLay: 'ρίξεις',
  youLay: 'ρίχνεις',
  haveLaid: 'ρίξει',
  theyLay: 'ρίχνουν',
  theyMayLay: 'ρίξουν',
};

/** Out by saying a word, "κάνω Rummy". */
const outBy = (word: string): OutWords => ({
  goOut: `κάνεις ${word}`,
  youGoOut: `κάνεις ${word}`,
  goesOut: `κάνει ${word}`,
  hasGoneOut: `κάνει ${word}`,
  goOutNow: `κάνε ${word}`,
  wentOut: `έκανε ${word}`,
  youWentOut: `έκανες ${word}`,
  goingOut: word,
  theGoingOutAcc: `το ${word}`,
});

const COMMON: GameWords = {
  ...COMBINATION,
  ...LAY,
  // The same in all cases, in the plural, and as the predicate: "τα οχτάρια είναι μπαλαντέρ".
  wild: 'μπαλαντέρ',
  set: 'τριάδα',
  setGen: 'τριάδας',
  sets: 'τριάδες',
  setsGen: 'τριάδων',
  // After "να" to the reader; told to the reader; of others; of others after "αν" and "όταν"; on a button.
  goOut: 'κλείσεις',
  youGoOut: 'κλείνεις',
  goesOut: 'κλείνει',
  hasGoneOut: 'κλείσει',
  goOutNow: 'κλείσε',
  wentOut: 'έκλεισε',
  youWentOut: 'έκλεισες',
  goingOut: 'κλείσιμο',
  theGoingOutAcc: 'το κλείσιμο',
};

/** The words of each set of terms. */
export const GAME_WORDS: Readonly<Record<Terms, GameWords>> = {
  common: COMMON,
  fortWorth: { ...COMMON, set: 'απλωσιά', setGen: 'απλωσιάς', sets: 'απλωσιές', setsGen: 'απλωσιών' },
  biddies: {
    ...COMMON,
    ...DOWNER,
    ...THROW,
    wild: 'μπίντι',
    goOut: 'βγεις',
    youGoOut: 'βγαίνεις',
    goesOut: 'βγαίνει',
    hasGoneOut: 'βγει',
    goOutNow: 'βγες',
    wentOut: 'βγήκε',
    youWentOut: 'βγήκες',
    goingOut: 'έξοδος',
    theGoingOutAcc: 'την έξοδο',
  },
  beanie: { ...COMMON, ...outBy('μπίνι'), wild: 'μπίνι' },
  goRummy: { ...COMMON, ...outBy('Rummy') },
};

import type { Terms } from '#text';
