import type { RuleCodeProblem } from '../../link.ts';
import type { RuleProblemCode } from '../../options/index.ts';
import type { RuleProblem } from '../../problems.ts';

const PROBLEM_TEXT: Readonly<Record<RuleProblemCode, string>> = {
  noTable: 'A table has two to eight seats, and the fewest players cannot be more than the most.',
  tooFewCards:
    'There are not enough cards for every number of players allowed: it takes enough for each hand, for what is turned up, and for one card of stock.',
  jokersMissing: 'Jokers are wild, but there are none in the pack.',
  jokersNotWild: 'There are Jokers in the pack, so they must be wild.',
  twosMissing: 'Twos are always wild, but they are taken out of the pack.',
  jokerDealWithoutJoker: 'A last deal for the Joker needs Jokers that are wild.',
  jokerDealAfterWhat: 'A last deal for the Joker follows a fixed list of deals, not a target or a card turned up.',
  noDeals: 'The game needs a number of deals, or a target.',
  ranksWithoutEnd:
    'A list of wild ranks comes to an end: a game to a target finds its wild rank by a card, or has none.',
  namedOnceEach:
    'A dealer who names each rank once a game needs thirteen deals, all ranks in the pack, and Aces among them.',
  rankNotInPack: 'A rank that is wild in one of the deals is taken out of the pack.',
  dealWithoutRank: 'Each deal of the list needs a wild rank.',
  moreForNobody: 'A card that is not dealt to the dealer cannot bring the dealer more cards.',
  twoPileStarts: 'The discard pile begins with one card: the one that shows the wild rank, or another.',
  turnedBeforeNamed:
    'The card that begins the discard pile is turned before the dealer names the wild rank, so it cannot be replaced for being wild.',
  growsForever: 'If hands grow with every deal, the number of deals must be fixed.',
  lowAceAlone: 'With the twos taken out Aces can only be high in runs.',
  setTooLarge:
    'There are only four different cards of a rank: larger sets need two packs with the same card allowed twice, or wilds beyond the pack.',
  namedBeyondPack:
    'A wild that stands for one named suit cannot go beyond the four suits, unless a set may hold the same card twice.',
  rummyOrTurns: 'Melds are laid either in turns or all at once when somebody ends the deal, not both.',
  nothingOnTable:
    'If melds stay in the hand, there is nothing on the table to add to, take from, call or float on, and no contract to lay.',
  nothingMeldedAtOnce:
    'If melds stay in the hand, a card drawn cannot be laid at once, and only one card of the pile can be taken at a time.',
  meldsAfterWhat: 'The others put down their melds afterwards only where a deal ends with a whole hand shown.',
  lockedOrNot: 'A locked set of wilds is one from which nothing can be taken.',
  gateBeforeWhat: 'A rule about taking several cards makes sense only where several may be taken.',
  takenUnseen: 'Cards deep in the discard pile can be taken or called only if the whole pile can be seen.',
  frozenMustMeld: 'A card taken from the pile cannot have to be laid at once and also have to wait a turn.',
  frozenCall: 'A card that is called is laid at once, so it cannot have to wait a turn.',
  keepAndDiscard:
    'With one card left you must keep the card you draw, so a card from the stock cannot have to be discarded.',
  lastCardStuck:
    'A last card that fits a meld could be neither laid nor discarded: allow floating, or going out without a discard.',
  floatForNothing: 'Floating is for players without a last discard, so a last discard must be required.',
  unplayableButWhere: 'A last card that fits only somebody else’s meld could be neither laid nor discarded.',
  callOnOwnMelds: 'A call lays a card on anybody’s meld, so adding to other players’ melds must be allowed.',
  callWithOneCard: 'With one card left you must draw from the stock, and a call takes the place of a draw.',
  callWithoutDiscard: 'A caller with a last card that fits nothing could not end the turn without a discard.',
  outOfTurnBound: 'A discard taken out of turn cannot be laid at once.',
  reliefFromWhat: 'Players who have not had a turn need no last chance if nobody can finish on a first turn.',
  upForNoTwo: 'A lone two cannot end the deal where twos are always wild or taken out.',
  swapNoJoker: 'Only Jokers may leave their meld, but there are none in the pack.',
  contractKinds: 'The contracts ask for sets and for runs.',
  contractDeals: 'There are seven contracts: the game needs exactly seven deals.',
  contractTooLong: 'Hands are too small for one of the contracts.',
  lowOrHigh: 'Penalties are counted for the lowest total to win, all other scores for the highest.',
  whoseMelds: 'If cards on the table count, they must lie in front of the player who played them.',
  meldsNeverSeen: 'If melds stay in the hand, cards on the table cannot count.',
  emptyStockScore: 'What is scored when the stock is empty must suit what is scored otherwise.',
  dealForNobody: 'With a fixed number of deals every deal must count: deals without a score need a target.',
  stalemateTooSoon:
    'With one card each there would still be a way to go on, so nobody could tell that it is a stalemate.',
  upFor2Points: 'Being up for 2 costs 2 points: it needs penalties.',
  doublesPenalties: 'The Press, and double deals for sevens and Kings, double penalties.',
  autoPressAlone: 'The Auto-Press needs the Press.',
  noTarget: 'A game to a target needs one.',
  firstToLose: 'Where the lowest total wins, reaching the target does not win the game.',
};

/** Why a combination of rules cannot work. */
export const problemSentence = ({ code }: Pick<RuleProblem, 'code'>): string => PROBLEM_TEXT[code];

const CODE_TEXT: Readonly<Record<Exclude<RuleCodeProblem['code'], 'cannotWork'>, string>> = {
  tooLong: 'This link is too long to be the rules of a table.',
  malformed: 'This link does not hold the rules of a table.',
  olderVersion: 'This link was made by an earlier version of the game and can no longer be read.',
  newerVersion: 'This link was made by a later version of the game. Reload the page and try again.',
  unknownGame: 'This link is for a game that is not known here.',
  unknownOption: 'This link holds a rule that is not known here.',
  unknownValue: 'This link asks a rule for something that is not known here.',
};

/** Why a link cannot be followed. */
export const ruleCodeSentence = (problem: RuleCodeProblem): string =>
  problem.code === 'cannotWork'
    ? `The rules in this link do not go together. ${problem.problems.map(problemSentence).join(' ')}`
    : CODE_TEXT[problem.code];
