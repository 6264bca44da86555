/** The profile screen: the guest on this device, and how to move to another device. */
export const PLAYER = {
  avatar: 'Dein Bild am Tisch',
  who: 'Du spielst als Gast. Wir speichern nichts Persönliches: nur eine Nummer und den Namen und das Bild, die du wählst.',
  move: 'Auf ein anderes Gerät umziehen',
  moveHint:
    'Gib auf deinem anderen Gerät einen Code ein, um dort als derselbe Gast zu spielen. Links zu Tischen führen dann zu deinen Plätzen.',
  getCode: 'Code holen',
  newCode: 'Neuen Code holen',
  yourCode: 'Dein Code',
  onceShown: 'Schreib ihn auf: Er wird nur einmal gezeigt. Ein neuer Code ersetzt den alten.',
  copy: 'Code kopieren',
  haveCode: 'Ich habe einen Code',
  codeField: 'Code von deinem anderen Gerät',
  recover: 'Code verwenden',
  recoverHint:
    'Dieses Gerät wechselt zum Gast des anderen Geräts. Plätze, die du hier hast, bleiben beim bisherigen Gast.',
  recovered: 'Fertig. Auf diesem Gerät bist du jetzt dieser Gast. Deine Tische stehen auf der Startseite.',
} as const;

/** A name is refused for a sign in it. */
export const unfitSign = (sign: string): string => `„${sign}“ geht in einem Namen nicht.`;
