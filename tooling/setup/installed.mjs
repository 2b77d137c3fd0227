import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether every package of the lockfile is installed in its version. npm keeps its own list of what it installed, and
 * writes it last: an installation that was broken off has none.
 *
 * @param {string} root the repository
 */
export function installedAsLocked(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readJson(list).packages;
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(([path, entry]) => {
    // Workspaces are links; packages for other systems are optional and were left out rightly.
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[path]?.version === entry.version;
  });
}

/**
 * @param {string} path
 * @returns {any}
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
