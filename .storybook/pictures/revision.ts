import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';

/** The full hash of a revision: of a branch, a tag, `HEAD~3`. @throws Error when there is none */
export function hashOf(root: string, revision: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`There is no revision ${revision}; if it is a branch of a remote, fetch it first.`);
  return stdout.trim();
}

/**
 * Writes the files of a revision into an empty folder below the repository, with the dependencies that the repository has, or its own ones where its lockfile
 * asks for others.
 *
 * @param hash of a commit
 * @throws Error when git or npm fails
 */
export async function writeRevision(root: string, hash: string, folder: string, say: (line: string) => void): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', '--format=tar', hash], { cwd: root, maxBuffer: 2 ** 31 - 1 });
  if (archive.status !== 0) throw new Error(`git could not give the files of ${hash}: ${archive.stderr.toString()}`);
  await pipeline(Readable.from([archive.stdout]), extract({ cwd: folder }));
  if (isSameFile(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))) linkPackages(root, folder);
  else {
    say(`Installing the dependencies of ${hash.slice(0, 10)}, which are others ...`);
    const installed = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
    if (installed.status !== 0) throw new Error(`The dependencies of ${hash} could not be installed (see above).`);
  }
}

const isSameFile = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

/**
 * Packages of the revision lead to one another. Every other dependency is found in the repository, in whose folder the revision is; only those that a package has
 * for itself are linked.
 */
function linkPackages(root: string, folder: string): void {
  for (const manifest of globSync('{packages,apps,data}/*/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { name: string };
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, dirname(manifest)), link, 'junction');
    const own = join(root, dirname(manifest), 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, dirname(manifest), 'node_modules'), 'junction');
  }
}
