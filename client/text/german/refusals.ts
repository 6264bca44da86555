import type { Refusal } from '#protocol';
import type { Terms } from '#text';
import type { Hint } from '../../game/intents.ts';
import { capital } from './plural.ts';
import { type Words, wordsIn } from './words.ts';

type Said = string | ((words: Words) => string);

/** The sentence for each refusal. A code without a sentence does not compile. */
const REFUSAL_TEXT: Readonly<Record<Refusal, Said>> = {
  notNow: 'Das geht in diesem Teil des Zugs nicht.',
  notYourTurn: 'Du bist noch nicht dran.',
  notYourCard: 'Diese Karte hast du nicht auf der Hand.',
  pileEmpty: 'Die Ablage ist leer. Zieh vom Stapel.',
  mustDrawStock: 'Mit nur einer Karte musst du vom Stapel ziehen.',
  noSuchMeld: ({ thisMeld }) => `${capital(thisMeld)} ist nicht mehr da.`,
  notAMeld: ({ set }) => `Diese Karten sind kein ${set} und keine Folge.`,
  setFull: ({ set }) => `Dieser ${set} ist voll.`,
  doesNotFit: 'Diese Karte passt dort nicht.',
  meldFirst: ({ ownMeldAcc }) => `Leg zuerst ${ownMeldAcc} aus.`,
  keepOne: 'Du musst eine Karte zum Abwerfen behalten.',
  notWild: ({ wild }) => `Tauschen kannst du nur einen ${wild}.`,
  wrongNatural: ({ wild }) => `Um einen ${wild} zu tauschen, brauchst du die Karte, für die er steht.`,
  keepDrawn: ({ goOut }) =>
    `Du hast den Zug mit nur einer Karte begonnen: Die gezogene darfst du nicht abwerfen, außer du kannst damit ${goOut}.`,
  nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
  tooManyPlays: 'Zu viel gespielt und zurückgenommen in diesem Zug. Wirf ab, um ihn zu beenden.',
  tooManyWilds: ({ thisMeld, wilds }) => `${capital(thisMeld)} hätte zu viele ${wilds}.`,
  onlyWilds: ({ aMeldAcc, wilds, wildsDat }) => `An ${aMeldAcc} nur aus ${wildsDat} darfst du nur ${wilds} anlegen.`,
  locked: ({ set, wildsDat }) => `Aus einem ${set}, der nur aus ${wildsDat} ausgelegt wurde, darfst du nichts nehmen.`,
  meldsNotYet: ({ melds }) => `Du darfst noch keine ${melds} auslegen.`,
  oneMeldATurn: ({ newMeldAcc }) => `In einem Zug darfst du nur ${newMeldAcc} auslegen.`,
  notYourMeld: ({ melds }) => `Du darfst nur an deine eigenen ${melds} anlegen.`,
  contractFirst: 'Leg zuerst deinen ganzen Kontrakt aus.',
  wrongContract: ({ melds }) => `Diese ${melds} sind nicht der Kontrakt dieser Runde.`,
  noNewMelds: ({ melds }) => `Nach dem Kontrakt darfst du keine neuen ${melds} auslegen, nur noch anlegen.`,
  topCardOnly: 'Du darfst jetzt nur die oberste Karte der Ablage nehmen.',
  needTwoNaturals: 'Um diese Karte zu nehmen, brauchst du zwei natürliche Karten, die zu ihr passen.',
  mustMeldTaken: 'Spiel die Karte, die du von der Ablage genommen hast, oder nimm deinen Zug zurück.',
  frozen: 'Karten, die du von der Ablage genommen hast, darfst du erst in deinem nächsten Zug spielen.',
  meldOrDiscardDrawn: 'Spiel die gezogene Karte, oder wirf sie ab.',
  noGivingBack: 'Die Karte, die du in diesem Zug genommen hast, darfst du nicht abwerfen.',
  wildStays: ({ meldsDat }) => `Nur echte Joker dürfen aus ${meldsDat} genommen werden.`,
  reuseWild: ({ wild }) => `Spiel den ${wild}, den du genommen hast, oder nimm den Tausch zurück.`,
  wildNeedsPlace: ({ wild, aMeldAcc }) => `Leg den ${wild} an ${aMeldAcc} an, wo er passt.`,
  oneSwapATurn: ({ wild }) => `In einem Zug darfst du nur einen ${wild} tauschen.`,
  lastCardPlayable: ({ aMeldAcc }) => `Deine letzte Karte passt an ${aMeldAcc} auf dem Tisch. Leg sie an.`,
  notOutYet: ({ goOut }) => `In deinem ersten Zug darfst du nicht ${goOut}.`,
  noLastDiscard: ({ toGoOut }) =>
    `Um ${toGoOut}, leg alle deine Karten auf den Tisch. Die letzte darfst du nicht abwerfen.`,
  cardsLeft: 'Du hast noch Karten auf der Hand.',
  notUpForTwo: ({ wild }) => `Für Up mit 2 behältst du eine 2, die kein ${wild} ist.`,
  notRummy: ({ meldsDat }) => `Nicht alle deine Karten sind in ${meldsDat}.`,
  rankTaken: ({ wild }) => `Dieser Rang war schon ${wild}. Nenn einen anderen.`,
  notAsked: 'Du hast gerade nichts zu beantworten.',
  notCallable: 'Diese Karte passt nirgends auf dem Tisch.',
  badMessage: 'Der Server hat das nicht verstanden. Lade die Seite neu.',
  stale: 'Das Spiel ist schon weiter.',
  notSeated: 'Du schaust zu. Das dürfen nur Spieler.',
  notPlaying: 'Es läuft keine Partie.',
  alreadyPlaying: 'Die Partie hat schon begonnen.',
  gameOver:
    'Die Partie ist vorbei. Beginnen die Spieler noch eine, kannst du zwischen den Runden den Platz eines Bots nehmen.',
  tableFull: 'Dieser Tisch ist voll.',
  notFull: 'An diesem Tisch gibt es keine Bots. Die Partie beginnt, sobald alle Plätze besetzt sind.',
  hostStarts:
    'Die Partie beginnt, wer den Tisch eröffnet hat. Ist diese Person nicht mehr da, ist der nächste Platz an der Reihe.',
  noSpectators: 'An diesem Tisch sind keine Zuschauer erlaubt.',
  nobodyThere: 'Auf diesem Platz sitzt jetzt niemand anders.',
  noSuchTable: 'Zu diesem Code gibt es keinen Tisch. Prüf ihn und versuch es noch einmal.',
  badToken: 'Der Server erkennt dieses Gerät nicht mehr. Lade die Seite neu.',
  noSuchGuest: 'Dieser Code gehört niemandem. Prüf ihn und versuch es noch einmal.',
  badName: 'Wähl einen Namen aus 1 bis 20 gewöhnlichen Zeichen.',
  badRules: 'Diese Seite kann die Regeln dieses Tischs nicht lesen. Lade die Seite neu.',
  badSeats: 'Dieses Spiel ist nicht für so viele Spieler.',
  oldVersion: 'Es gibt eine neuere Version des Spiels. Lade die Seite neu.',
  tooFast: 'Zu schnell. Warte einen Moment und versuch es noch einmal.',
  serverFull: 'Der Server ist gerade voll. Versuch es in ein paar Minuten noch einmal.',
  tooManyTables: 'Du oder dein Netzwerk habt zu viele Tische offen. Verlass einen oder versuch es später noch einmal.',
  offline: 'Der Tisch ist nicht erreichbar. Prüf deine Verbindung.',
  lessonWaits: 'Das kommt später. Mach jetzt erst, was die Lektion sagt.',
  noSockets:
    'Der Server antwortet, aber unterwegs blockiert etwas die Live-Verbindung (WebSockets). Versuch es in einem anderen Netz, oder üb offline.',
  tableClosed: 'Dieser Tisch musste geschlossen werden. Die Aufzeichnung der Partie bleibt erhalten.',
  newerTable:
    'An diesem Tisch wurde zuletzt mit einer neueren Version des Spiels gespielt. Er bleibt erhalten und öffnet wieder, sobald diese Version zurück ist.',
};

/** The sentence for each hint from the page itself. */
const HINT_TEXT: Readonly<Record<Hint, Said>> = {
  tapToArrange: 'Tippe auf eine Karte und dann dorthin, wo sie hinsoll.',
  noMeldOrder: ({ meldsDat }) => `Ordnen nach ${meldsDat} ging nicht. Versuch es noch einmal, wenn du online bist.`,
  selectToDiscard: 'Wähl eine Karte zum Abwerfen.',
  selectToMeld: ({ set }) => `Wähl zuerst die Karten für einen ${set} oder eine Folge.`,
  tooFewToMeld: ({ aMeld }) => `${capital(aMeld)} braucht mehr Karten.`,
  fitsNotAll: 'Nicht alle gewählten Karten passen dort.',
  meldOfItsOwn: ({ ownMeldAcc }) => `Diese Karten ergeben ${ownMeldAcc}. Leg sie auf eine freie Stelle.`,
  noContractFound: 'Deine Hand ergibt den Kontrakt noch nicht.',
  noRummyFound: ({ meldsDat }) => `Noch sind nicht alle deine Karten in ${meldsDat}.`,
  selectForTwo: 'Wähl die Karte zum Abwerfen, und behalt die 2.',
  timeRanOut: 'Deine Zeit ist um.',
  notOpened: 'Das ließ sich nicht öffnen. Lade die Seite neu und versuch es noch einmal.',
  gameForgotten: 'Diese Partie wurde nicht gespeichert. Beginn eine neue.',
};

/** The sentence for a refusal or a hint, in the game's own words: "Dieser Downer ist nicht mehr da." */
export function sentence(code: Refusal | Hint, terms: Terms): string {
  const said = { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
  return typeof said === 'string' ? said : said(wordsIn(terms));
}
