import { inject, injectable, LocalStorageToken, PrivacyToken, storedKeys, type InjectionToken, type KeyValueStorage, type PrivacySignals } from '../capabilities/index.ts';
import { analyticsPoint, type AnalyticsEvent, type AnalyticsProvider, type AnalyticsServices } from '../extension/index.ts';
import type { OpenModal } from '../shell/index.ts';
import { Signal } from '../signals/index.ts';
import { CurrentStore, Services } from '../store/index.ts';
import { ApiClient } from '../wire/index.ts';
import type { AnalyticsSinks, ShownNow } from './analytics-sinks.ts';
import type { PageContent } from './page.ts';

/** Origins to which the deployment lets analytics of the store connect. */
export const AnalyticsOriginsToken: InjectionToken<readonly string[]> = Symbol('origins of analytics');

/** `none`: the store has no analytics, or nothing has been read yet. `opted out`: the browser says no for its user, who is not asked. */
export type ConsentState = 'none' | 'unasked' | 'accepted' | 'declined' | 'opted out';

/**
 * Tells the store's analytics what is shown (specification, section 7), where the visitor has agreed to it in this browser. Nothing that
 * fails in them does harm.
 */
@injectable()
export class Analytics {
  readonly state = new Signal<ConsentState>('none');
  readonly #store: CurrentStore;
  readonly #storage: KeyValueStorage;
  readonly #privacy: PrivacySignals;
  readonly #origins: readonly string[];
  readonly #own: AnalyticsServices;
  #sinks: Promise<AnalyticsSinks> | null = null;
  #isRestored = false;
  /** What is shown now: the first event of visitors who agree. */
  #last: ShownNow | null = null;

  constructor(
    @inject(CurrentStore) store: CurrentStore,
    @inject(LocalStorageToken) storage: KeyValueStorage,
    @inject(PrivacyToken) privacy: PrivacySignals,
    @inject(AnalyticsOriginsToken) origins: readonly string[],
    @inject(ApiClient) api: ApiClient,
    @inject(Services) services: Services,
  ) {
    this.#store = store;
    this.#storage = storage;
    this.#privacy = privacy;
    this.#origins = origins;
    this.#own = { tell: (path, sent) => api.tell(services.request(path, null, sent)) };
    store.runtime.subscribe(() => this.#read());
  }

  /** Who would get events: those of the store whose origins the deployment allows. */
  get providers(): readonly AnalyticsProvider[] {
    return (this.#store.runtime.get()?.many(analyticsPoint) ?? []).filter(({ origins }) => origins.every((origin) => this.#origins.includes(origin)));
  }

  /** Reads what this browser's user has answered before. Until then nothing is asked, so that the first render is the server's. */
  restore(): void {
    this.#isRestored = true;
    this.#read();
    this.#tellLast();
  }

  answer(agrees: boolean): void {
    const answers = { ...this.#answers(), ...Object.fromEntries(this.providers.map(({ name }) => [name, agrees])) };
    this.#storage.set(storedKeys.analyticsConsent, JSON.stringify(answers));
    const before = this.state.get();
    this.#read();
    if (agrees && before !== 'accepted') this.#tellLast();
    if (!agrees) this.#stop();
  }

  track(name: AnalyticsEvent['name'], content: PageContent | OpenModal): void {
    const storeName = this.#store.runtime.get()?.name;
    if (storeName === undefined) return;
    this.#last = {
      event: { name, storeName, path: 'path' in content ? content.path : '', responseName: 'responseName' in content ? content.responseName : null },
      attributes: 'attributes' in content ? content.attributes : null,
    };
    this.#tellLast();
  }

  #tellLast(): void {
    const last = this.#last;
    if (last === null || this.state.get() !== 'accepted') return;
    const { providers } = this;
    this.#sinks ??= import('./analytics-sinks.ts').then(({ AnalyticsSinks: Sinks }) => new Sinks(this.#own));
    // What could not be loaded is asked for again with the next event.
    void this.#sinks.then((sinks) => sinks.tell(providers, last), () => { this.#sinks = null; }).catch(() => {});
  }

  #stop(): void {
    void this.#sinks?.then((sinks) => sinks.stop()).catch(() => {});
    this.#sinks = null;
  }

  #read(): void {
    if (this.#isRestored) this.state.set(this.#stateNow());
  }

  #stateNow(): ConsentState {
    const { providers } = this;
    if (providers.length === 0) return 'none';
    if (this.#privacy.optsOut()) return 'opted out';
    const answers = this.#answers();
    if (providers.some(({ name }) => answers[name] === undefined)) return 'unasked';
    return providers.every(({ name }) => answers[name] === true) ? 'accepted' : 'declined';
  }

  #answers(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(this.#storage.get(storedKeys.analyticsConsent) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}
