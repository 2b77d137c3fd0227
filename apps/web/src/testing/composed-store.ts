import { composeStore, createStorefront, detachedCapabilities, type StoreRuntime } from '@quartermaster/core/host';
import { defaults } from '../defaults.ts';
import { stores } from '../stores.ts';

/** A store of the build, composed as the web composes it. @throws Error with the diagnostics */
export async function composedStore(name: string): Promise<StoreRuntime> {
  const load = stores[name];
  if (load === undefined) throw new Error(`${name} is no store.`);
  const { container } = createStorefront({ capabilities: detachedCapabilities('/'), stores, defaults });
  const composition = composeStore((await load()).default, defaults, { parent: container });
  if (!composition.ok) throw new Error(`${name} does not compose: ${JSON.stringify(composition.diagnostics)}`);
  return composition.runtime;
}

/** The response names of a row in a store. */
export function namesIn({ screens }: StoreRuntime, path: string, responseName: string): readonly string[] {
  if (!responseName.startsWith('*')) return [responseName];
  return [...new Set([...screens.store.values(), ...screens.defaults.values()].filter((screen) => screen.path === path).map((screen) => screen.responseName))];
}
