import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { ProtocolError, TimeoutError } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../../../server/cli/programs.ts';
import type { Firefox, WebKit } from '../tools/findEngines.ts';
import type { GlassPoint } from './hands.ts';

/** A page in a system-installed browser that Playwright cannot drive. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page, awaiting a promise. */
  value<What>(expression: string): Promise<What>;
  /** Taps a place: with a touch where the engine supports it, with the mouse otherwise. */
  tap(at: GlassPoint): Promise<void>;
  /** A screenshot, as a PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

const SIZE = { width: 1024, height: 800 };

/** The time after which Firefox hangs, in ms: it answers any command within seconds, also on a busy machine. */
const HANGS_MS = 150_000;

/** Whether Firefox stopped answering: the page has not been judged. */
export const hasHung = (error: unknown): boolean => error instanceof ProtocolError || error instanceof TimeoutError;

/** Opens Firefox through its built-in WebDriver BiDi, without a separate driver. */
export async function openFirefox({ path }: Firefox): Promise<EnginePage> {
  const limits = { timeout: HANGS_MS, protocolTimeout: HANGS_MS };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, ...limits });
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  return {
    goto: async (address) => void (await page.goto(address)),
    value: <What>(expression: string) => page.evaluate(expression) as Promise<What>,
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    picture: () => page.screenshot({ encoding: 'base64' }),
    // Asked to close, a Firefox that hangs never does.
    close: async () => void browser.process()?.kill('SIGKILL'),
  };
}

/** Opens Debian's WebKitGTK, Safari's engine, on a virtual screen. */
export async function openWebKit({ driver, browser, screen }: WebKit): Promise<EnginePage> {
  const port = await freePort();
  const server = spawn(screen, ['-a', driver, `--port=${port}`], {
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = (): void => void process.kill(-(server.pid as number));
  try {
    await answering(`http://127.0.0.1:${port}/status`);
    const options = { binary: browser, args: ['--automation'] };
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...SIZE });
    return {
      goto: (address) => session.get(address),
      value: (expression) =>
        session.executeAsyncScript(`Promise.resolve(${expression}).then(arguments[arguments.length - 1])`),
      tap: (at) => session.actions().move(at).click().perform(),
      picture: () => session.takeScreenshot(),
      close: async () => {
        await session.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error(`no answer from ${address}`);
}
