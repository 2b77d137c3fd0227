import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases, type OpenTestDatabase } from '@quartermaster/database/testing';
import { compileCache } from './testing/compile-cache.ts';

const program = join(import.meta.dirname, 'import-catalog.ts');
/** Each test starts the program several times, and a busy machine takes its time with each start. */
const limit = { timeout: 180_000 };
const row = (number: number) => ({ id: `P-${number}`, name: `Stapler number ${number}`, offers: [{ vendor: 'Sample Vendor', contract: 'C', price: 1 + number, deliveryDays: 3 }] });

describe.each(testDatabases())('npm run catalog:import on $name', ({ open, openEmpty }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let folder: string;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'qm-import-'))));
  afterEach(async () => {
    await pool.end();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  function use(opened: OpenTestDatabase): void {
    database = opened;
    pool = openPool(database.url);
  }
  function start(...args: string[]) {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...process.env, ...compileCache, DATABASE_URL: database.url }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { child, done: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) };
  }
  const products = async (): Promise<number> => {
    const { rows } = await pool.query<{ there: boolean }>("select to_regclass('marketplace.product') is not null as there");
    if (rows[0]?.there !== true) return 0;
    return (await pool.query<{ count: number }>('select count(*) from marketplace.product')).rows[0]?.count ?? 0;
  };

  it('makes the tables where there are none, imports what is right, and says of the rest which line, which field and why', limit, async () => {
    use(await openEmpty());
    writeFileSync(join(folder, 'list.csv'), 'id,name,vendor,contract,price,delivery_days\nA,Pen,V,C,1.50,2\nB,Ink,V,C,0,2\n,Nothing,,,,\n');
    const { code, output } = await start('list.csv').done;
    expect([code, output]).toEqual([0, expect.stringContaining('3 rows: 1 added, 0 changed, 0 unchanged, 2 rejected.')]);
    const rejects = readFileSync(join(folder, 'list.csv.rejects.ndjson'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as unknown);
    expect(rejects).toEqual([
      { line: 3, field: 'price', reason: 'must be more than zero' },
      { line: 4, field: 'id', reason: 'must not be empty' },
    ]);
    writeFileSync(join(folder, 'list.csv'), 'id,name,vendor,contract,price,delivery_days\nA,Pen,V,C,1.50,2\n');
    expect((await start('list.csv').done).output).toContain('1 rows: 0 added, 0 changed, 1 unchanged, 0 rejected.');
    expect(existsSync(join(folder, 'list.csv.rejects.ndjson'))).toBe(false);
  });

  it('goes on where it was killed', limit, async () => {
    use(await open());
    const rows = Array.from({ length: 3_000 }, (_, number) => row(number));
    writeFileSync(join(folder, 'list.jsonl.gz'), gzipSync(rows.map((each) => `${JSON.stringify(each)}\n`).join('')));
    const killed = start('list.jsonl.gz');
    await expect.poll(products, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    killed.child.kill('SIGKILL');
    expect((await killed.done).code).toBeNull();
    const kept = await products();
    expect(kept).toBeLessThan(rows.length);
    const { output } = await start('list.jsonl.gz').done;
    expect(output).toContain(`3,000 rows: ${(rows.length - kept).toLocaleString('en-US')} added, 0 changed, ${kept.toLocaleString('en-US')} unchanged, 0 rejected.`);
    const { rows: words } = await pool.query<{ count: number }>("select document_count as count from marketplace.vocabulary where term = 'stapler'");
    expect(words).toEqual([{ count: rows.length }]);
  });

  it('undoes the last import, goes on with that where it was killed, and says why nothing is left to undo', limit, async () => {
    use(await open());
    const rows = Array.from({ length: 2_500 }, (_, number) => row(number));
    writeFileSync(join(folder, 'list.jsonl'), rows.map((each) => `${JSON.stringify(each)}\n`).join(''));
    expect((await start('list.jsonl').done).code).toBe(0);
    const undo = ['--undo', '--reason=Wrong file.'];
    const killed = start(...undo);
    await expect.poll(products, { timeout: 60_000, interval: 20 }).toBeLessThan(rows.length);
    killed.child.kill('SIGKILL');
    await killed.done;
    const left = await products();
    expect(left).toBeGreaterThan(0);
    expect(await start(...undo).done).toMatchObject({ code: 1, output: expect.stringMatching(/^The undo is running/) });
    await pool.query("update marketplace.catalog_import set beat_at = now() - interval '70 seconds'");
    expect(await start(...undo).done).toMatchObject({ code: 0, output: expect.stringContaining('0 products are as they were before, 2,500 that were added are gone, 0 were left as they are.') });
    expect([await products(), (await pool.query('select from marketplace.vocabulary')).rowCount]).toEqual([0, 0]);
    expect((await pool.query('select action, actor from marketplace.desk_audit order by entry_number')).rows).toEqual(['catalog.undo-started', 'catalog.undo-continued'].map((action) => ({ action, actor: 'npm run catalog:import' })));
    expect((await start(...undo).done).output).toContain('No import has changed anything that is not undone yet.');
  });

  it('says in one sentence what is wrong with the file', limit, async () => {
    use(await open());
    // Each other fault of a file is told by what reads it (import/source.test.ts).
    writeFileSync(join(folder, 'heading.csv'), 'name\nx\n');
    const { code, output } = await start('heading.csv').done;
    expect([code, output]).toEqual([1, expect.stringContaining("lacks the column 'id'")]);
    expect(output).not.toMatch(/\n\s+at /);
    expect((await start('missing.csv').done).output).toContain('There is no file missing.csv');
  });
});
