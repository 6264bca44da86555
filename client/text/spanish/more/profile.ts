/** The profile screen: the guest on this device, and how to move to another device. */
export const PLAYER = {
  avatar: 'Tu imagen en la mesa',
  who: 'Juegas sin cuenta. No guardamos nada personal: solo un número, y el nombre y la imagen que elijas.',
  move: 'Pasar a otro dispositivo',
  moveHint:
    'Escribe un código en tu otro dispositivo para seguir jugando allí con el mismo perfil. Los enlaces de mesas te llevarán a tus sitios.',
  getCode: 'Pedir un código',
  newCode: 'Pedir un código nuevo',
  yourCode: 'Tu código',
  onceShown: 'Apúntalo: solo se muestra una vez. Un código nuevo sustituye al anterior.',
  copy: 'Copiar el código',
  haveCode: 'Tengo un código',
  codeField: 'Código de tu otro dispositivo',
  recover: 'Usar este código',
  recoverHint: 'Este dispositivo pasa a ese perfil. Los sitios que tengas aquí se quedan con el perfil anterior.',
  recovered: 'Hecho: este dispositivo usa ahora ese perfil. Tus mesas están en la pantalla de inicio.',
} as const;

/** A name is refused for a sign in it. */
export const unfitSign = (sign: string): string => `Un nombre no puede llevar «${sign}».`;
