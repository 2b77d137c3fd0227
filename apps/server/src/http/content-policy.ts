import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface PolicyOrigins {
  /** Where browsers reach this server, for example `http://localhost:8080`. */
  readonly web: string;
  /** Where the identity server is. */
  readonly identity: string;
}

/**
 * The strict content policy of every page: own scripts, own styles and those with the request's nonce, no eval, no inline
 * script, no frame around us. Swagger's page sets its own.
 */
export async function registerContentPolicy(app: FastifyInstance, origins: PolicyOrigins): Promise<void> {
  const secure = origins.web.startsWith('https:');
  await app.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", origins.identity],
        'frame-src': [origins.identity],
        'manifest-src': ["'self'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'", origins.identity],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** The policy of a page that brings style tags of its own, by nonce (base64). */
export function policyWithNonce(policy: string, nonce: string): string {
  return policy.replace(/style-src ([^;]*)/, (_all, sources: string) => `style-src ${sources} 'nonce-${nonce}'`);
}
