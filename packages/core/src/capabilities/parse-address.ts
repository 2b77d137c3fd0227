const origin = 'http://storefront.invalid';

/** The parts of an address below the origin. `//x` is a path here, never another host. */
export function parseAddress(url: string): { readonly pathname: string; readonly search: string; readonly hash: string; readonly query: URLSearchParams } {
  const { pathname, search, hash, searchParams } = new URL(`${origin}${url.startsWith('/') ? '' : '/'}${url}`);
  return { pathname, search, hash, query: searchParams };
}
