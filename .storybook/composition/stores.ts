import type { StorePlugin } from '@quartermaster/core';

const packages = import.meta.glob<{ default: StorePlugin }>('../../packages/store-*/src/index.ts', { eager: true });

/** Every store that has a package, in the order of the specification's numbers. */
export const stores: readonly StorePlugin[] = Object.values(packages)
  .map((one) => one.default)
  .toSorted((a, b) => a.id.number - b.id.number);

/** A store by its name. @throws Error when no package has it */
export function storeNamed(name: string): StorePlugin {
  const found = stores.find(({ id }) => id.name === name);
  if (found === undefined) throw new Error(`No package is the store ${name}; there are: ${stores.map(({ id }) => id.name).join(', ')}.`);
  return found;
}
