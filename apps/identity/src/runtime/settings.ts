/** A setting that cannot be used. The message names the variable, its value and what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws {ConfigError} */
export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigError(`${name} is "${text}". Use a port number from 0 to 65535.`);
  }
  return port;
}

/** @throws {ConfigError} */
export function readOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new ConfigError(`${name} is "${text}". Use scheme, host and port only, for example http://localhost:8080.`);
  }
  return url.origin;
}
