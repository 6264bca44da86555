import { legalActions } from '#engine';
import { text } from '../../../client/text/index.ts';
import { expect, plain, TABLET, test } from '../../support/browser.ts';
import { play } from '../../support/browserMoves.ts';
import { expectSight } from '../../support/browserSight.ts';
import { after, drawOn, MOMENT, sitAlone, VIEW } from '../../support/gestureTable.ts';

const [LAY_OFF] = legalActions(VIEW).layOffs;

test('a reload in mid-turn: what was laid down still lies there, can be taken back, and the turn is closed', async ({
  open,
  house,
}) => {
  const ann = await sitAlone({ open, house }, plain(TABLET), 'tap');
  await drawOn(ann, 'tap');
  await play(ann, VIEW, LAY_OFF!, 'tap');
  await expectSight(ann, after(LAY_OFF!));
  await ann.page.reload();
  await expectSight(ann, after(LAY_OFF!));
  await ann.tap(ann.action(text.button('undo', null, 'suit')));
  await expectSight(ann, MOMENT);

  await play(ann, VIEW, LAY_OFF!, 'tap');
  await expectSight(ann, after(LAY_OFF!));
  await ann.page.reload();
  await expectSight(ann, after(LAY_OFF!));
  await ann.discardAny();
  await expect(ann.turn).toHaveCount(0);
});
