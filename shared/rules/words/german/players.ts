import type { GroupWords } from '../ruleWords.ts';

/** The words for the number of players and the pack. */
export const PLAYER_WORDS: GroupWords<'players'> = {
  title: 'Spieler und Karten',
  options: {
    'table.minPlayers': { label: 'Spieler mindestens', says: (players) => `Mindestens ${players} Spieler.` },
    'table.maxPlayers': { label: 'Spieler höchstens', says: (players) => `Höchstens ${players} Spieler.` },
    'table.direction': {
      label: 'Richtung',
      says: {
        clockwise: 'Gegeben und gespielt wird im Uhrzeigersinn, und auch das Geben wandert so weiter.',
        counterClockwise: 'Gegeben und gespielt wird gegen den Uhrzeigersinn, und auch das Geben wandert so weiter.',
      },
    },
    'table.firstDealer': {
      label: 'Wer zuerst gibt',
      says: {
        random: 'Wer zuerst gibt, entscheidet das Los.',
        lowestDraw: 'Alle ziehen eine Karte, und die niedrigste gibt zuerst; Asse sind niedrig.',
        firstJack: 'Reihum werden Karten offen gegeben, und wer den ersten Buben bekommt, gibt zuerst.',
      },
    },
    'table.drawTie': {
      label: 'Gleiche Karten dabei',
      says: {
        lowestRedraw: 'Haben dabei mehrere die niedrigste Karte, ziehen sie noch einmal.',
        allEqualRedraw:
          'Haben dabei mehrere gleich hohe Karten, ziehen sie noch einmal, bis keine zwei mehr gleich sind.',
      },
    },
    'pack.packs': {
      label: 'Decks',
      says: {
        one: 'Ein Deck mit 52 Karten.',
        two: 'Zwei Decks, zusammengemischt.',
        twoAbove4: 'Ein Deck für bis zu vier Spieler, zwei Decks für mehr.',
        threeAbove4: 'Zwei Decks für bis zu vier Spieler, drei Decks für mehr.',
        halfOfPlayers: 'Ein Deck für je zwei Spieler, aufgerundet.',
      },
    },
    'pack.jokers': {
      label: 'Echte Joker',
      says: {
        0: 'Keine echten Joker.',
        1: 'Ein echter Joker.',
        4: 'Vier echte Joker.',
        6: 'Sechs echte Joker.',
        twoPerPack: 'Zwei echte Joker in jedem Deck.',
      },
    },
    'pack.lowestRank': {
      label: 'Entfernte Karten',
      says: {
        2: 'Keine Karte wird entfernt.',
        3: 'Die Zweien werden entfernt.',
        4: 'Die Zweien und Dreien werden entfernt.',
        6: 'Die Zweien, Dreien, Vieren und Fünfen werden entfernt.',
      },
    },
  },
  remarks: {
    howMany: ({ fewest, most }) =>
      fewest === most
        ? `Für ${fewest} Spieler.`
        : `Für ${fewest} ${most - fewest === 1 ? 'oder' : 'bis'} ${most} Spieler.`,
  },
  problems: {
    noTable:
      'Ein Tisch hat zwei bis acht Plätze, und die Mindestzahl der Spieler darf nicht über der Höchstzahl liegen.',
    tooFewCards:
      'Die Karten reichen nicht für jede erlaubte Zahl von Spielern: für alle Blätter, die aufgedeckten Karten und eine Karte im Stapel.',
    jokersMissing: 'Echte Joker sollen Joker sein, aber im Deck gibt es keine.',
    jokersNotWild: 'Im Deck gibt es echte Joker, also müssen sie Joker sein.',
    twosMissing: 'Zweien sind immer Joker, aber sie sind aus dem Deck entfernt.',
  },
};
