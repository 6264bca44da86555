import type * as Phaser from 'phaser';
import { isWild, JOKER, type PlayerView } from '#engine';
import { hasFourInks, type Settings } from '../device/settings.ts';
import { courtArt } from '../faces/courtArt.ts';
import { moreDesigns } from '../faces/designs.ts';
import { cardWords, faceDesign } from '../faces/painted.ts';
import type { CardBox, Layout } from '../stage/index.ts';
import type { CardZone } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { type AtlasPlan, CardAtlas } from './CardAtlas.ts';
import type { Atlases } from './CardSprite.ts';
import { typefaceParts } from './FittedText.ts';

/**
 * Melds shrink as the table fills: faces are redrawn only when they would be this many times too large, or their word
 * this many times too narrow.
 */
const MAX_REUSE_RATIO = 1.3;

type AtlasName = 'hand' | 'stock' | 'pile' | 'meld' | 'fan';

const ATLAS_OF_ZONE: Record<CardZone, AtlasName> = {
  hand: 'hand',
  stock: 'stock',
  pile: 'pile',
  meld: 'meld',
  shown: 'meld',
  fan: 'fan',
};
/** Below this card width a fanned pile uses the design with large corners. */
const SMALL_PILE_CARD_WIDTH_PX = 44;
/** Faces to draw per idle frame; a slow device takes a few milliseconds for them. */
const FACES_PER_IDLE_FRAME = 4;

interface Prepared {
  readonly old: readonly CardAtlas[];
  readonly changed: boolean;
}

/** The card faces of a table: one atlas per zone at its size, redrawn when sizes or settings change. */
export class TableAtlases implements Atlases {
  scale = 1;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly atlases = new Map<AtlasName, CardAtlas>();
  private drawn = 0;

  constructor(textures: Phaser.Textures.TextureManager) {
    this.textures = textures;
  }

  of(zone: CardZone): CardAtlas {
    // Stock and pile share an atlas while their cards have the same size.
    const atlas = this.atlases.get(ATLAS_OF_ZONE[zone]) ?? this.atlases.get('pile');
    if (!atlas) throw new Error('card atlases are not prepared before the first layout');
    return atlas;
  }

  /**
   * Prepares the atlases for a layout. `old` may be destroyed once no card shows them; if `changed`, every card must be
   * redrawn.
   */
  prepare(layout: Layout, game: PlayerView | null, settings: Settings, scale: number): Prepared {
    this.scale = scale;
    const old: CardAtlas[] = [];
    let changed = false;
    // Reading the signal repaints the table when the figures arrive.
    const courts = courtArt.value;
    for (const [name, plan] of plansOf(layout, game, settings, scale)) {
      const there = this.atlases.get(name);
      if (there && serves(there.plan, plan)) continue;
      if (there) old.push(there);
      changed = true;
      this.atlases.set(name, new CardAtlas(this.textures, `cards-${name}-${++this.drawn}`, plan, courts));
    }
    const wilds = wildFaces(game);
    for (const atlas of this.atlases.values()) {
      changed = atlas.setWilds(wilds) || changed;
      changed = atlas.setCourts(courts) || changed;
    }
    return { old, changed };
  }

  /** Draws some more faces ahead of time; returns false when all are drawn. */
  drawMore(): boolean {
    let left = FACES_PER_IDLE_FRAME;
    for (const atlas of this.atlases.values()) {
      while (left > 0 && atlas.drawMore()) left--;
    }
    if (left > 0) this.upload();
    return left === 0;
  }

  /** Uploads new faces to the graphics card. Call it before a frame that shows them. */
  upload(): void {
    for (const atlas of this.atlases.values()) atlas.upload();
  }
}

function plansOf(layout: Layout, game: PlayerView | null, settings: Settings, scale: number): [AtlasName, AtlasPlan][] {
  const { face, cardBack: back } = settings;
  const fourColours = hasFourInks(settings);
  const word = game ? text.wildMark(game.rules) : undefined;
  const plan = (width: number, design: 'large' | 'small', cards?: readonly CardBox[]): AtlasPlan => {
    const words = cardWords(word, cards);
    const style = { face, fourColours, words, design: design === 'large' ? faceDesign(face, width) : design };
    return { width, scale, back, style, designs: moreDesigns.value, typefaceParts: typefaceParts.value };
  };
  // Hands shown after a deal have these faces too, but would change the word on all melds in mid-celebration.
  const inMelds = layout.melds.flatMap(({ cards }) => cards);
  const fan = layout.seats[0]?.fan.height ?? layout.stock.width / 2;
  return [
    ['hand', plan(layout.handCard.width, 'large', layout.hand)],
    ...(layout.pileCard.width < layout.stock.width - 0.5
      ? [['stock', plan(layout.stock.width, 'large')] as [AtlasName, AtlasPlan]]
      : []),
    [
      'pile',
      plan(
        layout.pileCard.width,
        layout.pileCard.width < SMALL_PILE_CARD_WIDTH_PX ? 'small' : 'large',
        layout.pileCards,
      ),
    ],
    ['meld', plan(layout.meldCard.width, 'small', inMelds)],
    ['fan', plan(fan * 0.57, 'small')],
  ];
}

function serves(have: AtlasPlan, want: AtlasPlan): boolean {
  const { room } = have.style.words;
  const wanted = want.style.words;
  return (
    have.scale === want.scale &&
    have.back === want.back &&
    have.designs === want.designs &&
    have.typefaceParts === want.typefaceParts &&
    have.width >= want.width - 0.5 &&
    have.width <= want.width * MAX_REUSE_RATIO &&
    // A word that ends sooner serves too: hands grow and shrink by a card at every draw and discard.
    room <= wanted.room &&
    room * MAX_REUSE_RATIO >= wanted.room &&
    JSON.stringify(have.style) === JSON.stringify({ ...want.style, words: { ...wanted, room } })
  );
}

function wildFaces(game: PlayerView | null): number[] {
  if (!game || game.deal === 0) return [];
  const faces = [...Array.from({ length: 52 }, (_, card) => card), JOKER];
  return faces.filter((card) => isWild(game.rules, game.wildRank, card));
}
