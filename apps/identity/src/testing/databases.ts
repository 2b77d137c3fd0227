import { join } from 'node:path';
import { migrate, openPool } from '@quartermaster/database';
import { setupWith } from '@quartermaster/database/testing';
import { migrationsFolder } from '../database/index.ts';

export const setup = setupWith(async (url) => {
  const pool = openPool(url);
  await migrate(pool, { folder: migrationsFolder, schema: 'identity' });
  await pool.end();
}, {
  configuration: join(import.meta.dirname, '..', '..', 'tsconfig.json'),
  isProgram: (file) => file.includes('/apps/identity/src/') && !/\/testing\/|\.test\.ts$/.test(file),
});
