import { isJoker, rankOf, suitOf } from '#engine';
import { answerText } from '../../../client/text/answers.ts';
import { text } from '../../../client/text/index.ts';
import type { Reader, SpokenThing } from './reader.ts';
import { closedStock, type HeardFace, heardFace, labelled, openStock, placesBegin, swapNames } from './readerWords.ts';

/** A card of the hand, as known from its accessible name. */
type HeardCard = SpokenThing & HeardFace;

/** The hand, parsed from the names of its buttons. */
async function hand(reader: Reader): Promise<readonly HeardCard[]> {
  return (await reader.read()).flatMap((one) => {
    if (one.role !== 'button' || one.within.at(-1) !== text.HEADINGS.hand) return [];
    const known = heardFace(one.name);
    return known ? [{ ...one, ...known }] : [];
  });
}

/** Plays a whole turn, deciding by accessible names alone. */
export async function takeTurn(reader: Reader): Promise<void> {
  await reader.press(openStock());
  await reader.find('button', closedStock());
  while ((await swap(reader)) || (await meld(reader)) || (await layOff(reader))) {
    // Play as long as anything can be played.
  }
  const held = await hand(reader);
  if (held.length === 0) return;
  const worst = held.filter(({ isWild }) => !isWild).at(-1) ?? held[0];
  if (worst) await select(reader, [worst]);
  await reader.press(labelled(text.button('discard', null, 'suit')));
}

/** Lays the first meld found: with its cards selected there is a place for a new meld. */
async function meld(reader: Reader): Promise<boolean> {
  const cards = await hand(reader);
  const place = text.feltTarget('common', false);
  for (const group of candidates(cards)) {
    // One card must remain for the discard.
    if (group.length >= cards.length) continue;
    await select(reader, group);
    if (!(await reader.read()).some(({ role, name }) => role === 'button' && name === place)) {
      await select(reader, group);
      continue;
    }
    await reader.press(new RegExp(`^${text.button('meld', null, 'suit')}`));
    await settled(reader, cards.length);
    return true;
  }
  return false;
}

/** Waits until the size of the hand has changed after a play, answering the chooser on the way. */
async function settled(reader: Reader, before: number): Promise<void> {
  const title = answerText.chooserTitle({ asks: 'meld' }, 'common');
  for (let i = 0; i < 100; i++) {
    const asked = (await reader.read()).find(({ role, within }) => role === 'button' && within.includes(title));
    if (asked) await reader.activate(asked);
    if ((await hand(reader)).length !== before) return;
  }
  throw new Error('the play had no effect');
}

/** Possible melds, longest first: sets and runs of three or more, or of two with a wild. */
function candidates(cards: readonly HeardCard[]): HeardCard[][] {
  const naturals = cards.filter(({ isWild, card }) => !isWild && !isJoker(card));
  const wilds = cards.filter(({ isWild }) => isWild);
  const sets = groups(naturals, ({ card }) => rankOf(card));
  const runs = groups(naturals, ({ card }) => suitOf(card)).flatMap((suited) => rows(suited));
  const found = [...sets, ...runs].toSorted((a, b) => b.length - a.length);
  const [wild] = wilds;
  return found.flatMap((group) => {
    if (group.length >= 3) return [group];
    return group.length === 2 && wild ? [[...group, wild]] : [];
  });
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[][] {
  const byKey = new Map<number, Item[]>();
  for (const item of items) byKey.set(keyOf(item), [...(byKey.get(keyOf(item)) ?? []), item]);
  return [...byKey.values()];
}

/** Groups of cards with consecutive ranks. */
function rows(cards: readonly HeardCard[]): HeardCard[][] {
  const found: HeardCard[][] = [];
  for (const one of cards.toSorted((a, b) => rankOf(a.card) - rankOf(b.card))) {
    const row = found.at(-1);
    const last = row?.at(-1);
    if (row && last && rankOf(one.card) === rankOf(last.card) + 1) row.push(one);
    else if (!last || rankOf(one.card) !== rankOf(last.card)) found.push([one]);
  }
  return found;
}

/** Selects each card and lays it off at the first place offered. */
async function layOff(reader: Reader): Promise<boolean> {
  const cards = await hand(reader);
  if (cards.length < 2) return false;
  if (!(await reader.read()).some(({ role, within }) => role === 'button' && within.includes(text.HEADINGS.melds)))
    return false;
  const start = placesBegin();
  for (const card of cards) {
    if (card.isWild) continue;
    await select(reader, [card]);
    const place = (await reader.read()).find(({ role, name }) => role === 'button' && name.startsWith(start));
    if (place) {
      await reader.activate(place);
      await settled(reader, cards.length);
      return true;
    }
    await select(reader, [card]);
  }
  return false;
}

/** Swaps a wild if one is offered: its name says for which card. */
async function swap(reader: Reader): Promise<boolean> {
  const naturals = (await hand(reader)).filter(({ isWild }) => !isWild);
  const names = swapNames();
  for (const offer of await reader.read()) {
    const faces = offer.role === 'button' ? names.get(offer.name) : undefined;
    const natural = naturals.find(({ card }) => faces?.includes(card));
    if (!natural) continue;
    await select(reader, [natural]);
    await reader.activate(offer);
    for (let i = 0; i < 100; i++) {
      if (!(await hand(reader)).some(({ node }) => node === natural.node)) return true;
    }
    throw new Error('the swap had no effect');
  }
  return false;
}

/** Activates cards, which selects or deselects each. */
async function select(reader: Reader, cards: readonly HeardCard[]): Promise<void> {
  for (const { node, name } of cards) {
    const before = (await hand(reader)).find((one) => one.node === node);
    if (!before) throw new Error(`${name} is no longer in the hand`);
    await reader.activate(before);
    const after = (await hand(reader)).find((one) => one.node === node);
    if (after?.isPressed === before.isPressed) throw new Error(`${name} was not toggled`);
  }
}
