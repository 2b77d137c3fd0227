/**
 * Makes the next version of all packages from the release notes in `.changeset`.
 *
 *     npm run packages:version
 *
 * changesets raises the versions and writes the change logs. The parts that it does not know are done here: the version in sources and templates, the API
 * reports, the doors that the next version is compared with, and the lockfile. Everything is left for review, and nothing is published.
 */
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { recordReleasedDoors } from '../api/released.ts';
import { PublishError } from '../error.ts';
import { readManifest } from '../package-manifest.ts';
import { publicPackages } from '../public-packages.ts';
import { runNpm } from '../run-npm.ts';
import { writeVersion } from './version-in-sources.ts';

const root = resolve(import.meta.dirname, '../../..');

try {
  run();
} catch (error) {
  if (!(error instanceof PublishError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(): void {
  const before = versionNow();
  runNode([createRequire(import.meta.url).resolve('@changesets/cli/bin.js'), 'version'], 'changesets made no version. The reason is above; npm run changeset writes a release note.');
  const version = versionNow();
  const files = writeVersion(root, before, version);
  removeOtherLogs();
  // The version is part of what core exports, so its reports change too.
  runNode(['tooling/publish/api/main.ts'], 'The API reports of the new version were not written. The reason is above.');
  recordReleasedDoors(root);
  runNpm(['install', '--package-lock-only', '--ignore-scripts'], root);
  console.log(`${before} -> ${version}, also in:\n${files.map((file) => `  ${file}`).join('\n')}\nRun npm test, then commit; npm run packages:publish publishes it.`);
}

function runNode(args: readonly string[], sorry: string): void {
  if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0) throw new PublishError(sorry);
}

function versionNow(): string {
  return readManifest(join(root, 'packages/core')).version;
}

/** Packages that are not installed by others carry the version too, and need no log: theirs would only list the others. */
function removeOtherLogs(): void {
  for (const path of globSync('{packages,apps,data}/*/CHANGELOG.md', { cwd: root })) {
    if (!publicPackages.some((name) => name === basename(dirname(path)))) rmSync(join(root, path));
  }
}
