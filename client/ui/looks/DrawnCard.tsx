import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '#engine';
import type { CardLetters } from '#text';
import { hasFourInks, type Settings } from '../../device/settings.ts';
import { courtArt, loadCourts } from '../../faces/courtArt.ts';
import { fetchAllDesigns, moreDesigns } from '../../faces/designs.ts';
import { cardWords, faceDesign, paintBack, paintFace } from '../../faces/painted.ts';
import { FACE_HEIGHT, FACE_WIDTH, type FaceStyle } from '../../faces/paper.ts';

/** Device pixels per unit of the drawing: sharp on every screen. */
const SHARP = 1.5;

/** A card of these looks, drawn as on the table: a face, or the back for null. */
export function DrawnCard(props: {
  readonly looks: Settings;
  readonly card: Card | null;
  /** Instead of those on the table. */
  readonly letters?: CardLetters;
}) {
  const { looks, card, letters } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [designs, courts] = [moreDesigns.value, courtArt.value];
  const { face, cardBack } = looks;
  const words = cardWords();
  const style: FaceStyle = {
    face,
    fourColours: hasFourInks(looks),
    words: { ...words, letters: letters ?? words.letters },
    design: faceDesign(face, FACE_WIDTH),
  };
  useEffect(() => {
    void fetchAllDesigns();
    void loadCourts();
  }, []);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(SHARP, 0, 0, SHARP, 0, 0);
    ctx.clearRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
    if (card === null) paintBack(ctx, cardBack, designs);
    else paintFace(ctx, card, false, { style, designs }, courts);
  }, [card, JSON.stringify(style), cardBack, designs, courts]);
  return (
    <span class="card-picture" aria-hidden="true">
      <canvas ref={canvas} width={FACE_WIDTH * SHARP} height={FACE_HEIGHT * SHARP} />
    </span>
  );
}
