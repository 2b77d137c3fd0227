/** The endpoints of the OpenID provider, which answers all that has no route of its own here. */
const endpoints = new Set(['/.well-known/openid-configuration', '/auth', '/jwks', '/request', '/session/end', '/session/end/confirm', '/session/end/success', '/token', '/token/revocation']);

/**
 * The pattern of the route that has answered, and never the address: that may hold the word of a link.
 *
 * @param pattern of Fastify; `/*` is the OpenID provider's
 * @returns undefined where there is no such page
 */
export function routeOf(pattern: string | undefined, url: string): string | undefined {
  // Without the expression that a parameter has to match.
  if (pattern !== '/*') return pattern?.replaceAll(/\(\^[^)]*\)/g, '');
  const [path = ''] = url.split('?', 1);
  if (/^\/auth\/[^/]+$/.test(path)) return '/auth/:uid';
  return endpoints.has(path) ? path : undefined;
}
