/** The profile screen: the guest on this device, and how to move to another device. */
export const PLAYER = {
  avatar: 'Votre image à la table',
  who: 'Vous jouez sans compte. Nous ne gardons rien de personnel : seulement un numéro, et le nom et l’image que vous choisissez.',
  move: 'Changer d’appareil',
  moveHint:
    'Entrez un code sur votre autre appareil pour y jouer avec le même profil. Les liens de tables y mènent alors à vos places.',
  getCode: 'Obtenir un code',
  newCode: 'Nouveau code',
  yourCode: 'Votre code',
  onceShown: 'Notez-le : il n’est montré qu’une fois. Un nouveau code remplace l’ancien.',
  copy: 'Copier le code',
  haveCode: 'J’ai un code',
  codeField: 'Code de votre autre appareil',
  recover: 'Utiliser ce code',
  recoverHint: 'Cet appareil passe à ce profil. Les places que vous avez ici restent à l’ancien.',
  recovered: 'C’est fait. Cet appareil a maintenant ce profil. Vos tables sont à l’accueil.',
} as const;

/** A name is refused for a sign in it. */
export const unfitSign = (sign: string): string => `Un nom ne peut pas contenir « ${sign} ».`;
