import { type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';

/** Why the system cannot be asked to tell whose turn it is: it never can here, or it was forbidden. */
export type NoAlerts = 'unsupported' | 'denied';

/** What the settings know of notifications on this device. */
export interface Alerts {
  /** Null: they may be switched on. */
  readonly problem: ReadonlySignal<NoAlerts | null>;
  /** Switches them on, after asking for leave: only in answer to a gesture. */
  switchOn(): void;
}

/** Where no page stands behind the settings, nothing can be told. */
const NONE: Alerts = { problem: signal('unsupported'), switchOn: () => undefined };

/** The notifications of the page that the settings are in. */
export const AlertsContext = createContext<Alerts>(NONE);
