import { expect, TABLET, test } from '../support/browser/test.ts';

const TURNS = 3;

test('practise is played by finger, and asks the server for nothing but the page', async ({ open }) => {
  const ann = await open(TABLET);
  const asked: string[] = [];
  ann.page.on('websocket', (socket) => asked.push(socket.url()));
  ann.page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));

  await ann.choose('Players at the table', '3');
  await ann.tap(ann.button(/^Practise/));
  for (let turn = 0; turn < TURNS; turn++) {
    await ann.drawIfAsked();
    await expect(ann.hand).toHaveCount(8);
    await ann.discardAny();
  }
  expect(asked).toEqual([]);
});
