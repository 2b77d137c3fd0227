import type Provider from 'oidc-provider';
import type { CurrentKeys, KeySets } from '../keys/key-sets.ts';

/**
 * The provider with the keys of now. A provider takes its keys when it is made and never again, so another one is made when
 * they change; all that it remembers stands in the database, and requests that run end with the one of before.
 */
export function currentProvider(keys: CurrentKeys, make: (keys: KeySets) => Provider): () => Promise<Provider> {
  let made: { readonly kids: string; readonly provider: Provider } | null = null;
  return async () => {
    const now = await keys.read();
    const kids = now.signing.map(({ kid }) => kid).join(' ');
    if (made?.kids !== kids) made = { kids, provider: make(now) };
    return made.provider;
  };
}
