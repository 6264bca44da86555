/// <reference path="./virtualMessages.d.ts" />
import { PARTS } from 'virtual:messages';
import type { MessagePart, ReadMessages } from '#text';

/**
 * Fetches the messages of a language, as the build has read them (`vite.config.ts`). Tests and the server read their
 * files (`server/text/messageFiles.ts`).
 * @throws TypeError if they cannot be fetched
 */
export const fetchMessages = async (code: string, part: MessagePart): Promise<readonly ReadMessages[]> =>
  (await (PARTS[code] as (typeof PARTS)[string])[part]()).default;
