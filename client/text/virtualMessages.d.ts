/** The messages of each language in two parts, made by the build from their files (`vite.config.ts`). */
declare module 'virtual:messages' {
  import type { MessagePart, ReadMessages } from '#text';

  type Fetch = () => Promise<{ readonly default: readonly ReadMessages[] }>;
  export const PARTS: Readonly<Record<string, Readonly<Record<MessagePart, Fetch>>>>;
}
