import type { InjectionToken } from './injection.ts';
import type { ServerLink } from './server-link.ts';
import type { PageForms } from './page-forms.ts';
import type { TabPort } from './tab-port.ts';
import type * as capability from './capabilities.ts';
import type { BrowserKeys } from './browser-keys.ts';
import type { Clock } from './clock.ts';
import type { HistoryPort } from './history-port.ts';
import type { KeyValueStorage } from './key-value-storage.ts';

const token = <Value>(name: string): InjectionToken<Value> => Symbol(name);

// The tokens that a strategy of a store may ask for with `@inject(...)` are those that index.ts exports; all else is the engine's and the host's.
export const ClockToken = token<Clock>('clock');
export const RandomnessToken = token<capability.Randomness>('randomness');
/** The storage of a store in this browser, apart from everything else that is kept there. */
export const StoreStorageToken = token<KeyValueStorage>('storage of the store');
export const LocalStorageToken = token<KeyValueStorage>('local storage');
export const SessionStorageToken = token<KeyValueStorage>('session storage');
export const CookiesToken = token<capability.Cookies>('cookies');
export const LocationToken = token<capability.BrowserLocation>('location');
export const HistoryToken = token<HistoryPort>('history');
export const ViewportToken = token<capability.Viewport>('viewport');
export const LocksToken = token<capability.TabLocks>('locks');
export const BrowserKeysToken = token<BrowserKeys>('browser keys');
export const DialogsToken = token<capability.NativeDialogs>('native dialogs');
export const PrivacyToken = token<capability.PrivacySignals>('privacy signals');
export const FormsToken = token<PageForms>('forms of the page');
export const OtherTabsToken = token<TabPort>('other tabs');
export const LinkToken = token<ServerLink>('link to the server');
export const FetchToken = token<typeof globalThis.fetch>('fetch');
