import { inject, injectable, ClockToken, NotSettled, withinTime, type Clock, type DependencyContainer, type InjectionToken } from '../capabilities/index.ts';
import type { ErrorReport } from '../errors/index.ts';
import { errorLoggerPoint, type Contribution } from '../extension/index.ts';
import { Signal } from '../signals/index.ts';
import type { UnavailableStore } from './unavailable-store.ts';
import { composeStore } from './compose-store.ts';
import type { StorePlugin } from './define-store.ts';
import { DiagnosticCollector } from './diagnostics.ts';
import type { StoreRuntime } from './store-runtime.ts';

/** The stores of this deployment: a name and how to load its package. */
export type StoreList = Readonly<Record<string, () => Promise<{ readonly default: StorePlugin }>>>;

export const StoreListToken: InjectionToken<StoreList> = Symbol('store list');
export const DefaultsToken: InjectionToken<readonly Contribution[]> = Symbol('defaults');
export const EngineContainerToken: InjectionToken<DependencyContainer> = Symbol('engine container');

/** Milliseconds after which a package that is still not there counts as never coming. */
const loadLimit = 15_000;

/** Loads and composes the store that is shown. A broken store is switched off alone: the others still compose. */
@injectable()
export class CurrentStore {
  readonly runtime = new Signal<StoreRuntime | null>(null);
  readonly unavailable = new Signal<UnavailableStore | null>(null);
  /** The store that calls name, also while it cannot be shown. */
  name: string | null = null;
  readonly #stores: StoreList;
  readonly #defaults: readonly Contribution[];
  readonly #parent: DependencyContainer;
  readonly #clock: Clock;
  readonly #composed = new Map<string, StoreRuntime>();

  constructor(
    @inject(StoreListToken) stores: StoreList,
    @inject(DefaultsToken) defaults: readonly Contribution[],
    @inject(EngineContainerToken) parent: DependencyContainer,
    @inject(ClockToken) clock: Clock,
  ) {
    this.#stores = stores;
    this.#defaults = defaults;
    this.#parent = parent;
    this.#clock = clock;
  }

  isInstalled(name: string): boolean {
    return Object.hasOwn(this.#stores, name);
  }

  /** Shows a store. False when it cannot be shown; `unavailable` then says why. */
  async use(name: string): Promise<boolean> {
    this.name = name;
    const composed = this.#composed.get(name) ?? (await this.#compose(name));
    if (this.name !== name) return false;
    if ('diagnostics' in composed) {
      this.runtime.set(null);
      this.unavailable.set(composed);
      return false;
    }
    this.#composed.set(name, composed);
    this.unavailable.set(null);
    this.runtime.set(composed);
    return true;
  }

  /** Takes the present store away after it failed while it was shown. The others still compose, and it may be tried anew. */
  switchOff(cause: unknown): void {
    const { name } = this;
    if (name === null || this.unavailable.get() !== null) return;
    this.#composed.delete(name);
    const diagnostics = new DiagnosticCollector(this.runtime.get()?.packageName ?? name);
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof NotSettled) diagnostics.report('STORE_NOT_SETTLED', null, reason);
    else diagnostics.report('STORE_FAILED', null, `The store ${name} failed while it was shown: ${reason} Correct what its root, layout or theme does.`);
    this.unavailable.set({ name, diagnostics: diagnostics.found });
  }

  /** Tells the store's error logger. One that throws itself does no harm. */
  log(report: ErrorReport, cause: unknown): void {
    try {
      this.runtime.get()?.required(errorLoggerPoint).log(report, cause);
    } catch {
      // The error that was to be logged is shown all the same.
    }
  }

  /** The composed store. @throws Error when none is shown */
  get present(): StoreRuntime {
    const runtime = this.runtime.get();
    if (runtime === null) throw new Error('No store is composed.');
    return runtime;
  }

  async #compose(name: string): Promise<StoreRuntime | UnavailableStore> {
    const diagnostics = new DiagnosticCollector('the store list');
    const load = this.isInstalled(name) ? this.#stores[name] : undefined;
    if (load === undefined) {
      const known = Object.keys(this.#stores).join(', ') || 'none';
      diagnostics.report('STORE_NOT_INSTALLED', null, `The store ${name} is not installed (installed: ${known}). Add its package to the store list.`);
      return { name, diagnostics: diagnostics.found };
    }
    try {
      const composition = composeStore((await withinTime(load(), loadLimit, this.#clock, `The package of ${name}`)).default, this.#defaults, { parent: this.#parent });
      if (!composition.ok) return { name, diagnostics: composition.diagnostics };
      if (composition.runtime.name === name) return composition.runtime;
      diagnostics.report('STORE_ID_INVALID', null, `The package of ${name} is the store ${composition.runtime.name}. Install it under that name.`);
      return { name, diagnostics: diagnostics.found };
    } catch (error) {
      if (error instanceof NotSettled) diagnostics.report('STORE_NOT_SETTLED', null, error.message);
      else diagnostics.report('STORE_LOAD_FAILED', null, `The package of ${name} could not be loaded: ${String(error)}. Check that it is built and reachable, then reload.`);
      return { name, diagnostics: diagnostics.found };
    }
  }
}
