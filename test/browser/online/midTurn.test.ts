import { legalActions } from '#engine';
import { text } from '../../../client/text/index.ts';
import { ANNS_MOMENT, drawOn, sitAlone, tableAfter, VIEW } from '../../support/browser/gestureTable.ts';
import { playMove } from '../../support/browser/moves.ts';
import { expectShown } from '../../support/browser/tableSeen.ts';
import { expect, PLAIN_DEVICE, TABLET, test } from '../../support/browser/test.ts';

const [LAY_OFF] = legalActions(VIEW).layOffs;

test('after a reload mid-turn, a lay-off still lies there, can be taken back, and the turn can be ended', async ({
  open,
  server,
}) => {
  const ann = await sitAlone({ open, server }, PLAIN_DEVICE(TABLET), 'tap');
  await drawOn(ann, 'tap');
  await playMove(ann, VIEW, LAY_OFF!, 'tap');
  await expectShown(ann, tableAfter(LAY_OFF!));
  await ann.page.reload();
  await expectShown(ann, tableAfter(LAY_OFF!));
  await ann.tap(ann.action(text.button('undo', null, 'suit')));
  await expectShown(ann, ANNS_MOMENT);

  await playMove(ann, VIEW, LAY_OFF!, 'tap');
  await expectShown(ann, tableAfter(LAY_OFF!));
  await ann.page.reload();
  await expectShown(ann, tableAfter(LAY_OFF!));
  await ann.discardAny();
  await expect(ann.turn).toHaveCount(0);
});
