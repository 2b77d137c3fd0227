import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';

/** Where a store says which Node its tools need. Everything else that says so is held against it. */
const templateManifest = join(fileURLToPath(import.meta.url), '../../template/package.json');

/** The versions of Node that a store is built, tested and developed with, as npm writes ranges. */
const nodeRange = (JSON.parse(readFileSync(templateManifest, 'utf8')) as { readonly engines: { readonly node: string } }).engines.node;

/**
 * The reason why no store can be made with a version of Node, and what to do, or null.
 *
 * @param version such as `22.13.0`
 */
export function nodeProblem(version: string): string | null {
  if (semver.satisfies(version, nodeRange)) return null;
  return `A store needs Node ${nodeRange}, and this is Node ${version}. Install one of these from https://nodejs.org, then run the command again.`;
}
