import { join } from 'node:path';
import { openPool } from '@quartermaster/database';
import { setupWith } from '@quartermaster/database/testing';
import { migrateMarketplace } from '../migrate-marketplace.ts';

export const setup = setupWith(async (url) => {
  const pool = openPool(url);
  await migrateMarketplace(pool);
  await pool.end();
}, {
  configuration: join(import.meta.dirname, '..', '..', 'tsconfig.json'),
  isProgram: (file) => file.includes('/apps/server/src/') && !/\/testing\/|\/bench\/|\.test\.ts$/.test(file),
});
