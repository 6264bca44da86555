/**
 * The z-order of the table, from the bottom up: the lowest depth of each layer. A layer with several levels uses the
 * depths just above its own, and stays below the next layer. The cards of a zone (`CardZone`) lie above each other in
 * their order.
 */
export const LAYER_DEPTH = {
  backdrop: 0,
  meldTrays: 20,
  /** The badge, the labels of the piles and the points of the hand. */
  tableTexts: 60,
  /** The indicator, partly below the stock. */
  stock: 70,
  turnGlow: 80,
  stockCards: 85,
  cardsUnderUpcard: 93,
  pile: 95,
  fan: 200,
  pileMarks: 230,
  seats: 280,
  turnRing: 281,
  meld: 300,
  /** Hands shown after a deal. */
  shown: 600,
  /** Cards dealt face up, before their seats. */
  dealtFaceUp: 950,
  highlights: 1150,
  /** Above the highlights, so that the labels of wilds are always readable. */
  meldMarks: 1160,
  ripple: 1170,
  hand: 1200,
  handMarks: 1399,
  prompt: 1450,
  /** Flying cards keep the depth of their goal above this one. */
  flight: 4000,
  /** A caught wild with its light: above all other flying cards, below those under the finger. */
  caughtWildLight: 5898,
  caughtWild: 5900,
  draggedCards: 6000,
  /** The bar that shows where dragged cards would go. */
  caret: 7000,
  points: 7000,
  bursts: 7089,
  honours: 7099,
} as const;
