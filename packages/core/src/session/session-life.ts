import {
  type Clock, inject, injectable, type KeyValueStorage, ClockToken, LocalStorageToken, OtherTabsToken, storedKeys, type TabPort,
} from '../capabilities/index.ts';
import type { SessionEnd, SessionFacts } from './inactivity-machine.ts';
import { defaultSessionTimeout } from './session-limits.ts';

/** `here`: this tab made the change. `elsewhere`: another did, or this one may have slept. `refused`: the server ended it. */
export type SessionListener = (change: 'here' | 'elsewhere' | 'refused') => void;

/** The facts that all tabs know of the buyer's session: in localStorage, and told to the others when it changes. */
@injectable()
export class SessionLife {
  readonly #clock: Clock;
  readonly #storage: KeyValueStorage;
  readonly #tabs: TabPort;
  readonly #listeners = new Set<SessionListener>();

  constructor(
    @inject(ClockToken) clock: Clock,
    @inject(LocalStorageToken) storage: KeyValueStorage,
    @inject(OtherTabsToken) tabs: TabPort,
  ) {
    this.#clock = clock;
    this.#storage = storage;
    this.#tabs = tabs;
  }

  get isWatched(): boolean {
    return this.#storage.get(storedKeys.warnAboutExpiry) !== null;
  }

  facts(): SessionFacts {
    return { isWatched: this.isWatched, end: this.#end(), lastActivity: this.#lastActivity(), timeout: this.#timeout() };
  }

  /** The last session of this browser ended without a sign-out, and none has begun since. */
  hasLapsed(): boolean {
    const end = this.#end();
    return !this.isWatched && end !== null && end !== 'signed-out';
  }

  /** Takes over the attributes of an answer: a buyer's session lives with this timeout in seconds, or there is no buyer's session. */
  said({ loggedIn, sessionTimeout }: { readonly loggedIn?: boolean; readonly sessionTimeout?: number | null }): void {
    // The first page was rendered for everyone: only answers to this browser count.
    if (this.#listeners.size === 0) return;
    if (loggedIn === false) this.end('lapsed');
    if (loggedIn !== true || typeof sessionTimeout !== 'number') return;
    const isNew = !this.isWatched;
    this.#storage.set(storedKeys.sessionTimeout, String(sessionTimeout));
    if (!isNew) return;
    this.#storage.remove(storedKeys.sessionEnd);
    this.#storage.set(storedKeys.lastActivity, String(this.#clock.now()));
    this.#storage.set(storedKeys.warnAboutExpiry, 'true');
    this.#changed();
  }

  /** The server has seen a call that was sent at this time: it restarts the timer of all tabs. */
  active(sentAt: number): void {
    if (!this.isWatched) return;
    this.#storage.set(storedKeys.lastActivity, String(Math.max(this.#lastActivity(), sentAt)));
    this.#changed();
  }

  /** The server's new timeout, in seconds (specification, section 7, extend_session). */
  extended(timeout: number): void {
    if (this.isWatched) this.#storage.set(storedKeys.sessionTimeout, String(timeout));
  }

  /** A call met the end of the session at the server. False: the session is not watched, and the call is refused like any other. */
  refused(): boolean {
    if (this.isWatched) this.#tell('refused');
    return this.isWatched;
  }

  end(end: SessionEnd): void {
    if (!this.isWatched) return;
    // One after the other they reach the other tabs, which look at each: who sees that nothing lives sees why.
    this.#storage.set(storedKeys.sessionEnd, end);
    for (const key of [storedKeys.warnAboutExpiry, storedKeys.sessionTimeout, storedKeys.lastActivity]) this.#storage.remove(key);
    this.#changed();
  }

  listen(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    const stop = this.#tabs.listen(() => listener('elsewhere'));
    return () => {
      stop();
      this.#listeners.delete(listener);
    };
  }

  /** Looks now for changes by other tabs; their word for them may come late. */
  look(): void {
    this.#tell('elsewhere');
  }

  #changed(): void {
    this.#tabs.tell('session changed');
    this.#tell('here');
  }

  #tell(change: Parameters<SessionListener>[0]): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  /** A clock that was set back would make the last call one of the future, and the session endless. */
  #lastActivity(): number {
    const now = this.#clock.now();
    const stored = Number(this.#storage.get(storedKeys.lastActivity) ?? Number.NaN);
    if (stored <= now) return stored;
    if (this.isWatched) this.#storage.set(storedKeys.lastActivity, String(now));
    return now;
  }

  #timeout(): number {
    const stored = Number(this.#storage.get(storedKeys.sessionTimeout) ?? Number.NaN);
    return stored > 0 ? stored : defaultSessionTimeout;
  }

  #end(): SessionEnd | null {
    const end = this.#storage.get(storedKeys.sessionEnd);
    return end === 'expired' || end === 'signed-out' || end === 'restarted' || end === 'lapsed' ? end : null;
  }
}
