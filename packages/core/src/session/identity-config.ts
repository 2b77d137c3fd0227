import type { AttributesOf } from '@quartermaster/contracts';

/** Where the identity server is (specification, section 3). */
export type IdentityConfig = AttributesOf<'/login/oauth_config', 'Success'>;

const needed = ['authorization_endpoint', 'client_id'] as const;

/** The cached or received config; null when it lacks what sign-in needs. */
export function parseIdentityConfig(value: unknown): IdentityConfig | null {
  try {
    const config: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (typeof config !== 'object' || config === null) return null;
    const complete = needed.every((name) => typeof (config as Record<string, unknown>)[name] === 'string');
    return complete ? (config as IdentityConfig) : null;
  } catch {
    return null;
  }
}
