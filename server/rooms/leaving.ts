import { type ClientPrivate, CloseCode } from '@colyseus/core';

/**
 * Is somebody gone for good: by their own word, or because we cut the line for what came over it. A line that breaks while
 * its owner is on the way in is told by the same code as one we cut, but is gone already.
 */
export const isGoneForGood = ({ readyState }: Pick<ClientPrivate, 'readyState'>, code?: number): boolean =>
  code === CloseCode.CONSENTED || (code === CloseCode.WITH_ERROR && readyState === WebSocket.OPEN);
