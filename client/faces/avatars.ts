import { signal } from '@preact/signals';
import address from './avatars.svg?no-inline';

/** The grid of cells in `avatars.svg`. */
export const AVATAR_GRID = { columns: 8, rows: 4 } as const;

/** The cells of people's avatars come first, then those of the bots. */
const PERSON_AVATARS = 24;
const AVATAR_COUNT = AVATAR_GRID.columns * AVATAR_GRID.rows;

/** A player as far as the avatar needs it. */
interface AvatarOwner {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly avatar: number | null;
}

/** The cell of a player's avatar; null if there is no picture of it. */
export function avatarCell({ kind, avatar }: AvatarOwner): number | null {
  if (avatar === null || kind === 'empty') return null;
  const [first, end] = kind === 'person' ? [0, PERSON_AVATARS] : [PERSON_AVATARS, AVATAR_COUNT];
  return first + avatar < end ? first + avatar : null;
}

/** The column and row of a cell. */
export const placeOfCell = (cell: number): readonly [column: number, row: number] => [
  cell % AVATAR_GRID.columns,
  Math.floor(cell / AVATAR_GRID.columns),
];

/** The picture with all avatars; null until it is loaded. Seats show initials until then. */
export const avatarArt = signal<HTMLImageElement | null>(null);

let isRequested = false;

/** Loads the avatars for the drawn table. If that fails, the game works without them and the next table tries again. */
export async function loadAvatars(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    avatarArt.value = image;
  } catch {
    isRequested = false;
  }
}

/** Draws a cell of the loaded picture into a square of this size at (`at`, `at`). */
export function drawCell(
  ctx: CanvasRenderingContext2D,
  art: HTMLImageElement,
  cell: number,
  at: number,
  size: number,
): void {
  const [column, row] = placeOfCell(cell);
  const width = art.width / AVATAR_GRID.columns;
  ctx.drawImage(art, column * width, row * width, width, width, at, at, size, size);
}
