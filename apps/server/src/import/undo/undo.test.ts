import { openPool, withTransaction, type Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putBackOnSale, takeOffSale } from '../../catalog/index.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { runs } from '../../testing/many-runs.ts';
import { lastChange, recordUndo } from '../index.ts';
import { readRejects } from '../runs/kept-rejects.ts';
import { RunHold } from '../runs/run-hold.ts';
import { claimRun, readRun } from '../runs/run-store.ts';
import { beginUndoOf, importRows, undo } from '../testing/runs-of.ts';
import { wholeCatalog } from '../testing/whole-catalog.ts';
import { forgetOldBefore } from './forget-before.ts';
import { undoImport } from './undo-import.ts';

const offer = (vendor: string, price: number, more: object = {}) => ({ vendor: `Vendor ${vendor}`, vendorId: `V-${vendor}`, contract: `C-${vendor}`, price, deliveryDays: 2, ...more });
const product = (id: string, more: object = {}) => ({ id, name: `Stapler ${id}`, manufacturer: 'Maker', categoryPath: [{ id: '75', name: 'Office' }, { id: '7520', name: 'Devices' }], offers: [offer('A', 5)], ...more });

const name = fc.constantFrom('Steel stapler', 'Desk lamp', 'Blue pen', 'Lamp of steel');
const label = (what: string) => fc.constantFrom(`${what} one`, `${what} two`);
const anyOffer = fc.record({
  vendorId: fc.constantFrom('V-1', 'V-2', 'V-3'), vendor: label('Vendor'), contract: fc.constantFrom('C-1', 'C-2'), price: fc.integer({ min: 1, max: 9 }), deliveryDays: fc.integer({ min: 1, max: 5 }),
  unitOfIssue: fc.constantFrom('EA', 'BX'), available: fc.option(fc.integer({ min: 0, max: 5 })), indicators: fc.subarray(['SB', 'ES']),
}).chain((each) => fc.option(fc.record({ maximumOrder: fc.constantFrom(500, 900), backInStock: fc.constantFrom('2026-12-05', '2027-01-31') }, { requiredKeys: [] }), { nil: {} }).map((terms) => ({ ...each, ...terms })));
const anyProduct = fc.record({
  name, kind: fc.constantFrom('product', 'service'), manufacturer: fc.constantFrom('Maker', 'Smith', ''), partNumber: fc.constantFrom('ST-20', ''), description: fc.constantFrom('', '<p>Of <b>steel</b></p>'),
  attributes: fc.dictionary(fc.constantFrom('Color', 'Size'), fc.constantFrom('Blue', 'Large')),
  categoryPath: fc.tuple(label('Office'), fc.constantFrom('7510', '7520'), label('Devices')).map(([top, id, below]) => [{ id: '75', name: top }, { id, name: below }]),
  offers: fc.uniqueArray(anyOffer, { maxLength: 3, selector: (each) => `${each.vendorId} ${each.contract} ${each.unitOfIssue}` }),
});
const anyFile = fc.dictionary(fc.constantFrom('P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6'), anyProduct).map((products) => Object.entries(products).map(([id, each]) => ({ id, ...each, ...(each.attributes['Color'] !== undefined && { configuration: { id: 'STAPLERS', name: each.name, options: { Kind: id, Color: each.attributes['Color'] } } }) })));

const openCatalog = (open: () => Promise<{ url: string; close: () => Promise<void> }>) => {
  const opened: { pool: Pool; close: () => Promise<void> } = { pool: undefined as never, close: undefined as never };
  beforeAll(async () => {
    const database = await open();
    opened.pool = openPool(database.url);
    opened.close = database.close;
    await migrateMarketplace(opened.pool);
  });
  afterAll(async () => {
    await opened.pool.end();
    await opened.close();
  });
  return opened;
};

describe.each(oneTestDatabase())('an import and its undo on $name', ({ open }) => {
  const opened = openCatalog(open);

  it('leave the catalog as it was, for any files, with words, counts and stores', { timeout: runs(120_000, 600_000) }, async () => {
    const { pool } = opened;
    await setAssortment(pool, 'VA', readAssortmentInput({ vendors: { include: ['V-1', 'V-2'] }, prices: [{ vendor: 'V-1', percentOff: 50 }] }), { again: true });
    await fc.assert(
      fc.asyncProperty(anyFile, anyFile, anyFile, async (first, second, third) => {
        await importRows(pool, first);
        const before = await wholeCatalog(pool);
        const one = await importRows(pool, second);
        const between = await wholeCatalog(pool);
        const other = await importRows(pool, third);
        for (const [importId, expected] of [[other, between], [one, before]] as const) {
          const run = await readRun(pool, importId);
          if (run?.added === 0 && run.changed === 0) continue;
          expect(await undo(pool, importId)).toMatchObject({ left: 0 });
          expect(await wholeCatalog(pool)).toEqual({ ...expected, kept: expect.anything() });
        }
      }),
      // An empty catalog to begin with: categories above others go, too.
      { numRuns: runs(6, 60), examples: [[[], [product('N-1')], []]] },
    );
  });
});

describe.each(oneTestDatabase())('the undo of an import on $name', ({ open }) => {
  const opened = openCatalog(open);
  const offerOf = async (productId: string, vendor = 'A'): Promise<string> =>
    (await opened.pool.query<{ id: string }>('select offer_id as id from marketplace.offer where product_id = $1 and vendor_id = $2', [productId, `V-${vendor}`])).rows[0]?.id ?? '';
  const offers = async (productId: string) =>
    (await opened.pool.query('select vendor_id as vendor, price::int, available, withdrawn from marketplace.offer where product_id = $1 order by vendor_id', [productId])).rows;
  const by = { by: 'editor', reason: 'Recalled.', now: new Date(0) };

  it('leaves what was changed since as it is, and names it', async () => {
    const { pool } = opened;
    await importRows(pool, [product('S-1'), product('S-2')]);
    const importId = await importRows(pool, [product('S-1', { offers: [offer('A', 6)] }), product('S-2', { offers: [offer('A', 7)] }), product('S-3')]);
    await pool.query("update marketplace.offer set price = 999 where product_id in ('S-1', 'S-3')");
    const claim = await beginUndoOf(pool, importId);
    expect(await recordUndo(pool, claim)).toEqual({ restored: 1, removed: 0, left: 2 });
    expect([await offers('S-1'), await offers('S-2'), await offers('S-3')]).toMatchObject([[{ price: 999 }], [{ price: 500 }], [{ price: 999 }]]);
    const reason = 'It was changed after the import, and stays as it is now.';
    expect((await readRejects(pool, claim.importId, 0, 10)).map(({ field, reason: why }) => [field, why])).toEqual([['S-1', reason], ['S-3', reason]]);
  });

  it('keeps what an operator has taken off sale so, and puts stock back without what was sold since', async () => {
    const { pool } = opened;
    await importRows(pool, [product('H-1', { offers: [offer('A', 5, { available: 10 }), offer('B', 6)] })]);
    const [early, late] = [await offerOf('H-1', 'A'), await offerOf('H-1', 'B')];
    await withTransaction(pool, (connection) => takeOffSale(connection, early, by));
    const importId = await importRows(pool, [product('H-1', { offers: [offer('A', 7, { available: 20 }), offer('B', 8), offer('C', 9)] }), product('H-2')]);
    await withTransaction(pool, (connection) => putBackOnSale(connection, early));
    await withTransaction(pool, (connection) => takeOffSale(connection, late, by));
    const [added, ofAdded] = [await offerOf('H-1', 'C'), await offerOf('H-2')];
    for (const each of [added, ofAdded]) await withTransaction(pool, (connection) => takeOffSale(connection, each, by));
    await pool.query('update marketplace.offer set available = available - 3 where offer_id = $1', [early]);

    const claim = await beginUndoOf(pool, importId);
    expect(await recordUndo(pool, claim)).toEqual({ restored: 1, removed: 0, left: 1 });
    expect(await offers('H-1')).toEqual([
      { vendor: 'V-A', price: 500, available: 7, withdrawn: false }, { vendor: 'V-B', price: 600, available: null, withdrawn: true }, { vendor: 'V-C', price: 900, available: null, withdrawn: true },
    ]);
    expect((await pool.query("select vendor_count, price_low::int from marketplace.product where product_id = 'H-1'")).rows).toEqual([{ vendor_count: 1, price_low: 500 }]);
    expect(await offers('H-2')).toMatchObject([{ withdrawn: true }]);
    expect((await readRejects(pool, claim.importId, 0, 10)).map(({ field, reason }) => [field, reason])).toEqual([['H-2', expect.stringContaining('taken an offer of it off sale')]]);
    await withTransaction(pool, (connection) => putBackOnSale(connection, late));
    await withTransaction(pool, (connection) => putBackOnSale(connection, ofAdded));
    expect([await offers('H-1'), await offers('H-2')]).toMatchObject([[{}, { withdrawn: false }, {}], [{ withdrawn: true }]]);
    await importRows(pool, [product('H-2')]);
    expect(await offers('H-2')).toMatchObject([{ withdrawn: false }]);
  });

  it('goes on where it was broken off or stopped, and no program writes that has lost it', async () => {
    const { pool } = opened;
    const all = Array.from({ length: 9 }, (_, number) => product(`G-${number}`));
    const before = await wholeCatalog(pool);
    const importId = await importRows(pool, all);
    const first = await beginUndoOf(pool, importId);
    const there = async () => (await pool.query("select from marketplace.product where product_id like 'G-%'")).rowCount;
    // Broken off after a batch, as by the end of its process.
    const batches = (run: typeof first, after: () => void) => undoImport(pool, new RunHold(run), ({ what, done }) => void (what === 'putting products back' && done > 0 && after()), { batchSize: 2 });
    await expect(batches(first, () => { throw new Error('killed'); })).rejects.toThrow('killed');
    expect(await there()).toBe(7);
    await pool.query("update marketplace.catalog_import set beat_at = now() - interval '70 seconds' where import_id = $1", [first.importId]);
    expect((await readRun(pool, first.importId))?.state).toBe('interrupted');

    const second = await withTransaction(pool, (connection) => claimRun(connection, first.importId));
    if (second === null) throw new Error('not claimed');
    // The first one wakes up.
    await expect(recordUndo(pool, first)).rejects.toThrow('was silent for a minute');
    expect([await there(), await readRun(pool, first.importId)]).toMatchObject([7, { state: 'running', rows: 2, removed: 2 }]);
    const hold = new RunHold(second);
    await undoImport(pool, hold, ({ done }) => void (done > 2 && hold.hear({ isStopAsked: true })), { batchSize: 2 });
    expect([hold.isStopped, await there()]).toEqual([true, 5]);
    expect(await recordUndo(pool, second)).toEqual({ restored: 0, removed: 9, left: 0 });
    expect(await readRun(pool, first.importId)).toMatchObject({ state: 'done', rows: 9, removed: 9 });
    expect(await wholeCatalog(pool)).toEqual(before);
  });

  it('is refused with a reason: a later import, too many products, too long ago, done already, nothing changed', async () => {
    const { pool } = opened;
    const refusal = (importId: number) => beginUndoOf(pool, importId).then(() => null, (error: unknown) => (error instanceof Error ? error.message : ''));
    const one = await importRows(pool, [product('R-1')]);
    const other = await importRows(pool, [product('R-1', { name: 'Lamp' }), product('R-2')]);
    expect(await refusal(one)).toContain(`Undo that import first`);
    const none = await importRows(pool, [product('R-2')]);
    expect([await refusal(none), await lastChange(pool)]).toEqual([expect.stringContaining('has changed nothing'), other]);
    const many = await importRows(pool, [product('R-3'), product('R-4')], 1);
    expect([await refusal(many), await pool.query('select from marketplace.catalog_import_before where import_id = $1', [many])]).toMatchObject([expect.stringContaining('CATALOG_UNDO_PRODUCTS'), { rowCount: 0 }]);
    const last = await importRows(pool, [product('R-5')]);
    await undo(pool, last);
    expect(await refusal(last)).toBe('This import was undone.');
    const old = await importRows(pool, [product('R-6')]);
    await forgetOldBefore(pool, new Date(), 14, 1000);
    expect((await readRun(pool, old))?.beforeKept).toBe('kept');
    await forgetOldBefore(pool, new Date(Date.now() + 15 * 86_400_000), 14, 1000);
    expect(await refusal(old)).toContain('CATALOG_UNDO_DAYS');
    const [left, right] = [await importRows(pool, [product('R-7')]), await importRows(pool, [product('R-8')])];
    await forgetOldBefore(pool, new Date(), 14, 1);
    expect([(await readRun(pool, left))?.beforeKept, (await readRun(pool, right))?.beforeKept]).toEqual(['expired', 'kept']);
  });
});
