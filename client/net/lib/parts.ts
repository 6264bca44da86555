/** A source file of the Colyseus SDK, by the bundler's path. */
const OF_SDK = /\/node_modules\/colyseus\.js\/build\/(.+)$/;

/**
 * Modules that the SDK imports but the page never uses, by path in its build, and their replacements: accounts, inputs
 * of real-time games and WebTransport. The SDK creates an `Auth` with each client. A use of a part left out throws.
 */
export const LEFT_OUT_OF_SDK: ReadonlyMap<string, string> = new Map([
  ['Auth.mjs', 'export class Auth {}'],
  ['input/RoomInput.mjs', 'export class RoomInput {}'],
  ['transport/H3Transport.mjs', 'export class H3TransportTransport {}'],
]);

/** Returns the code of a file of the SDK for our build; undefined for one that is not changed. */
export function partOfSdk(_code: string, file: string): string | undefined {
  const path = OF_SDK.exec(file.replaceAll('\\', '/'))?.[1];
  return path === undefined ? undefined : LEFT_OUT_OF_SDK.get(path);
}
