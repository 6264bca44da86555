import type { GroupWords } from '../ruleWords.ts';

const FLOAT =
  'Hast du alle Karten auf den Tisch gelegt und keine mehr zum Abwerfen, schwebst du: Du bleibst in der Runde, ziehst in deinem Zug vom Stapel und legst die gezogene Karte auf den Tisch oder wirfst sie ab.';

/** The words for how a player ends a deal. */
export const GOING_OUT_WORDS: GroupWords<'goingOut'> = {
  title: '{GoingOut}',
  options: {
    'goingOut.discard': {
      label: 'Letzter Abwurf',
      says: {
        required: 'Um {toGoOut}, musst du noch eine Karte zum Abwerfen haben.',
        optional: 'Du darfst mit oder ohne letzten Abwurf {goOut}.',
        forbidden: 'Um {toGoOut}, musst du deine letzte Karte auf den Tisch legen; abwerfen darfst du sie nicht.',
      },
    },
    'goingOut.unplayable': {
      label: 'Letzter Abwurf, der nicht passt',
      says: {
        false: 'Als Letztes darfst du jede Karte abwerfen.',
        true: 'Als Letztes darfst du nur eine Karte abwerfen, die an {noMeldAcc} auf dem Tisch passt.',
      },
    },
    'goingOut.faceDown': {
      label: 'Letzter Abwurf verdeckt',
      says: { false: 'Der letzte Abwurf liegt offen.', true: 'Der letzte Abwurf liegt verdeckt.' },
    },
    'goingOut.float': {
      label: 'Schweben',
      says: {
        off: 'Niemand bleibt ohne Karten in der Runde.',
        on: FLOAT,
        onWithPenalty: `${FLOAT} Wenn jemand anders {goesOut}, ziehen alle, die schweben, je eine weitere Karte.`,
      },
    },
    'goingOut.firstTurn': {
      label: 'Ende im ersten Zug',
      says: {
        true: 'Du darfst schon in deinem ersten Zug {goOut}.',
        false: 'Im ersten eigenen Zug darf niemand {goOut}.',
      },
    },
    'goingOut.relief': {
      label: 'Wenn andere noch nicht dran waren',
      says: {
        nothing: 'Wenn jemand {goesOut}, kommt nicht mehr an die Reihe, wer noch nicht dran war.',
        meld: 'Wenn jemand im ersten eigenen Zug {goesOut}, dürfen alle, die noch nicht dran waren, aus ihrem gegebenen Blatt noch Karten auf den Tisch legen.',
        fullTurn: 'Wenn jemand im ersten eigenen Zug {goesOut}, haben alle, die noch nicht dran waren, noch einen Zug.',
      },
    },
    'goingOut.upFor2': {
      label: 'Up mit 2',
      says: {
        false: 'Eine einzelne Zwei ist eine Karte wie jede andere.',
        true: 'Bleibt dir nach dem Abwerfen nur eine Zwei, darfst du die Runde beenden, außer wenn Zweien {wilds} sind. Die Zwei kostet dich 2 Punkte.',
      },
    },
    'goingOut.rummyOnly': {
      label: 'Wie eine Runde endet',
      says: {
        false: 'Eine Runde endet, wenn jemand alle Karten gespielt hat.',
        true: 'Eine Runde endet, wenn jemand ein ganzes Blatt aus {meldsDat} zeigt.',
      },
    },
    'goingOut.othersMeldAfter': {
      label: 'Figuren der anderen danach',
      says: {
        false: 'Die anderen legen dann nichts aus.',
        true: 'Die anderen legen dann aus, was sie an {meldsDat} haben, und zwar so, dass ihnen am wenigsten Punkte bleiben.',
      },
    },
  },
  remarks: {
    lastContract:
      'In der letzten Runde braucht der Kontrakt alle deine Karten: Legst du ihn aus, endet die Runde sofort, ohne Abwurf.',
  },
  problems: {
    lastCardStuck:
      'Eine letzte Karte, die an eine Figur passt, könnte man weder anlegen noch abwerfen: Erlaube das Schweben oder das Ende ohne Abwurf.',
    unplayableButWhere:
      'Eine letzte Karte, die nur an eine fremde Figur passt, könnte man weder anlegen noch abwerfen.',
    floatForNothing:
      'Wer schwebt, hat keine Karte mehr zum Abwerfen; also muss ein letzter Abwurf vorgeschrieben sein.',
    reliefFromWhat:
      'Wer noch nicht dran war, braucht keine letzte Gelegenheit, wenn niemand im ersten Zug Schluss machen kann.',
    upForNoTwo:
      'Eine einzelne Zwei kann die Runde nicht beenden, wenn Zweien immer Joker oder aus dem Deck entfernt sind.',
    upFor2Points: 'Up mit 2 kostet 2 Punkte, braucht also die Wertung mit Strafpunkten.',
    rummyOrTurns:
      'Figuren werden entweder in den Zügen ausgelegt oder alle auf einmal, wenn jemand die Runde beendet, nicht beides.',
    nothingOnTable:
      'Wenn Figuren auf der Hand bleiben, gibt es auf dem Tisch nichts zum Anlegen, Tauschen oder Rufen, und weder Schweben noch Kontrakte.',
    nothingMeldedAtOnce:
      'Wenn Figuren auf der Hand bleiben, kann man eine gezogene Karte nicht sofort auslegen und immer nur eine Karte von der Ablage nehmen.',
    meldsAfterWhat:
      'Die anderen können ihre Figuren nur dann noch auslegen, wenn eine Runde mit einem ganzen gezeigten Blatt endet.',
  },
};
