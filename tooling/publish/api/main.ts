/**
 * The API reports of the packages that store owners install.
 *
 *     node tooling/publish/api/main.ts [--check] [--json]     writes packages/<name>/api.md; with --check only compares them
 *
 * It reads the declarations that `npm run typecheck` leaves in `dist/types`. Exit code 0: written, or all current; 1: some are not.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '../package-manifest.ts';
import { publicPackages } from '../public-packages.ts';
import { apiReport } from './report.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '../../..');

const stale = publicPackages.filter((name) => {
  const folder = join(root, 'packages', name);
  const file = join(folder, 'api.md');
  const report = apiReport(folder, readManifest(folder));
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === report;
  if (!isCurrent && !values.check) writeFileSync(file, report);
  return !isCurrent;
});

if (values.json) console.log(JSON.stringify({ passed: publicPackages.length - stale.length, failed: values.check ? stale.length : 0 }));
else if (!values.check) console.log(stale.length === 0 ? 'All API reports are current.' : `Written: ${stale.map((name) => `packages/${name}/api.md`).join(', ')}`);
if (values.check) {
  for (const name of stale) console.error(`packages/${name}/api.md is not what the package exports. Run npm run packages:api, and say in its CHANGELOG.md what changed for store owners.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
}
