import type { PresetId } from '../presets/index.ts';

/**
 * Other names of games, in any language (R150). A name may belong to several games (§4.62). They are apart from the
 * catalogue because only searches and the pages of rules need them.
 */
export const ALSO_CALLED: { readonly [Id in PresetId]?: readonly string[] } = {
  'crazy-rummy': [
    'Lamsees',
    'Lambz',
    'Dummy Rummy',
    'Dumb Dumb',
    'Biddies',
    'Beanie',
    'Mexican Rummy',
    'Cleveland Rummy',
    'Canadian Gin',
    'Crazy Gin',
    'Ace to Ace',
    'Montana 13',
    '13 Brasses',
    'Nokomis',
  ],
  'treize-brasses': ['13 Brasses', 'Thirteen Shuffles'],
  'koum-kan': ['Kum Kan'],
  'basic-rummy': ['Traditional Rummy'],
  'five-thousand-rummy': [
    'Backwards Rummy',
    'Bitchin’ Rummy',
    'Circle Rummy',
    'Crazy Rummy',
    'Dumbbell Rummy',
    'Dummy Rummy',
    'George',
    'Hillbilly Rummy',
    'Polish Rummy',
    'Wild One',
    '1500 Rummy',
    '2000 Rummy',
    '2200 Rummy',
    '2500 Rummy',
    '2800 Rummy',
    '10000 Rummy',
  ],
  george: ['2500 Rummy', '2500'],
  'rummy-500': ['500 Rummy', '500 Rum', 'Five Hundred Rummy', 'Pinochle Rummy', 'Joker Rummy'],
  'three-thirteen': ['3-13'],
  kaluki: ['Kalooki', 'Kalookie', 'Kaloochi', 'Kaluki 40', 'Kalooki 40', 'Rami 40', 'Κουμ Καν 40'],
  'kaluki-51': ['Kalooki 51', 'Kalookie 51'],
  romme: ['Rommee', 'Deutsches Rommé', 'Rommé mit Auslegen', 'Jolly', 'German Rummy'],
  rami: ['Rami 51'],
  remigio: ['Rabino', 'Ramiro', 'Mona'],
  'liverpool-rummy': ['Contract Rummy', 'May I?', 'Joker Rummy', 'Progressive Rummy', 'Combination Rummy', 'Zioncheck'],
};
