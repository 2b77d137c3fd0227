/** Cookies do not tell ports apart: names of our own keep us from meeting the marketplace's on one host. */
export const COOKIE_NAMES = { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' };

export const COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
