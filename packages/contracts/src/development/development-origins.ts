/** Header by which the development server of a store's owner says at which origin the browser sees the marketplace. */
export const developmentOriginHeader = 'X-Development-Origin';

/** The default port of that development server. */
export const developmentPort = 5170;

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Reads the development servers that a deployment trusts with the sign-in of its trial accounts: origins of the visitor's own computer, separated by commas
 * or spaces. Null where one of them is anything else, since another person could answer there.
 */
export function readDevelopmentOrigins(text: string): readonly string[] | null {
  const origins = text.split(/[\s,]+/).filter((origin) => origin !== '');
  return origins.every((origin) => loopback.test(origin) && URL.parse(origin)?.origin === origin) ? [...new Set(origins)] : null;
}
