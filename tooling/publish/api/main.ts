/**
 * The API reports of the packages that store owners install.
 *
 *     node tooling/publish/api/main.ts [--check] [--json]     writes packages/<name>/api/; with --check only compares
 *
 * It reads declarations, and has the compiler write those that are out of date. With --check, a package whose doors are not those of the
 * last version needs a release note in `.changeset` too. Exit code 0: written, or all current and announced; 1: some are not.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readChangesets } from '@changesets/read';
import { readManifest } from '../package-manifest.ts';
import { publicPackages } from '../public-packages.ts';
import { fingerprintOf, readReleasedDoors } from './released.ts';
import { apiReports } from './report.ts';
import { staleReports, writeReports } from './report-folder.ts';
import { unannounced } from './unannounced.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '../../..');

execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...publicPackages.map((name) => join(root, 'packages', name))], { stdio: ['ignore', 'ignore', 'inherit'] });

const stale = publicPackages.flatMap((name) => {
  const reports = apiReports(join(root, 'packages', name), readManifest(join(root, 'packages', name)));
  const folder = join(root, 'packages', name, 'api');
  const files = staleReports(folder, reports);
  if (!values.check) writeReports(folder, reports, files);
  return files.length === 0 ? [] : [{ name, files }];
});
const paths = stale.flatMap(({ name, files }) => files.map((file) => `packages/${name}/api/${file}`));

if (values.check) await check();
else console.log(paths.length === 0 ? 'All API reports are current.' : `Written: ${paths.join(', ')}`);

async function check(): Promise<void> {
  const released = readReleasedDoors(root);
  const pending = (await readChangesets(root)).flatMap(({ releases }) => releases);
  const silent = publicPackages.flatMap((folder) => {
    const manifest = readManifest(join(root, 'packages', folder));
    return unannounced({ name: manifest.name, version: manifest.version, fingerprint: fingerprintOf(root, folder), released: released[folder] ?? null }, pending) ?? [];
  });
  for (const path of paths) console.error(`${path} is not what the package exports. Run npm run packages:api.`);
  for (const problem of silent) console.error(problem);
  const failed = stale.length + silent.length;
  if (values.json) console.log(JSON.stringify({ passed: 2 * publicPackages.length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}
