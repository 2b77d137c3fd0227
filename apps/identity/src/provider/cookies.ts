/** Cookies do not distinguish ports: these names keep them apart from the marketplace's cookies on the same host. */
export const COOKIE_NAMES = { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' };

export const COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;

/** The cookie of a device that has signed in before. */
export const deviceCookie = (issuer: string): { readonly name: string; readonly isSecure: boolean } => ({ name: 'identity_device', isSecure: issuer.startsWith('https:') });
