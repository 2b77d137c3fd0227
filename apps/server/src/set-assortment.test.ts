import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from './import/index.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';
import { inTurn } from './testing/catalog-server.ts';
import { compileCache } from './testing/compile-cache.ts';
import { readArguments } from './stores/assortment/arguments.ts';

const program = join(import.meta.dirname, 'set-assortment.ts');
const product = (number: number, category: string) => ({
  id: `P-${number}`,
  name: `Stapler number ${number}`,
  categoryPath: [{ id: category, name: `Category ${category}` }],
  offers: [{ vendorId: 'V-1', vendor: 'Sample Vendor', contract: 'C', price: 10 * number, deliveryDays: 3 }],
});

describe.each(oneTestDatabase())('npm run stores:assortment on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let folder: string;

  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
    folder = mkdtempSync(join(tmpdir(), 'qm-assortment-'));
    await migrateMarketplace(pool);
    await importCatalog(pool, sourceOf(inTurn([product(1, 'A'), product(2, 'A'), product(3, 'B')])));
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function run(...args: string[]) {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...process.env, ...compileCache, DATABASE_URL: database.url }, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output, errors };
  }
  const file = (name: string, content: unknown): string => {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    return name;
  };
  const sold = async (store: string): Promise<number> => (await pool.query('select from marketplace.store_product where store = $1', [store])).rowCount ?? 0;

  it('says what would change, changes it, and shows it', async () => {
    const wanted = file('va.json', { categories: { include: ['A', 'Z'] }, prices: [{ vendor: 'V-1', percentOff: 12.5 }] });
    const tried = await run('va', wanted, '--dry-run');
    expect(tried).toMatchObject({ code: 0, output: expect.stringContaining('VA would sell (nothing was kept):\n  1 categories (before 2)\n  2 products (before 3)') });
    expect(tried.output).toContain('The catalog does not have Z (categories.include[1]) now.');
    expect(await sold('VA')).toBe(0);
    const done = await run('va', wanted);
    expect(done.output).toMatch(/VA: finding the offers.*\nVA: counting.*\nVA sells now:\n[^]*2 offers below the contract price \(before 0\)/);
    expect(await sold('VA')).toBe(2);
    expect((await run('VA', wanted)).output).toContain('VA sells what it sold before:');
    expect(JSON.parse((await run('VA')).output)).toEqual({ categories: { include: ['A', 'Z'] }, prices: [{ vendor: 'V-1', percentOff: 12.5 }] });
  });

  it('works everything out anew after rows were changed by hand', async () => {
    await run('DHS', file('dhs.json', { categories: { include: ['A'] } }));
    await pool.query("update marketplace.assortment_rule set value = 'B' where store = 'DHS'");
    expect((await run('DHS', '--again')).output).toContain('1 products (before 2)');
    expect(await sold('DHS')).toBe(1);
  });

  it('gives several stores what came with the product, and leaves what an operator has set', async () => {
    await run('USDA', file('usda.json', { categories: { include: ['B'] } }));
    const all = file('all.json', { stores: { USDA: { categories: { include: ['A'] } }, STATE: { categories: { exclude: ['A'] } } } });
    const supplied = await run('--all', all, '--supplied');
    expect(supplied.output).toContain('USDA has an assortment that an operator set; it stays:');
    expect([await sold('USDA'), await sold('STATE')]).toEqual([1, 1]);
    await run('--all', all);
    expect(await sold('USDA')).toBe(2);
  });

  it('leaves out what came with the product for a store that was removed, and refuses it from a person', async () => {
    const all = file('all.json', { stores: { MOON: { categories: { include: ['A'] } }, VITM: { categories: { include: ['A'] } } } });
    expect(await run('--all', all, '--supplied')).toMatchObject({ code: 0, output: expect.stringMatching(/^MOON is not on the store list: its assortment is left out\.\n[^]*VITM sells now:/) });
    expect(await run('--all', all)).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no store MOON\./) });
  });

  it('takes the assortment away', async () => {
    await run('FSS', file('fss.json', { kinds: ['service'] }));
    expect((await run('FSS', '--whole')).output).toContain('3 products (before 0)');
    const shown = await run('FSS');
    expect([JSON.parse(shown.output), shown.errors]).toEqual([{}, 'FSS sells the whole catalog at the prices of the contracts.\n']);
  });

  it('warns of a store that would be empty', async () => {
    expect((await run('USMC', file('empty.json', { categories: { include: ['NOWHERE'] } }), '--dry-run')).output).toContain('Nothing of the catalog fits: the store is empty.');
  });

  it.each([
    [['MOON', 'good.json'], /^There is no store MOON\. The stores are ADVANTAGE, VITM/],
    [['VA', 'none.json'], /^The file none\.json cannot be read/],
    [['VA', 'text.json'], /^text\.json is not JSON/],
    [['VA', 'wrong.json'], /^The assortment cannot be used:\nprices\[0\]\.percentOff: must be more than 0/],
    [['VA', 'good.json', '--force'], /^There is no option --force/],
    [['ADVANTAGE', '--again'], /^ADVANTAGE has no assortment of its own/],
    [[], /^Usage:/],
  ])('refuses %j in a sentence, and changes nothing', async (args, message) => {
    file('good.json', {});
    file('text.json', 'not json');
    file('wrong.json', { prices: [{ vendor: 'V-1', percentOff: 0 }] });
    const { code, errors } = await run(...args);
    expect([code, errors]).toEqual([1, expect.stringMatching(message)]);
    expect(errors).not.toMatch(/\n\s+at /);
  });
});

it.each([['--all'], ['VA', 'a.json', 'b.json'], ['VA', '--whole', '--again'], ['VA', 'a.json', '--whole']])('the words %j are no command', (...args) => {
  expect(() => readArguments(args)).toThrow('Usage:');
});
