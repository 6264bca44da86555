import { clientsClaim } from 'workbox-core';
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { openKeptTexts, type TextFiles } from './keptTexts.ts';
import { type Speaking, TAKE_OVER } from './messages.ts';
import { PASS_BY } from './passBy.ts';
import { backToTable, type TurnNotice, type Windows } from './turnTap.ts';

/** The files of the built page, with a revision for those without a hash in their names. Replaced by the build. */
declare const PAGE_FILES: readonly { readonly url: string; readonly revision: string | null }[];

/** The files of each language's texts. Replaced by the build. */
declare const TEXT_FILES: TextFiles;

/** A tap on one of the app's notifications. */
interface NotificationTap extends Event {
  readonly notification: Notification;
  waitUntil(done: Promise<unknown>): void;
}

/** A message, or an event of the worker's own life. */
interface WorkerEvent extends Event {
  readonly data?: unknown;
  readonly ports?: readonly MessagePort[];
  waitUntil(done: Promise<unknown>): void;
}

/** This file runs in a service worker, which the page's types do not cover. */
declare const self: WindowOrWorkerGlobalScope &
  EventTarget & {
    readonly clients: Windows;
    readonly navigator: { readonly languages: readonly string[] };
    skipWaiting(): Promise<void>;
  };

// The whole page is cached ahead of time, with the texts of the language in use. All other requests go to the server.
precache([...PAGE_FILES]);

/** How long the server has for the page, in ms, before the saved one takes its place. */
const PAGE_TIME = 8_000;

let isPassedBy = false;

/** The page from the server, once a page has asked for it; else null, as when the server is out of reach. */
async function pageFromServer(): Promise<Response | null> {
  if (!isPassedBy) return null;
  isPassedBy = false;
  const inTime = { cache: 'no-store', signal: AbortSignal.timeout(PAGE_TIME) } as const;
  const page = await fetch('/index.html', inTime).catch(() => null);
  return page?.ok ? page : null;
}

// Every address of the app serves the same page; before the route of the saved files, which have `/` as well.
const savedPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(async (asked) => (await pageFromServer()) ?? savedPage(asked), {
    allowlist: [/^\/(?:\?|$)/, /^\/[gpt]\//],
  }),
);

addRoute();

const texts = openKeptTexts(self.caches, TEXT_FILES);
const textFiles = Object.values(TEXT_FILES).flat();
self.addEventListener('install', (event) =>
  (event as WorkerEvent).waitUntil(texts.fetchAhead(self.navigator.languages)),
);
self.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(texts.tidy()));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && textFiles.includes(url.pathname),
  async ({ request }) => (await texts.find(request)) ?? fetch(request),
);

// Fonts for names in other scripts are cached once they have been needed.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.woff2'),
  new CacheFirst({ cacheName: 'typefaces' }),
);

// The worker also controls the page of the first visit; a newer worker takes over only on request.
clientsClaim();
self.addEventListener('message', (event) => {
  const { data, ports, waitUntil } = event as WorkerEvent;
  if (data === TAKE_OVER) void self.skipWaiting();
  else if (data === PASS_BY) {
    isPassedBy = true;
    ports?.[0]?.postMessage(null);
  } else waitUntil.call(event, texts.use((data as Speaking).language));
});

// A tap on "your turn" leads back to the table.
self.addEventListener('notificationclick', (event) => {
  const tap = event as NotificationTap;
  tap.notification.close();
  tap.waitUntil(backToTable(self.clients, tap.notification.data as TurnNotice));
});
