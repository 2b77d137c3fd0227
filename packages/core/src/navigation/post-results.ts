import type { Envelope } from '@quartermaster/contracts';
import { inject, injectable, SessionStorageToken, type KeyValueStorage } from '../capabilities/index.ts';
import type { ErrorReport } from '../errors/index.ts';

/** The result that a history entry shows when asking again is out of the question. */
export type PostResult =
  | { readonly kind: 'answer'; readonly path: string; readonly query: string; readonly envelope: Envelope }
  | { readonly kind: 'error'; readonly path: string; readonly report: ErrorReport }
  | { readonly kind: 'display'; readonly path: string; readonly title?: string; readonly message?: string; readonly data?: unknown };

/** The beginning of the keys of what is kept with a history entry: sign-out takes all of it away. */
export const entryPrefix = 'entry:';
const orderKey = 'entries';

/** More entries than this are not kept; the oldest go first. */
export const keptLimit = 20;

/** One answer larger than this many characters is not kept. */
const sizeLimit = 400_000;

/**
 * The answers of POSTs and the reports of errors, under their history entries: reload and Back show them again and never
 * send anything twice (architecture, History).
 */
@injectable()
export class PostResults {
  readonly #storage: KeyValueStorage;

  constructor(@inject(SessionStorageToken) storage: KeyValueStorage) {
    this.#storage = storage;
  }

  keep(entryKey: string, answer: PostResult): void {
    const text = JSON.stringify(answer);
    this.drop(entryKey);
    if (text.length > sizeLimit) return;
    const order = [...this.#order(), entryKey];
    for (const old of order.splice(0, order.length - keptLimit)) this.#storage.remove(entryPrefix + old);
    this.#storage.set(entryPrefix + entryKey, text);
    this.#storage.set(orderKey, JSON.stringify(order));
  }

  find(entryKey: string): PostResult | null {
    try {
      const kept = JSON.parse(this.#storage.get(entryPrefix + entryKey) ?? 'null') as PostResult | null;
      return kept !== null && ['answer', 'error', 'display'].includes(kept.kind) ? kept : null;
    } catch {
      return null;
    }
  }

  drop(entryKey: string): void {
    if (this.#storage.get(entryPrefix + entryKey) === null) return;
    this.#storage.remove(entryPrefix + entryKey);
    this.#storage.set(orderKey, JSON.stringify(this.#order().filter((key) => key !== entryKey)));
  }

  /** After sign-out nothing of the buyer stays. */
  clear(): void {
    for (const key of this.#storage.keys()) if (key.startsWith(entryPrefix)) this.#storage.remove(key);
    this.#storage.remove(orderKey);
  }

  #order(): string[] {
    try {
      const order: unknown = JSON.parse(this.#storage.get(orderKey) ?? '[]');
      return Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [];
    } catch {
      return [];
    }
  }
}
