import type { StoreId } from '@quartermaster/contracts';

/**
 * The answer to a call in the name of a store that the deployment does not have: it answers for its default store, and the engine would go
 * there. Everything but the store's name and number stays as it came. Text that is no answer with session attributes stays too.
 */
export function inTheNameOf({ name, number }: StoreId, body: string): string {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return body;
  }
  if (!isRecord(told) || !isRecord(told['attributes']) || typeof told['attributes']['storeID'] !== 'number') return body;
  return JSON.stringify({ ...told, attributes: { ...told['attributes'], storeID: number, storeName: name } });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
