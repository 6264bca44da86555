import type { RuleWords } from '../ruleWords.ts';
import { rankShort, suitSymbol } from './cards.ts';
import { DEAL_WORDS } from './deal.ts';
import { GAME_END_WORDS, MONEY_WORDS } from './gameEnd.ts';
import { GAME_TEXTS } from './games.ts';
import { GAME_WORDS } from './gameWords.ts';
import { GOING_OUT_WORDS } from './goingOut.ts';
import { LAY_OFF_WORDS } from './layingOff.ts';
import { MELD_WORDS } from './melds.ts';
import { APP_WORDS, ORIGINS, RULE_CODES, RULES_PAGES } from './pages.ts';
import { PICTURE_WORDS } from './pictures.ts';
import { PLAYER_WORDS } from './players.ts';
import { SCORING_WORDS } from './scoring.ts';
import { STOCK_WORDS } from './stock.ts';
import { SWAP_WORDS } from './swaps.ts';
import { TURN_WORDS } from './turn.ts';
import { WILD_WORDS } from './wilds.ts';

/** Rules in Greek. */
export const greek: RuleWords = {
  code: 'el',
  forms: GAME_WORDS,
  groups: {
    players: PLAYER_WORDS,
    deal: DEAL_WORDS,
    wilds: WILD_WORDS,
    turn: TURN_WORDS,
    melds: MELD_WORDS,
    layingOff: LAY_OFF_WORDS,
    swaps: SWAP_WORDS,
    goingOut: GOING_OUT_WORDS,
    stock: STOCK_WORDS,
    scoring: SCORING_WORDS,
    gameEnd: GAME_END_WORDS,
    money: MONEY_WORDS,
  },
  ruleCodes: RULE_CODES,
  pictures: PICTURE_WORDS,
  pages: RULES_PAGES,
  app: APP_WORDS,
  games: GAME_TEXTS,
  origins: ORIGINS,
  rankShort,
  suitSymbol,
};
