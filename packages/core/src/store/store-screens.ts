import { inject, injectable, ClockToken, loadedOnce, type Clock, type InjectionToken } from '../capabilities/index.ts';
import type { Contribution } from '../extension/index.ts';
import { loadPart, resolveFirst, resolveScreen, type DisplayScreenDefinition, type ScreenDefinition, type ScreenQuestion } from '../screens/index.ts';
import { composeScreens, type ComposedScreens } from './compose-store.ts';
import { CurrentStore, type StoreList } from './current-store.ts';
import type { StoreRuntime } from './store-runtime.ts';

/** What a host gives that begins with less: every store whole, and all defaults. What it began with is a part of them. */
export interface LateParts {
  readonly stores: StoreList;
  readonly defaults: () => Promise<readonly Contribution[]>;
}

/** Null: the storefront has all from the beginning. */
export const LatePartsToken: InjectionToken<{ readonly parts: LateParts | null }> = Symbol('late parts');

/** Errors are shown also while nothing can be loaded: their screens are there from the beginning. */
const errorPrefix = '/error/';

/** Finds the screens of the present store. Where it began with those of first pages, the others are loaded when one is looked for (decision 0260). */
@injectable()
export class StoreScreens {
  readonly #store: CurrentStore;
  readonly #late: LateParts | null;
  readonly #clock: Clock;
  readonly #whole = new WeakMap<StoreRuntime, () => Promise<ComposedScreens>>();

  constructor(@inject(CurrentStore) store: CurrentStore, @inject(LatePartsToken) { parts }: { readonly parts: LateParts | null }, @inject(ClockToken) clock: Clock) {
    this.#store = store;
    this.#late = parts;
    this.#clock = clock;
  }

  /** The screen of an answer, or null. @throws ScreenNotLoaded, NotSettled */
  async find(question: ScreenQuestion): Promise<ScreenDefinition | null> {
    return resolveFirst(question, this.#store.present.screens) ?? resolveScreen(question, (await this.#all()).screens);
  }

  /** The display-only screen of a path, or null. @throws ScreenNotLoaded, NotSettled, though never for that of an error */
  async findDisplay(path: string): Promise<DisplayScreenDefinition | null> {
    const runtime = this.#store.runtime.get();
    if (runtime === null) return null;
    return runtime.displayScreens.get(path) ?? (path.startsWith(errorPrefix) ? null : ((await this.#all()).displayScreens.get(path) ?? null));
  }

  /** Loads what may be needed soon, ahead. */
  prepare(): void {
    const runtime = this.#store.runtime.get();
    if (runtime !== null && this.#late !== null) void Promise.all(load(this.#late, runtime.name)).catch(() => {});
  }

  /** This path is asked: its screens come with the answer, and not after it. */
  expect(path: string): void {
    const { screens } = this.#store.present;
    const isThere = [...screens.store.keys(), ...screens.defaults.keys()].some((key) => key.startsWith(`${path} `));
    if (!isThere) this.#all().catch(() => {});
  }

  async #all(): Promise<ComposedScreens> {
    const { present } = this.#store;
    if (this.#late === null) return present;
    const known = this.#whole.get(present) ?? loadedOnce(this.#load.bind(this, this.#late, present));
    this.#whole.set(present, known);
    return known();
  }

  async #load(late: LateParts, { name }: StoreRuntime): Promise<ComposedScreens> {
    const [store, defaults] = await loadPart(`The screens of ${name}`, () => Promise.all(load(late, name)), this.#clock);
    return composeScreens(store.default, defaults);
  }
}

function load({ stores, defaults }: LateParts, name: string) {
  const store = stores[name];
  if (store === undefined) throw new Error(`The late parts have no store ${name}.`);
  return [store(), defaults()] as const;
}
