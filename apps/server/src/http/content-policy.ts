import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface PolicyOrigins {
  /** Where browsers reach this server, for example `http://localhost:8080`. */
  readonly web: string;
  /** Where the identity server is. */
  readonly identity: string;
}

/** The empty style tag through which Emotion inserts its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content policy of a page: own scripts, own styles and those with the nonce; no inline script, no eval, no inline
 * style attribute, no frame around us.
 *
 * @param nonce base64, fresh for each response; without one no style tag counts
 * @param scriptSources hashes of inline scripts that are allowed: the import map of a page
 * @param connections addresses that the page of a store shipped alone may call; every page of our own may call the whole origin
 * @param analytics origins to which the deployment lets the store's analytics send
 */
export function contentPolicy(origins: PolicyOrigins, nonce?: string, scriptSources: readonly string[] = [], connections: readonly string[] | null = null, analytics: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}' ${emptyStyle}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Not every browser counts the websocket of the own host as 'self'.
    ...(connections === null
      ? [['connect-src', "'self'", origins.web.replace(/^http/, 'ws'), origins.identity, ...analytics].join(' '), `frame-src 'self' ${origins.identity}`]
      : [['connect-src', ...connections, origins.identity, ...analytics].join(' '), "frame-src 'none'", "worker-src 'none'"]),
    "manifest-src 'self'",
    "base-uri 'self'",
    `form-action 'self' ${origins.identity}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(origins.web.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of a file that a store's owner ships. Nothing of it counts where a page loads the file; where the file itself becomes the page, as a
 * picture does that a link leads to, it gets no script and no part in the origin: such a page would have the storage of the origin, and its
 * window is not closed.
 */
export const shippedFilePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

/** Gives every answer the security headers, and the strict policy unless it brings its own. */
export async function registerContentPolicy(app: FastifyInstance, origins: PolicyOrigins): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: origins.web.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentPolicy(origins);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
}
