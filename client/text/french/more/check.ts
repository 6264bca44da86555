import type { Card } from '#engine';
import type { ProofFault, ProofProblem, ProofVerdict } from '#record';
import type { Person } from '#text';
import { cardName } from '../cards.ts';
import { counted, listed, plural } from '../plural.ts';
import { object } from '../told.ts';

/** The fixed texts of the check of a deal. */
export const CHECK = {
  working: 'Vérification de la donne…',
  again: 'Réessayer',
  marks: { holds: 'Concorde', fails: 'Ne concorde pas', open: 'Invérifiable' },
  steps: {
    promise: 'La promesse avant la donne',
    shares: 'La part de chacun',
    cards: 'Les cartes',
    play: 'Après la donne',
  },
  yours: 'la vôtre',
  none: 'aucune',
  pile: 'Première carte de la défausse',
  indicator: 'Montre la valeur joker',
  save: 'Télécharger',
  saveHint:
    'Un fichier texte que tout le monde peut vérifier sans ce serveur : npm run verify -- FICHIER, dans le code source du jeu.',
  figures: 'Tous les chiffres',
  figureNames: { commitment: 'Promesse (SHA-256)', secret: 'Secret', game: 'Partie', table: 'Table' },
  how: 'Comment ça marche',
  howParts: [
    'Avant chaque manche, la table choisit un nombre secret et publie son empreinte, qui ne permet à personne de deviner le secret. Changer le secret ensuite changerait l’empreinte.',
    'L’appareil de chaque joueur ajoute alors un nombre au hasard, sa part. Les cartes ne sont distribuées que lorsque toutes les parts sont publiées, dans un ordre calculé à partir du secret et de toutes les parts.',
    'Après la manche, la table montre le secret. Votre appareil a retenu ce qu’il a vu, et recalcule tout.',
  ],
  limits: 'Ce que cela ne montre pas',
  limitParts: [
    'Qui a vu les cartes. Le serveur les connaît toutes et pourrait les dire à un ami.',
    'Si le serveur est de mèche avec un joueur d’ici : ce joueur pourrait choisir sa part en dernier, après de nombreux essais.',
    'Pourquoi une part manque. Le serveur pourrait écarter des parts comme si elles étaient arrivées trop tard, et choisir ainsi entre quelques ordres : deux pour une part, quatre pour deux, et ainsi de suite. L’appareil dont la part manque le signale.',
    'Rien du tout, si personne n’a donné de part, comme avec des robots seuls.',
    'Si cette page est honnête : elle vient du même serveur. Téléchargez la preuve pour la vérifier ailleurs.',
  ],
  problems: {
    unseen: 'Cet appareil n’était pas à la table avant cette manche : il ne peut pas dire ce qui a été promis.',
    missing: 'La table n’a plus cette manche.',
    old: 'Ce serveur ne peut pas encore montrer ses donnes.',
    busy: 'Réessayez dans quelques secondes.',
    offline: 'La table est injoignable pour le moment.',
    failed: 'La vérification n’a pas pu être terminée.',
  },
} as const;

/** "Vérification de la manche 7". */
export const checkTitle = (deal: number): string => `Vérification de la manche ${deal}`;

/** The result of the whole check. `isTables`: nobody gave a share. `times`: how often the table began. */
export function verdictWords(verdict: ProofVerdict, isTables: boolean, times: number): string {
  if (verdict === 'doctored') return 'Quelque chose ne concorde pas. Voyez les étapes marquées ✗.';
  if (isTables) return 'Tout concorde, mais personne n’a donné de part : la table seule a choisi l’ordre des cartes.';
  if (verdict === 'consistent' && times > 1)
    return `Tout concorde, mais la table a commencé cette manche ${times} fois. Elle a pu choisir entre autant d’ordres des cartes.`;
  if (verdict === 'consistent') {
    return 'Rien ne se contredit, mais votre appareil a manqué la liste des parts : la table aurait pu l’écrire après la manche.';
  }
  return 'Tout concorde. La table n’a pas pu choisir ces cartes ; voyez plus bas ce que cela ne montre pas.';
}

/** The result for a record that cannot be read. */
export const faultWords = ({ line }: ProofFault): string =>
  `L’enregistrement de cette manche est abîmé à la ligne ${line}. Il ne prouve rien.`;

/** Cards for a screen reader: "Ann : sept de cœur et roi de trèfle.", or the cards alone. */
export const cardsOfWords = (whose: string | null, cards: readonly Card[]): string =>
  `${whose === null ? '' : `${whose} : `}${listed(cards.map(cardName))}.`;

/** "Pioche, la prochaine carte en premier (23 cartes)" */
export const stockName = (count: number): string =>
  `Pioche, la prochaine carte en premier (${counted(count, 'carte', 'cartes')})`;

/** A step that fits, or cannot be checked, as a sentence. */
export const HELD = {
  whole: 'Chaque carte a toujours été à un seul endroit.',
  promise: 'Le secret montré maintenant est celui qui était promis.',
  seen: 'Votre appareil a vu la promesse avant la donne, et c’est toujours la même.',
  sharesMissed: 'Votre appareil a manqué la liste des parts publiée avant la donne.',
  shares: 'Les parts utilisées sont celles publiées avant la donne.',
  ownShare: 'Votre part en fait partie, inchangée.',
  noShare: 'Votre appareil n’a pas donné de part.',
  noSeat: 'Vous n’aviez pas de place.',
  nobodyGave: 'Personne n’a donné de part.',
  everybodyGave: 'Tout le monde a donné une part.',
  handMissed: 'Votre appareil n’a pas vu vos premières cartes.',
  hand: 'La main que vous avez reçue est celle que vous avez vue.',
  notShuffled: 'Rien n’a été mélangé ensuite.',
} as const;

/** "2 parts sur 4. Sans part : Ana et vous." */
export const someGave = (count: number, of: number, without: readonly Person[]): string =>
  `${counted(count, 'part', 'parts')} sur ${of}. Sans part : ${names(without)}.`;

/** "Le secret et les parts donnent exactement ces 52 cartes, dans cet ordre." */
export const deckHeld = (cards: number): string =>
  `Le secret et les parts donnent exactement ces ${cards} cartes, dans cet ordre.`;

/** "Ce qui a été mélangé ensuite (2×) en découle aussi." */
export const shuffledLater = (times: number): string => `Ce qui a été mélangé ensuite (${times}×) en découle aussi.`;

/** "Les 37 actions ont toutes eu l’effet prévu par les règles." */
export const playHeld = (actions: number): string =>
  plural(
    actions,
    `${counted(actions, 'action', 'actions')}, avec l’effet prévu par les règles.`,
    `Les ${actions} actions ont toutes eu l’effet prévu par les règles.`,
  );

/** The problems whose sentences name players. */
type FailedWith = 'late' | 'dropped' | 'changed' | 'otherHands';

/** The table had begun as many deals before this one, and never dealt them. */
export const begunAgain = (count: number): string =>
  `Juste avant cette manche, la table a pris votre part pour ${counted(count, 'manche', 'manches')} sans jamais en distribuer les cartes, d’après ce que votre appareil a vu. Une panne du serveur ou de votre connexion peut l’expliquer, mais la table a aussi pu regarder les cartes et recommencer.`;

/** A step that does not fit because of these players: "Une part a été changée : Ana." */
export const FAILED_WITH: Readonly<Record<FailedWith, (people: readonly Person[]) => string>> = {
  late: (people) => `Une part utilisée n’avait pas été publiée avant la donne : ${names(people)}.`,
  dropped: (people) => `Une part publiée avant la donne n’a pas été utilisée : ${names(people)}.`,
  changed: (people) => `Une part a été changée : ${names(people)}.`,
  otherHands: (people) => `Le secret et les parts donnent d’autres mains : ${names(people)}.`,
};

/** A step that does not fit, by its problem. */
export const FAILED: Readonly<Record<Exclude<ProofProblem, FailedWith | 'begunAgain'>, string>> = {
  noDeal: 'L’enregistrement ne commence pas par une donne.',
  twoDeals: 'L’enregistrement contient une deuxième donne.',
  unfinished: 'L’enregistrement s’arrête avant la fin de la manche.',
  goesOn: 'Quelque chose suit la fin de la manche.',
  impossible: 'Cela n’a pas pu se passer : une carte est à deux endroits, ou manque.',
  otherNumber: 'L’enregistrement est celui d’une autre manche.',
  otherChance: 'L’enregistrement nomme deux secrets différents, ou deux listes de parts.',
  notPromised: 'Le secret montré maintenant n’est pas celui qui était promis.',
  notSeen: 'Votre appareil n’a pas vu cela.',
  otherTable: 'C’est une manche d’une autre table.',
  otherGame: 'C’est une manche d’une autre partie.',
  otherDeal: 'Ce n’est pas la manche que votre appareil a vue.',
  otherSeats: 'Cette table n’a pas le nombre de places que votre appareil a vu.',
  otherCommitment: 'La promesse a été remplacée après la donne.',
  wrongCount: 'La liste des parts n’a pas une entrée par place.',
  notPublished: 'Votre appareil a manqué la liste des parts.',
  otherList: 'La liste des parts n’est pas celle que votre appareil a vue avant la donne.',
  noneGiven: 'Votre appareil n’a donné aucune part.',
  leftOut: 'Votre appareil a donné une part, mais la table l’a écartée.',
  notMine: 'Une part a été utilisée pour vous, mais votre appareil n’en a pas donné.',
  nobody: 'Personne n’a donné de part.',
  cannotBeDealt: 'Ces règles ne permettent aucune donne à cette table.',
  otherStock: 'Le secret et les parts donnent une autre pioche.',
  otherPile: 'Le secret et les parts donnent une autre première carte de la défausse.',
  otherIndicator: 'Le secret et les parts donnent une autre carte pour montrer la valeur joker.',
  otherWild: 'Le secret et les parts donnent une autre valeur joker.',
  otherFaceUp: 'Le secret et les parts donnent d’autres cartes découvertes.',
  otherTurn: 'D’après les règles, c’est un autre joueur qui commence.',
  otherHand: 'La main enregistrée n’est pas celle que vous avez vue.',
  otherShuffle: 'La pioche a été mélangée dans un autre ordre que celui que donnent le secret et les parts.',
  otherRest: 'Le reste de la donne n’est pas celui que donnent le secret et les parts.',
  refused: 'Les règles ne permettent pas cela.',
  otherEvents: 'Cela n’a pas eu l’effet prévu par les règles.',
};

/** A bot's hand that a person took over in mid-deal. `after`: the number of the action before that. */
export const tookHand = (who: Person, seat: number, after: number): string =>
  `${who.name} a repris la main d’un robot (place ${seat}) ${after === 0 ? 'avant la première action' : `après l’action ${after}`}.`;

/** A change of the share that the reader's own device gave. */
export const OWN_CHANGED = 'Votre part a été changée.';

/** The action that a finding is about: "Action 5 : discard 7H". `action`: a line of the record, if it has it. */
export const atAction = (index: number, action: string): string => `Action ${index} : ${action}`;

const names = (people: readonly Person[]): string => listed(people.map(object));
