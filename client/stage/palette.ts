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
