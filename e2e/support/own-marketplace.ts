import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@quartermaster/database/embedded';
import { startMarketplace } from '../../tooling/start/marketplace.ts';
import { readSettings } from '../../tooling/start/settings.ts';

const root = join(import.meta.dirname, '..', '..');

export interface OwnMarketplace {
  readonly origin: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * A marketplace beside the one that all journeys share, for those that need other settings of the operator. It has no
 * catalog, and the identity secret of the shared one, so that `newAccount` works with both. `port`: its own, and the next one for its identity server.
 */
export async function ownMarketplace(port: number, settings: Readonly<Record<string, string>>): Promise<OwnMarketplace> {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-e2e-own-'));
  // A new database is made while other journeys have all of the processor.
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), patienceMs: 240_000 });
  // Without demo accounts, which the shared one has, no development server is trusted either.
  const own = { DEVELOPMENT_ORIGINS: '', ...settings, DATABASE_URL: database.url, PORT: String(port), IDENTITY_PORT: String(port + 1), DATA_DIR: join(folder, 'data'), SAMPLE_CATALOG: '0', IDENTITY_SECRET: process.env['E2E_IDENTITY_SECRET'] ?? '' };
  const before = { ...process.env };
  // The servers inherit the environment of the process that starts them.
  Object.assign(process.env, own);
  try {
    const marketplace = await startMarketplace(root, readSettings(process.env, [], root), () => {});
    return {
      origin: `http://localhost:${port}`,
      databaseUrl: marketplace.databaseUrl,
      stop: async () => {
        await marketplace.stop();
        await database.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  } finally {
    for (const name of Object.keys(own)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
