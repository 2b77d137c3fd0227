import { defaultStore, parseStoreName, type StoreName } from '@quartermaster/contracts';

/** Which store each host name stands for, for example a global-supply host for FSS (specification, section 4). */
export type StoreHosts = ReadonlyMap<string, StoreName>;

export interface StoreClues {
  readonly header: string | string[] | undefined;
  readonly query: unknown;
  readonly hostname: string;
}

/**
 * The store that a call is for: what it names itself (header `X-Store`, then query `store`, any case), then its host, then
 * the default. An unknown name counts as not named (specification, sections 4 and 5).
 */
export function storeOf(clues: StoreClues, hosts: StoreHosts): StoreName {
  const named = [clues.header, clues.query].map((clue) => parseStoreName(typeof clue === 'string' ? clue : undefined));
  return named[0] ?? named[1] ?? hosts.get(clues.hostname.toLowerCase()) ?? defaultStore;
}

/** Reads `host=STORE,host=STORE`. @throws Error that names the part which is wrong */
export function parseStoreHosts(text: string): StoreHosts {
  const pairs = text.split(',').map((pair) => pair.trim()).filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [host = '', name] = pair.split('=', 2).map((part) => part.trim());
      const store = parseStoreName(name);
      if (host === '' || store === null) throw new Error(`'${pair}' is not host=STORE with a known store.`);
      return [host.toLowerCase(), store];
    }),
  );
}
