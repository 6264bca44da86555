import { clientsClaim } from 'workbox-core';
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { openKeptTexts, type TextFiles } from './keptTexts.ts';
import { type LanguageMessage, PASS_BY, TAKE_OVER } from './messages.ts';
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

// The whole page is cached ahead of time, with the texts of the language in use. Other requests go to the server.
precache([...PAGE_FILES]);

/** How long to wait for the server's page before serving the saved one. */
const PAGE_TIMEOUT_MS = 8_000;

/** Whether the next page comes from the server. */
let passesBySaved = false;

/** The page from the server if a page has requested that; null otherwise, and if the server cannot be reached. */
async function pageFromServer(): Promise<Response | null> {
  if (!passesBySaved) return null;
  passesBySaved = false;
  const options = { cache: 'no-store', signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) } as const;
  const page = await fetch('/index.html', options).catch(() => null);
  return page?.ok ? page : null;
}

// Every address of the app serves the same page. Registered before the saved files, which include `/`.
const savedPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(async (route) => (await pageFromServer()) ?? savedPage(route), {
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
    passesBySaved = true;
    ports?.[0]?.postMessage(null);
  } else waitUntil.call(event, texts.use((data as LanguageMessage).language));
});

// A tap on "your turn" leads back to the table.
self.addEventListener('notificationclick', (event) => {
  const tap = event as NotificationTap;
  tap.notification.close();
  tap.waitUntil(backToTable(self.clients, tap.notification.data as TurnNotice));
});
