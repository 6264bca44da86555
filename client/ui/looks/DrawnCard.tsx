import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '#engine';
import { courtArt, loadCourts } from '../../faces/courtArt.ts';
import { fetchAllDesigns, moreDesigns } from '../../faces/designs.ts';
import { faceDesign, paintBack, paintFace } from '../../faces/painted.ts';
import { FACE_HEIGHT, FACE_WIDTH } from '../../faces/paper.ts';
import { hasFourInks, type Settings } from '../../game/settings.ts';
import { text } from '../../text/index.ts';

/** Device pixels per unit of the drawing: sharp on every screen. */
const SHARP = 1.5;

/** A card of these looks, drawn as on the table: a face, or the back for null. */
export function DrawnCard({ looks, card }: { readonly looks: Settings; readonly card: Card | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [designs, courts] = [moreDesigns.value, courtArt.value];
  const fourColours = hasFourInks(looks);
  const { face, cardBack } = looks;
  useEffect(() => {
    void fetchAllDesigns();
    void loadCourts();
  }, []);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(SHARP, 0, 0, SHARP, 0, 0);
    ctx.clearRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
    const style = { face, fourColours, wildWord: text.wild(), design: faceDesign(face, FACE_WIDTH) };
    if (card === null) paintBack(ctx, cardBack, designs);
    else paintFace(ctx, card, false, { style, designs }, courts);
  }, [card, face, cardBack, fourColours, designs, courts]);
  return (
    <span class="card-picture" aria-hidden="true">
      <canvas ref={canvas} width={FACE_WIDTH * SHARP} height={FACE_HEIGHT * SHARP} />
    </span>
  );
}
