import { askForRecoveryCode } from '../../../client/net/entry.ts';
import { profileText } from '../../../client/text/settings.ts';
import type { BrowserPlayer } from './player.ts';
import { expect, type TestDevice, type TestStage } from './test.ts';

/** Opens a second device for the guest with this token, who enters a recovery code there, and goes to `path`. */
export async function openAs(
  open: TestStage['open'],
  device: TestDevice,
  server: string,
  { token, path }: { readonly token: string; readonly path: string },
): Promise<BrowserPlayer> {
  const made = await askForRecoveryCode(server, token);
  if (!made.ok) throw new Error(made.reason);
  const player = await open(device, '/?player', server);
  await player.write(profileText.PLAYER.codeField, made.value.recoveryCode);
  await player.tap(player.button(profileText.PLAYER.recover));
  await expect(player.page.getByText(profileText.PLAYER.recovered)).toBeVisible();
  await player.page.goto(server + path);
  return player;
}
