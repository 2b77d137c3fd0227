import { execFileSync } from 'node:child_process';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';

/** The migrations that a program of its own runs, and whether it loads the areas for that. */
function migratedByProgram(databaseUrl: string): { readonly ran: readonly string[]; readonly loadsAreas: boolean } {
  const program = `import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { openPool } = await import('@quartermaster/database');
    const { migrateMarketplace } = await import('./migrate-marketplace.ts');
    const pool = openPool(${JSON.stringify(databaseUrl)});
    const ran = await migrateMarketplace(pool);
    await pool.end();
    console.log(JSON.stringify({ ran, loadsAreas: loaded.some((url) => url.endsWith('/areas.ts')) }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof migratedByProgram>;
}

describe.each(oneTestDatabase())('programs beside the server, on $name', ({ open, openEmpty }) => {
  it('load no area where all that areas declare has run', async () => {
    const database = await open();
    expect(migratedByProgram(database.url)).toEqual({ ran: [], loadsAreas: false });
    await database.close();
  });

  it('bring an empty database up to date', async () => {
    const database = await openEmpty();
    const { ran, loadsAreas } = migratedByProgram(database.url);
    expect(ran).toContain('stores/0001-stores.sql');
    expect(loadsAreas).toBe(true);
    expect(migratedByProgram(database.url)).toEqual({ ran: [], loadsAreas: false });
    await database.close();
  });
});
