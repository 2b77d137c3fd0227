import { services } from '@quartermaster/contracts/schema';
import { helpLoadingPoint, startPagePoint, type ScreenDefinition } from '@quartermaster/core';
import type { StoreRuntime } from '@quartermaster/core/host';
import { examplesOf } from '@quartermaster/core/testing';
import { wordsOf, type ScreenWords } from './screen-words.ts';

/** One screen with one example, and the stores that show it so. */
export interface ListedScreen {
  readonly path: string;
  readonly responseName: string;
  readonly example: string;
  readonly words: ScreenWords;
  /** Its name, and its title where it is the same for all answers: other words by which it is looked for. */
  readonly alias: readonly string[];
  /** It is shown over a page. */
  readonly isModal: boolean;
  /** The first one is its own: the store that is at home in the area; otherwise they are in the order of the specification. */
  readonly stores: readonly string[];
  /** Every store that has a screen for the response, this one or another. */
  readonly shownIn: readonly string[];
  /** The stores' own: it takes the place of a default screen, or the defaults have none. */
  readonly isOverride: boolean;
  /** One before shows the same page: this screen in this store's header with the same attributes, which another service answers with. */
  readonly isRepeated: boolean;
}

/**
 * Every screen of every store with each example of its contract. Stores that show the same screen share one entry; a store
 * with a screen of its own has an entry of its own.
 */
export function listScreens(runtimes: readonly StoreRuntime[]): ListedScreen[] {
  const keys = [...new Set(runtimes.flatMap(({ screens }) => [...screens.defaults.keys(), ...screens.store.keys()]))].toSorted();
  const pages = new Pages();
  return keys.flatMap((key) => {
    const groups: { readonly shown: ScreenDefinition; readonly stores: string[]; readonly isOverride: boolean }[] = [];
    for (const { name, screens, required } of homesFirst(key, runtimes)) {
      const own = screens.store.get(key);
      const shown = own ?? screens.defaults.get(key);
      // A store that loads no help answers its address with 404 (specification, section 6).
      if (shown === undefined || (shown.path === '/information/help' && !required(helpLoadingPoint).load)) continue;
      const group = groups.find((one) => isSame(one.shown, shown));
      if (group === undefined) groups.push({ shown, stores: [name], isOverride: own !== undefined });
      else group.stores.push(name);
    }
    const shownIn = runtimes.flatMap(({ name }) => (groups.some(({ stores }) => stores.includes(name)) ? [name] : []));
    return groups.flatMap(({ shown, ...group }) => {
      const { path, responseName, layout, title, screen } = shown;
      const alias = [screen?.name, title].filter((one) => typeof one === 'string');
      return examplesOf(path, responseName).map(({ name, attributes }) => ({
        path, responseName, example: name, words: wordsOf(shown), alias, isModal: layout === 'modal', shownIn, ...group, isRepeated: pages.has(shown, group.stores[0] ?? '', attributes),
      }));
    });
  });
}

/** Remembers which pages are listed. */
class Pages {
  readonly #listed = new Map<ScreenDefinition['load'], Set<string>>();

  /** Whether a page is listed already; from now on it is. What of it does not come from its attributes: the store, and whether a buyer has signed in. */
  has({ path, load, layout, title }: ScreenDefinition, store: string, attributes: unknown): boolean {
    const known = this.#listed.get(load) ?? new Set<string>();
    this.#listed.set(load, known);
    const before = known.size;
    return known.add(JSON.stringify([layout, typeof title === 'string' ? title : String(title), store, services.find((service) => service.path === path)?.access, attributes])).size === before;
  }
}

/** The same component in the same layout under the same title: a screen that a store replaces is made anew for each of its rows. */
const isSame = (one: ScreenDefinition, other: ScreenDefinition): boolean =>
  one.load === other.load && one.layout === other.layout && one.title === other.title;

/** Stores whose start page lies in the area of a path, `/dhs/...` for DHS, before the others. */
function homesFirst(path: string, runtimes: readonly StoreRuntime[]): readonly StoreRuntime[] {
  const area = `/${path.split('/')[1] ?? ''}/`;
  const isHome = ({ required }: StoreRuntime): boolean => required(startPagePoint).path.startsWith(area);
  return [...runtimes.filter(isHome), ...runtimes.filter((store) => !isHome(store))];
}
