import { storePrefix } from '../../store-storage.ts';
import { freezeBuiltIns } from './freeze-built-ins.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { ownChanges } from './own-changes.ts';
import { ownStorage } from './own-storage.ts';
import { refuseFrames } from './refuse-frames.ts';
import { replaceGetter, takeAway } from './take-away.ts';

type BrowserWindow = Window & typeof globalThis;

export interface ClosedWindowOptions {
  /** The store whose code comes next. */
  readonly storeName: string;
  /** The development server of a store's owner talks with its page; no page of the marketplace does. */
  readonly keepConnections?: boolean;
}

/** Connections past the engine, and code beside the page. */
const connections = ['XMLHttpRequest', 'EventSource', 'WebSocket', 'WebSocketStream', 'WebTransport', 'RTCPeerConnection', 'webkitRTCPeerConnection', 'BroadcastChannel', 'Worker', 'SharedWorker', 'fetchLater'];
/** Globals that reach what the browser keeps for the origin, and with it for the host. */
const kept = ['indexedDB', 'webkitIndexedDB', 'caches', 'cookieStore', 'sharedStorage', 'requestFileSystem', 'webkitRequestFileSystem', 'webkitResolveLocalFileSystemURL', 'webkitStorageInfo'];
const ofNavigator = ['serviceWorker', 'credentials', 'storage', 'storageBuckets', 'webkitPersistentStorage', 'webkitTemporaryStorage', 'locks', 'sendBeacon'];

/**
 * Closes the window for code that is loaded after: what the host keeps in this browser and how it speaks with the server is out of reach, no
 * other window of the origin can be had, and what all code shares can no longer be changed. The host must have its own capabilities before
 * (`browserCapabilities`). Decision 0080 names the ways that this cannot close.
 */
export function closeWindow(window: BrowserWindow, { storeName, keepConnections = false }: ClosedWindowOptions): void {
  const prefix = storePrefix(storeName);
  for (const name of ['localStorage', 'sessionStorage'] as const) replaceGetter(window, name, ownStorage(window, name, prefix));
  ownChanges(window, prefix);
  for (const name of kept) takeAway(window, name);
  replaceGetter(window.Document.prototype, 'cookie', () => '');
  for (const name of ofNavigator) takeAway(window.Navigator.prototype, name);
  if (!keepConnections) {
    for (const name of connections) takeAway(window, name);
    takeAway(window, 'fetch', guardedFetch(window, storeName));
  }
  takeAway(window, 'open', () => null);
  for (const name of ['opener', 'XSLTProcessor', 'documentPictureInPicture']) takeAway(window, name, null);
  refuseFrames(window);
  freezeBuiltIns(window);
}
