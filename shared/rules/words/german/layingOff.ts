import type { GroupWords } from '../ruleWords.ts';

/** The words for adding cards to melds. */
export const LAY_OFF_WORDS: GroupWords<'layingOff'> = {
  title: 'Anlegen',
  options: {
    'play.layOffNeedsMeld': {
      label: 'Zuerst eine eigene Figur',
      says: {
        true: 'Sobald du in einer Runde {ownMeldAcc} ausgelegt hast, darfst du anlegen: Karten an {melds} auf dem Tisch legen.',
        false: 'Du darfst Karten an {melds} auf dem Tisch anlegen, auch bevor du selbst etwas ausgelegt hast.',
      },
    },
    'play.layOffOthers': {
      label: 'Bei anderen anlegen',
      says: {
        true: 'Du darfst an alle {melds} anlegen, auch an die der anderen.',
        false: 'Du darfst nur an deine eigenen {melds} anlegen.',
      },
    },
    'play.owner': {
      label: 'Wem die Karten gehören',
      says: {
        common: 'Karten auf dem Tisch gehören niemandem.',
        player: 'Jede Karte auf dem Tisch liegt vor der Person, die sie gespielt hat, und zählt für diese.',
      },
    },
    'goingOut.callRummy': {
      label: '„Rummy“ rufen',
      says: {
        off: 'Niemand darf bei einem Abwurf „Rummy“ rufen.',
        top: 'Passt ein Abwurf an {aMeldAcc} auf dem Tisch, dürfen andere „Rummy!“ rufen und ihn dort anlegen, bevor die nächste Person zieht; rufen mehrere, bekommt ihn, wer als Erstes dran wäre.',
        pile: 'Nach einem Abwurf dürfen andere bei jeder Karte der Ablage „Rummy!“ rufen, die an {aMeldAcc} auf dem Tisch passt oder mit Karten über ihr {aMeldAcc} ergibt. Wer ruft, nimmt auch alle Karten über ihr. Rufen mehrere, bekommt die Karte, wer als Erstes dran wäre.',
      },
    },
    'goingOut.callEffect': {
      label: 'Was ein Ruf bewirkt',
      says: {
        wholeTurn: 'Der Ruf ersetzt das Ziehen: Wer gerufen hat, spielt einen Zug, und von dort geht es weiter.',
        cardOnly: 'Wer gerufen hat, legt nur diese Karte, und es geht weiter wie zuvor.',
      },
    },
  },
  remarks: {},
  problems: {
    callOnOwnMelds:
      'Mit einem Ruf legt man eine Karte an eine beliebige Figur, also muss das Anlegen bei anderen erlaubt sein.',
    callWithOneCard: 'Mit nur einer Karte musst du vom Stapel ziehen, aber ein Ruf ersetzt das Ziehen.',
    callWithoutDiscard:
      'Wer ruft und dann eine letzte Karte hat, die nirgends passt, könnte den Zug ohne Abwurf nicht beenden.',
  },
};
