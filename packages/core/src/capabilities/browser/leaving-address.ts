/**
 * The absolute address that the window may go to, or null. An address that begins with a slash is a place of ours, also with two of
 * them; anything else must be http or https: a `javascript:` address would run in the page that it leaves.
 */
export function leavingAddress(url: string, origin: string): string | null {
  const target = URL.parse(url.startsWith('/') ? `${origin}${url}` : url);
  return target !== null && ['http:', 'https:'].includes(target.protocol) ? target.href : null;
}
