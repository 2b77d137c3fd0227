import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserProgram } from '../support/browser-program.ts';
import { startJourneys } from '../support/global-setup.ts';
import { buildWebWithout } from '../support/web-without.ts';

/** Starts the marketplace with a web that was built without DHS. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = process.env['E2E_WEB_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'quartermaster-web-'));
  const begun = Date.now();
  const web = buildWebWithout(['DHS'], folder).then(() => console.log(`the web without DHS was built in ${Math.round((Date.now() - begun) / 1000)} s`));
  process.env['WEB_FOLDER'] = folder;
  // A store is added at the desk, and checked as in a trial.
  Object.assign(process.env, { PACKAGE_CHECKER: '1', BROWSER_BIN: browserProgram() });
  const stop = await startJourneys(web);
  return async () => {
    await stop();
    if (process.env['E2E_WEB_FOLDER'] === undefined) rmSync(folder, { recursive: true, force: true });
  };
}
