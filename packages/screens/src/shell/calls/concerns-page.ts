import type { CallFailure } from '@quartermaster/core';

const ledElsewhere: ReadonlySet<CallFailure['kind']> = new Set(['sign-in', 'session-expired', 'redirected', 'abandoned']);

/** Whether the page has to report a failure. Sign-in and redirects take the buyer elsewhere, and what was abandoned nobody waits for. */
export const concernsPage = ({ kind }: CallFailure): boolean => !ledElsewhere.has(kind);
