/**
 * The colours that the drawn table and the HTML over it share. `npm run palette` writes them to
 * `client/styles/palette.css`, as variables such as `--gold-light`.
 */
export const PALETTE = {
  ink: '#1b2130',
  paper: '#fffefa',
  cream: '#fbf7ec',
  gold: '#f2c14e',
  goldLight: '#ffdf8a',
  goldDeep: '#a9760f',
  red: '#c5162e',
  plateSoft: '#d3ded8',
} as const;

/** The colours of the table, the same on every felt. Text on felt or plate has a contrast of at least 4.5:1. */
export const COLOUR = {
  plate: 'rgba(8, 18, 16, 0.66)',
  plateEdge: 'rgba(255, 255, 255, 0.10)',
  text: PALETTE.cream,
  textSoft: PALETTE.plateSoft,
  gold: PALETTE.gold,
  goldLight: PALETTE.goldLight,
  goldDark: PALETTE.goldDeep,
  goldInk: '#3b2700',
  paper: PALETTE.paper,
  paperShade: '#f1ebdd',
  paperEdge: '#cfc7b4',
  wildPaper: '#fff6d6',
  wildShade: '#fbe39b',
  courtPaper: '#fffaf0',
  courtEdge: '#b8933f',
  ink: PALETTE.ink,
} as const;

/** Ink per suit: clubs, diamonds, hearts, spades. */
export const SUIT_INK = [PALETTE.ink, PALETTE.red, PALETTE.red, PALETTE.ink] as const;

/** Ink per suit with four colours. */
export const SUIT_INK_FOUR = ['#12702f', '#1556b8', PALETTE.red, PALETTE.ink] as const;

/** The colours of a court card's figure. */
export interface CourtDress {
  readonly gold: string;
  readonly bright: string;
  readonly dark: string;
  readonly black: string;
  readonly line: string;
}

export const COURT_DRESS: CourtDress = {
  gold: PALETTE.gold,
  bright: '#c9182f',
  dark: '#24408e',
  black: PALETTE.ink,
  line: '#2a2f5e',
};

/** A colour per seat. Seats also differ by initial and name. */
export const SEAT_COLOUR = [
  '#c8553d',
  '#4f6bc0',
  '#8a4fb0',
  '#1f8a8a',
  '#b07a1e',
  '#b0416b',
  '#5b7f2b',
  '#6a6f7a',
] as const;

/** Drawn over a seat's colour, so that a white letter on it is readable at any size. */
export const SEAT_SHADE = 'rgba(0, 0, 0, 0.24)';

/** The table's font stack, including the font with the suit symbols of the cards. */
export const FONT = "'Inter Variable', Suits, Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";
