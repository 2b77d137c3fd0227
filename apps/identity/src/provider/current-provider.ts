import type Provider from 'oidc-provider';
import type { CurrentKeys, KeySets } from '../keys/index.ts';
import type { WebOrigins } from '../origins/index.ts';

/**
 * The provider with the current keys and addresses. A provider takes them only when it is made, so another one
 * is made when they change; its memory is in the database, and running requests end with the previous one.
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
