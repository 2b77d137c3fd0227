import { errorTexts } from '../errors/index.ts';
import type { ResponseStep } from './response-context.ts';

/**
 * A REDIRECT goes where it says: http and https addresses by a full navigation, others inside the application; without an
 * address it is an error (specification, section 4, step 4).
 */
export const followRedirect: ResponseStep = ({ answer }) => {
  if (answer.kind !== 'envelope' || answer.envelope?.responseType !== 'REDIRECT') return null;
  const url = answer.envelope.redirectURL;
  if (typeof url !== 'string' || url.trim() === '') {
    return { kind: 'error', path: '/error/missing_redirection', text: errorTexts.missingRedirection };
  }
  return /^https?:\/\//i.test(url) ? { kind: 'leave', url } : { kind: 'redirect', url: internalAddress(url) };
};

/** Redirect addresses are service paths with query and fragment; the application shows them below /ws. */
export function internalAddress(url: string): string {
  const rooted = `/${url.replace(/^[/\\]+/, '')}`;
  return /^\/(ws|ds|home|404|pkce|authenticate)(\/|\?|#|$)/.test(rooted) ? rooted : `/ws${rooted}`;
}
