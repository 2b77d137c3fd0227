import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@quartermaster/database/testing';
import { listDemoAccounts } from '../../tooling/start/demo-accounts.ts';
import { startMarketplace } from '../../tooling/start/marketplace.ts';
import { readSettings } from '../../tooling/start/settings.ts';
import { buildWeb } from '../../tooling/start/web-build.ts';
import type { Credentials } from '../../e2e/support/account.ts';

export interface Trial {
  readonly origin: string;
  /** Its first demo account. @throws Error where it has none */
  buyer(): Credentials;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/** Builds the web and starts a marketplace with the sample catalog, in a folder of its own that is gone afterwards. */
export async function startTrial(): Promise<Trial> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quartermaster-bench-'));
  const [port, identityPort] = [await freePort(), await freePort()];
  // The servers inherit the environment of the process that starts them.
  Object.assign(process.env, { PORT: String(port), IDENTITY_PORT: String(identityPort), DATA_DIR: dataDir, TRIAL_CARD_READER: '0', PACKAGE_CHECKER: '0' });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const marketplace = await startMarketplace(root, readSettings(process.env, [], root), (text) => console.error(text), buildWeb(root));
    const [buyer] = await listDemoAccounts(join(root, 'apps', 'identity', 'src', 'operator', 'demo-accounts.ts'), marketplace.databaseUrl, marketplace.identitySecret);
    return {
      origin: `http://localhost:${port}`,
      buyer: () => {
        if (buyer === undefined) throw new Error('The marketplace has no demo account.');
        return { ...buyer, givenName: 'Demo' };
      },
      stop: async () => {
        await marketplace.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
