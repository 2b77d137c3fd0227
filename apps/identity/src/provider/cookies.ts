/** The names of the cookies of this server. */
export interface CookieNames {
  readonly session: string;
  readonly interaction: string;
  readonly resume: string;
  /** The cookie of a device that has signed in before. */
  readonly device: string;
}

/**
 * Cookies do not distinguish ports: these names keep them apart from the marketplace's cookies on the same host. With TLS no other host can
 * plant those with `__Host-`, and no page without TLS the others, which are for one path.
 */
export function cookieNames(issuer: string): CookieNames {
  const isSecure = issuer.startsWith('https:');
  const [host, secure] = isSecure ? ['__Host-', '__Secure-'] : ['', ''];
  return { session: `${host}identity_session`, interaction: `${secure}identity_interaction`, resume: `${secure}identity_resume`, device: `${host}identity_device` };
}

export const COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
