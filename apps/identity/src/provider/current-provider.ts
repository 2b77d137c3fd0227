import type Provider from 'oidc-provider';
import type { WebOrigins } from '../origins/index.ts';
import type { CurrentKeys, KeySets } from '../keys/index.ts';

/**
 * The provider with the keys and for the addresses of now. A provider takes them when it is made and never again, so another one
 * is made when they change; all that it remembers stands in the database, and requests that run end with the one of before.
 */
export function currentProvider(keys: CurrentKeys, webOrigins: WebOrigins, make: (keys: KeySets) => Provider): () => Promise<Provider> {
  let made: { readonly of: string; readonly provider: Provider } | null = null;
  return async () => {
    const [now] = await Promise.all([keys.read(), webOrigins.refresh()]);
    const of = [...now.signing.map(({ kid }) => kid), ...webOrigins.all].join(' ');
    if (made?.of !== of) made = { of, provider: make(now) };
    return made.provider;
  };
}
