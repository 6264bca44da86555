/** The profile screen: the guest on this device, and how to move to another device. */
export const PLAYER = {
  avatar: 'Your picture at the table',
  who: 'You play as a guest. We store nothing personal: only a number, and the name and picture you choose.',
  move: 'Move to another device',
  moveHint: 'Enter a code on your other device to play there as the same guest. Table links then lead to your seats.',
  getCode: 'Get a code',
  newCode: 'Get a new code',
  yourCode: 'Your code',
  onceShown: 'Write it down: it’s shown only once. A new code replaces the old one.',
  copy: 'Copy the code',
  haveCode: 'I have a code',
  codeField: 'Code from your other device',
  recover: 'Use this code',
  recoverHint: 'This device switches to that guest. Seats you have here stay with the old guest.',
  recovered: 'Done. You’re that guest on this device now. Your tables are on the home screen.',
} as const;

/** A name is refused for a sign in it. */
export const unfitSign = (sign: string): string => `That name can’t have “${sign}” in it.`;
