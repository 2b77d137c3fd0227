import { readFileSync } from 'node:fs';

/** The version of the server, as its manifest says it. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { readonly version: string };
  return manifest.version;
}
