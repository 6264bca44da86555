import type { Refusal } from '#protocol';
import type { Terms } from '#text';
import type { GameWords } from '#words/french/gameWords';
import type { Hint } from '../../game/intents.ts';
import { capital } from './plural.ts';
import { wordsIn } from './words.ts';

type Said = string | ((words: GameWords) => string);

/** The sentence for each refusal. A code without a sentence does not compile. */
const REFUSAL_TEXT: Readonly<Record<Refusal, Said>> = {
  notNow: 'Ce n’est pas possible à ce moment du tour.',
  notYourTurn: 'Ce n’est pas encore votre tour.',
  notYourCard: 'Cette carte n’est pas dans votre main.',
  pileEmpty: 'La défausse est vide. Piochez une carte.',
  mustDrawStock: 'Avec une seule carte en main, vous devez piocher.',
  noSuchMeld: (words) => `${capital(words['cette combinaison'])} n’est plus là.`,
  notAMeld: ({ brelan }) => `Ces cartes ne forment ni un ${brelan} ni une suite.`,
  setFull: ({ brelan }) => `Ce ${brelan} est complet.`,
  doesNotFit: 'Cette carte ne va pas là.',
  meldFirst: (words) => `Posez d’abord ${words['une combinaison']}.`,
  keepOne: 'Vous devez garder une carte à défausser.',
  notWild: ({ joker }) => `Vous ne pouvez échanger que contre un ${joker}.`,
  wrongNatural: ({ joker }) => `Pour échanger contre un ${joker}, il faut la carte qu’il représente.`,
  keepDrawn: (words) =>
    `Vous avez commencé le tour avec une seule carte : vous ne pouvez défausser la carte piochée que pour ${words['finir la manche']}.`,
  nothingToTakeBack: 'Il n’y a rien à annuler.',
  tooManyPlays: 'Trop de coups joués et annulés à ce tour. Défaussez pour le finir.',
  tooManyWilds: (words) => `${capital(words['cette combinaison'])} aurait trop de ${words.jokers}.`,
  onlyWilds: (words) =>
    `À ${words['une combinaison']} de ${words.jokers} seuls, on ne peut ajouter que des ${words.jokers}.`,
  locked: ({ brelan, jokers }) => `On ne peut rien prendre dans un ${brelan} posé avec des ${jokers} seuls.`,
  meldsNotYet: ({ combinaisons }) => `Vous ne pouvez pas encore poser de ${combinaisons}.`,
  oneMeldATurn: (words) => `Vous ne pouvez poser qu’${words['une seule nouvelle combinaison']} par tour.`,
  notYourMeld: ({ combinaisons }) => `Vous ne pouvez ajouter qu’à vos propres ${combinaisons}.`,
  contractFirst: 'Posez d’abord tout votre contrat.',
  wrongContract: ({ combinaisons }) => `Ces ${combinaisons} ne forment pas le contrat de cette manche.`,
  noNewMelds: (words) =>
    `Après le contrat, vous ne pouvez plus poser de ${words['nouvelles combinaisons']}. Ajoutez des cartes à ce qui est sur la table.`,
  topCardOnly: 'Dans la défausse, vous ne pouvez prendre pour l’instant que la carte du dessus.',
  needTwoNaturals: 'Pour prendre cette carte, il faut deux cartes naturelles qui vont avec.',
  mustMeldTaken: 'Jouez la carte prise dans la défausse, ou annulez votre tour.',
  frozen: 'Vous ne pouvez pas jouer les cartes prises dans la défausse avant votre tour suivant.',
  meldOrDiscardDrawn: 'Jouez la carte piochée, ou défaussez-la.',
  noGivingBack: 'Vous ne pouvez pas défausser la carte prise à ce tour.',
  wildStays: ({ combinaison }) => `Seuls les vrais jokers peuvent quitter leur ${combinaison}.`,
  reuseWild: ({ joker }) => `Jouez le ${joker} que vous avez pris, ou annulez l’échange.`,
  wildNeedsPlace: (words) => `Déplacez le ${words.joker} vers ${words['une combinaison']} où il peut aller.`,
  oneSwapATurn: ({ joker }) => `Vous ne pouvez échanger que contre un seul ${joker} par tour.`,
  lastCardPlayable: (words) => `Votre dernière carte va avec ${words['une combinaison']} de la table. Ajoutez-la.`,
  notOutYet: (words) => `Vous ne pouvez pas ${words['finir la manche']} à votre premier tour.`,
  noLastDiscard: (words) =>
    `Pour ${words['finir la manche']}, posez toutes vos cartes. Vous ne pouvez pas défausser la dernière.`,
  cardsLeft: 'Vous avez encore des cartes en main.',
  notUpForTwo: ({ joker }) => `Pour faire up pour 2, gardez un 2 qui ne soit pas un ${joker}.`,
  notRummy: ({ combinaisons }) => `Vos cartes ne sont pas toutes dans des ${combinaisons}.`,
  rankTaken: ({ joker }) => `Cette valeur a déjà été ${joker}. Nommez-en une autre.`,
  notAsked: 'Vous n’avez rien à répondre maintenant.',
  notCallable: 'Cette carte ne va nulle part sur la table.',
  badMessage: 'Le serveur n’a pas compris. Rechargez la page.',
  stale: 'La partie a déjà avancé.',
  notSeated: 'Vous regardez la partie. Seuls les joueurs peuvent faire cela.',
  notPlaying: 'Aucune partie n’est en cours.',
  alreadyPlaying: 'La partie a déjà commencé.',
  gameOver:
    'La partie est finie. Si les joueurs en commencent une autre, vous pourrez prendre la place d’un robot entre deux manches.',
  tableFull: 'Cette table est complète.',
  notFull: 'Cette table n’a pas de robots. La partie commence quand toutes les places sont prises.',
  hostStarts: 'La personne qui a ouvert la table lance la partie. Si elle n’est plus là, c’est à la place suivante.',
  noSpectators: 'Cette table n’admet pas de spectateurs.',
  nobodyThere: 'Il n’y a plus d’autre joueur à cette place.',
  noSuchTable: 'Aucune table n’a ce code. Vérifiez-le et réessayez.',
  badToken: 'Le serveur ne reconnaît plus cet appareil. Rechargez la page.',
  noSuchGuest: 'Aucun profil n’a ce code. Vérifiez-le et réessayez.',
  badName: 'Choisissez un nom de 1 à 20 caractères ordinaires.',
  badRules: 'Cette page ne sait pas lire les règles de cette table. Rechargez la page.',
  badSeats: 'Ce jeu ne se joue pas à ce nombre de joueurs.',
  oldVersion: 'Il y a une version plus récente du jeu. Rechargez la page.',
  tooFast: 'Trop vite. Attendez un instant et réessayez.',
  serverFull: 'Le serveur est complet en ce moment. Réessayez dans quelques minutes.',
  tooManyTables: 'Vous ou votre réseau avez trop de tables ouvertes. Quittez-en une, ou réessayez plus tard.',
  offline: 'Table injoignable. Vérifiez votre connexion.',
  lessonWaits: 'Ce sera pour plus tard. Pour l’instant, suivez la leçon.',
  noSockets:
    'Le serveur répond, mais quelque chose bloque les connexions en direct (WebSockets). Essayez un autre réseau, ou entraînez-vous hors ligne.',
  tableClosed: 'Cette table a dû fermer. La partie reste enregistrée.',
  newerTable:
    'Cette table a été jouée avec une version plus récente du jeu. Elle est conservée et rouvrira quand cette version sera de retour.',
};

/** The sentence for each hint from the page itself. */
const HINT_TEXT: Readonly<Record<Hint, Said>> = {
  tapToArrange: 'Touchez une carte, puis sa nouvelle place.',
  noMeldOrder: ({ combinaisons }) => `Impossible de trier par ${combinaisons}. Réessayez quand vous serez en ligne.`,
  selectToDiscard: 'Choisissez une carte à défausser.',
  selectToMeld: ({ brelan }) => `Choisissez d’abord les cartes d’un ${brelan} ou d’une suite.`,
  tooFewToMeld: (words) => `Il faut plus de cartes pour ${words['une combinaison']}.`,
  fitsNotAll: 'Ces cartes ne vont pas toutes là.',
  meldOfItsOwn: (words) => `Ces cartes forment ${words['une combinaison']} à part. Posez-les à un endroit libre.`,
  noContractFound: 'Votre main ne forme pas encore le contrat.',
  noRummyFound: ({ combinaisons }) => `Vos cartes ne sont pas encore toutes dans des ${combinaisons}.`,
  selectForTwo: 'Choisissez la carte à défausser, et gardez le 2.',
  timeRanOut: 'Le temps est écoulé.',
  notOpened: 'Ouverture impossible. Rechargez la page et réessayez.',
  gameForgotten: 'Cette partie n’a pas été enregistrée. Commencez-en une autre.',
};

/** The sentence for a refusal or a hint, in the game's own words: "Ce downer n’est plus là." */
export function sentence(code: Refusal | Hint, terms: Terms): string {
  const said = { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
  return typeof said === 'string' ? said : said(wordsIn(terms));
}
