import type { BrowserKeys } from './browser-keys.ts';
import type { Clock } from './clock.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import type { HistoryPort } from './history-port.ts';
import type { ServerLink } from './server-link.ts';
import type { PageForms } from './page-forms.ts';
import type { TabPort } from './tab-port.ts';

export interface Randomness {
  /** A version-4 UUID. */
  uuid(): string;
}

export interface Cookies {
  get(name: string): string | null;
  /** Deletes a cookie that scripts may see. */
  expire(name: string): void;
}

/** The window's address: what leads away from the application. */
export interface BrowserLocation {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly host: string;
  /** Full navigation to an absolute address. */
  leaveFor(url: string): void;
}

/** A tab that was opened at the moment of the click, so that no popup blocker stops it, and is filled later. */
export interface PendingTab {
  show(document: Blob): void;
  abandon(): void;
}

/** Effects of the engine on the window besides React's rendering. */
export interface Viewport {
  scrollPosition(): number;
  scrollTo(position: number): void;
  scrollToAnchor(id: string): void;
  /** Focus to the heading of the page: a screen reader reads where it is now. A person who has gone on typing into a field since they asked for the page keeps it. */
  focusHeading(): void;
  setTitle(title: string): void;
  openTab(): PendingTab;
}

/** Only one tab at a time runs `task` under the same name. */
export interface TabLocks {
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Whether a task runs under this name now, in whatever tab. */
  isTaken(name: string): Promise<boolean>;
}

/** What the browser says for its user to every site. */
export interface PrivacySignals {
  /** Global Privacy Control or Do Not Track is on. */
  optsOut(): boolean;
}

/** The browser's own dialogs, for stores whose owner demands them. */
export interface NativeDialogs {
  confirm(text: string): boolean;
}

/** Everything of a browser that the engine uses. The server and the tests bring their own. */
export interface Capabilities {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  readonly cookies: Cookies;
  readonly location: BrowserLocation;
  readonly history: HistoryPort;
  readonly viewport: Viewport;
  readonly locks: TabLocks;
  readonly keys: BrowserKeys;
  readonly dialogs: NativeDialogs;
  readonly privacy: PrivacySignals;
  readonly forms: PageForms;
  readonly otherTabs: TabPort;
  readonly link: ServerLink;
  readonly fetch: typeof globalThis.fetch;
}
