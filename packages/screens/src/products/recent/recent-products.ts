import type { KeyValueStorage } from '@quartermaster/core';

/** A product that was looked at in this browser. */
interface Viewed {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The login name of the buyer who was signed in then; null: no one was. */
  readonly by: string | null;
}

const key = 'recentlyViewed';
const most = 12;
const days = 30;

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'at' in value && typeof value.at === 'number' && 'by' in value && (value.by === null || typeof value.by === 'string');

function kept(storage: KeyValueStorage): readonly Viewed[] {
  try {
    const read: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isViewed) : [];
  } catch {
    return [];
  }
}

export interface Looking {
  /** The login name of the buyer; null: no one is signed in; undefined: the page was rendered for everyone, and it is not known yet. */
  readonly buyer: string | null | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Ids of the products that were looked at last, the newest first. They are kept in the browser alone, for thirty days; those that a signed-in buyer has looked at are removed as soon as
 * no one is signed in, or somebody else is, so that the next person at the same computer does not see them.
 */
export function recentProducts(storage: KeyValueStorage, { buyer, now }: Looking): readonly string[] {
  const before = kept(storage);
  const still = before.filter(({ at, by }) => at > now - days * 86_400_000 && (by === null || by === buyer || buyer === undefined));
  if (still.length < before.length) write(storage, still);
  return still.filter(({ by }) => by === null || by === buyer).map(({ id }) => id);
}

/** Notes that a product is looked at, once it is known by whom. */
export function noteViewed(storage: KeyValueStorage, id: string, looking: Looking): void {
  const { buyer, now } = looking;
  if (buyer === undefined) return;
  recentProducts(storage, looking);
  write(storage, [{ id, at: now, by: buyer }, ...kept(storage).filter((one) => one.id !== id)].slice(0, most));
}

/** Erases the list. */
export const forgetViewed = (storage: KeyValueStorage): void => storage.remove(key);

function write(storage: KeyValueStorage, viewed: readonly Viewed[]): void {
  if (viewed.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(viewed));
}
