import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { TAKE_OVER } from './messages.ts';

/** The built page: its files, and a mark of what is in those whose names say nothing of it. The build writes it. */
declare const PAGE_FILES: readonly { readonly url: string; readonly revision: string | null }[];

/** A page of ours that is open. */
interface OpenPage {
  focus(): Promise<unknown>;
}

/** A notification of ours that was tapped. */
interface NotificationTap extends Event {
  readonly notification: Notification;
  waitUntil(done: Promise<unknown>): void;
}

/** This file runs in a service worker, of which the page's own types know nothing. */
declare const self: WindowOrWorkerGlobalScope &
  EventTarget & {
    readonly clients: { matchAll(which: { readonly type: 'window' }): Promise<readonly OpenPage[]> };
    skipWaiting(): Promise<void>;
  };

// The page with all its parts: what a table needs is there before it is asked for. Anything else goes to the server.
precacheAndRoute([...PAGE_FILES]);

// Every address of the page is the same page.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [/^\/(?:\?|$)/, /^\/t\//] }));

// Typefaces for names in other scripts are kept once they were needed.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.woff2'),
  new CacheFirst({ cacheName: 'typefaces' }),
);

// The first visit is kept too; a newer worker takes over only when it is told to.
clientsClaim();
self.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === TAKE_OVER) void self.skipWaiting();
});

// Whoever taps "your turn" is led back to the table.
self.addEventListener('notificationclick', (event) => {
  const tap = event as NotificationTap;
  tap.notification.close();
  tap.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
