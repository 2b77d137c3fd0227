import type { ListedStore, StoreList } from '../store-list/index.ts';

export interface StoreClues {
  readonly header: string | string[] | undefined;
  readonly query: unknown;
  readonly hostname: string;
}

/**
 * The store that a call is for: what it names itself (header `X-Store`, then query `store`, any case), then its host, then
 * the default. A name that the list does not have counts as not named (specification, sections 4 and 5).
 */
export function storeOf(clues: StoreClues, stores: StoreList): ListedStore {
  const named = [clues.header, clues.query].map((clue) => (typeof clue === 'string' ? stores.byName(clue) : null));
  return named[0] ?? named[1] ?? stores.forHost(clues.hostname) ?? stores.default;
}
