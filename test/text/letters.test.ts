import { afterEach, expect, test } from 'vitest';
import { type CardLetters, INTERNATIONAL_LETTERS, lettersNow, rankIn, withCardsSaid, writeOwnLetters } from '#text';
import { readMessages } from '../../client/text/languages.ts';

const FRENCH: CardLetters = { ace: 'A', jack: 'V', queen: 'D', king: 'R' };
const GREEK: CardLetters = { ace: 'Α', jack: 'Β', queen: 'Ν', king: 'Ρ' };

afterEach(() => writeOwnLetters(false));

test('ranks have the international letters, until a page chooses the language’s own', () => {
  expect(lettersNow(FRENCH)).toBe(INTERNATIONAL_LETTERS);
  writeOwnLetters(true);
  expect(lettersNow(FRENCH)).toBe(FRENCH);
});

test('only ace, jack, queen and king have letters', () => {
  const corners = Array.from({ length: 15 }, (_, rank) => rankIn(FRENCH, rank));
  expect(corners.join(' ')).toBe('★ A 2 3 4 5 6 7 8 9 10 V D R A');
});

test('a screen reader names a card in either letters', () => {
  const names = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
  const said = (sentence: string, own: CardLetters) =>
    withCardsSaid(sentence, {
      own,
      card: (rank, suit) => `${names[rank - 1]} of ${'CDHS'[suit]}`,
      suit: (suit) => `of ${'CDHS'[suit]}`,
    });
  expect(said('V♣ J♣, D♦ Q♦, R♥ K♥', FRENCH)).toBe('jack of C jack of C, queen of D queen of D, king of H king of H');
  expect(said('Α♠A♠ Ν♥Β♥ (Ρ♣).', GREEK)).toBe('ace of Sace of S queen of Hjack of H (king of C).');
  expect(said('10♥ 4-5-6 ♠', GREEK)).toBe('10 of H 4-5-6 of S');
});

test('a German screen reader says the jack in the case of its sentence', async () => {
  const { spoken } = await readMessages('de', 'first');
  expect(spoken('Der J♦ passt zu dem B♠.')).toBe('Der Karo-Bube passt zu dem Pik-Buben.');
  expect(spoken('Den J♥ an 8-9-10 ♥ anlegen')).toBe('Den Herz-Buben an 8-9-10 in Herz anlegen');
  expect(spoken('Leg den J♥ zum B♠.')).toBe('Leg den Herz-Buben zum Pik-Buben.');
  expect(spoken('Es werden J♦ und D♦.')).toBe('Es werden Karo-Bube und Karo-Dame.');
});

test('a Greek screen reader says the ranks with letters in the case of their sentence', async () => {
  const { spoken } = await readMessages('el', 'first');
  expect(spoken('Άννα: πέταξε τον K♥ και την Q♦.')).toBe('Άννα: πέταξε τον ρήγα κούπα και την ντάμα καρό.');
  expect(spoken('Στον Ρ♥, τη θέση του A♠ ή της Ν♣')).toBe(
    'Στον ρήγα κούπα, τη θέση του άσου μπαστούνι ή της ντάμας σπαθί',
  );
  expect(spoken('Ο J♣ κολλάει στην κέντα 8-9-10 ♣, το 7♥ όχι.')).toBe(
    'Ο βαλές σπαθί κολλάει στην κέντα 8-9-10 σπαθί, το εφτά κούπα όχι.',
  );
});
