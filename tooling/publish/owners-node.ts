import { join } from 'node:path';
import { PublishError } from './error.ts';
import { readManifest } from './package-manifest.ts';

/** The folder of what a new store starts with: its package.json is where the range of Node is declared. */
export const templateFolder = 'packages/create-store/template';

/**
 * The versions of Node that owners of stores need, as npm writes ranges: one for the store, for everything that its repository installs, and for
 * the command that makes it.
 *
 * @throws PublishError when the template declares none
 */
export function ownersNode(root: string): string {
  const range = readManifest(join(root, templateFolder)).engines?.['node'];
  if (range === undefined) throw new PublishError(`${templateFolder}/package.json has no engines.node. It says which Node the owners of stores need.`);
  return range;
}
