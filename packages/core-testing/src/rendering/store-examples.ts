import { servicePoint, type StorePlugin, type StoreServiceDefinition } from '@quartermaster/core';
import { examplesOf, type Example } from '@quartermaster/core/testing';

/** The services of a store's own. */
export function ownServices({ adds = [], overrides = [] }: StorePlugin): readonly StoreServiceDefinition[] {
  return [...adds, ...overrides].filter(({ point }) => point === servicePoint).map(({ value }) => value as StoreServiceDefinition);
}

/** The examples of a response: the contract's, or for a service of the store's own the ones that it declares. */
export async function storeExamples(store: StorePlugin, path: string, responseName: string): Promise<readonly Example[]> {
  const own = ownServices(store).find((service) => service.path === path)?.responses[responseName];
  if (own === undefined) return examplesOf(path, responseName);
  const { default: examples } = await own.examples();
  return Object.entries(examples).map(([name, attributes]) => ({ name, attributes: attributes as Record<string, unknown> }));
}
