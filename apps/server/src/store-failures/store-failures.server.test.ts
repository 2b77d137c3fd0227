import fc from 'fast-check';
import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPool } from '../testing/test-pool.ts';
import { forgetOldFailures, readFailures } from './read-failures.ts';
import { StoreFailures } from './store-failures.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();
const inBrowser = (second: number, why = 'It broke.') => ({ at: at(second), version: '1.0.0', code: 'STORE_FAILED', why });
const ofService = (second: number) => ({ at: at(second), path: '/vs/harbor/tides', reason: 'slow', message: 'It did not answer.', requestId: `call ${second}` });

describe.each(oneTestDatabase())('failures of stores on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  const log = { warn: vi.fn() };
  beforeAll(async () => {
    ({ pool, close } = await openTestPool(open));
  });
  afterAll(() => close());
  beforeEach(async () => {
    await pool.query("delete from marketplace.store where number > 10; insert into marketplace.store (name, number, shipped) values ('HARBOR', 11, true), ('PIER', 12, true)");
    log.warn.mockClear();
  });

  const failures = () => new StoreFailures({ database: pool, log });
  const read = async (store: string) => (await readFailures(pool)).of(store);

  it('of all processes are read by each, the last one first', async () => {
    const [one, other] = [failures(), failures()];
    one.inBrowser('HARBOR', inBrowser(1));
    other.inBrowser('HARBOR', inBrowser(2));
    other.ofService('HARBOR', ofService(3));
    one.inBrowser('PIER', inBrowser(4));
    await Promise.all([one.written(), other.written()]);
    expect(await read('HARBOR')).toEqual({ browsers: [inBrowser(2), inBrowser(1)], services: [ofService(3)] });
    expect(await read('PIER')).toEqual({ browsers: [inBrowser(4)], services: [] });
    expect(await read('VA')).toEqual({ browsers: [], services: [] });
  });

  it('are written by themselves soon after they were noted', async () => {
    failures().inBrowser('HARBOR', inBrowser(1));
    await vi.waitFor(async () => expect((await read('HARBOR')).browsers).toHaveLength(1), { timeout: 20_000 });
  });

  it('are kept twenty of each store and kind, however many there are and whichever process writes them', async () => {
    const [one, other] = [failures(), failures()];
    for (let second = 0; second < 1_000; second += 1) one.inBrowser('HARBOR', inBrowser(second));
    for (let second = 1_000; second < 1_030; second += 1) {
      other.inBrowser('HARBOR', inBrowser(second));
      other.ofService('HARBOR', ofService(second));
      if (second % 10 === 0) await other.written();
    }
    await one.written();
    await other.written();
    const { browsers, services } = await read('HARBOR');
    expect(browsers.map((failure) => failure.at)).toEqual(Array.from({ length: 20 }, (_, back) => at(1_029 - back)));
    expect(services).toHaveLength(20);
    expect((await pool.query('select from marketplace.store_failure')).rowCount).toBe(40);
  });

  it('that are many at once cost one writing', async () => {
    const noting = failures();
    const query = vi.spyOn(pool, 'query');
    for (let second = 0; second < 1_000; second += 1) noting.ofService('HARBOR', ofService(second));
    await noting.written();
    await noting.written();
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  it('that cannot be written do not fail the call, and those after them are written', async () => {
    const noting = failures();
    const query = vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('no connection')) as never);
    noting.inBrowser('HARBOR', inBrowser(1));
    await noting.written();
    query.mockRestore();
    expect(log.warn).toHaveBeenCalledWith({ err: expect.objectContaining({ message: 'no connection' }), failures: 1 }, expect.stringContaining('could not be noted'));
    noting.inBrowser('HARBOR', inBrowser(2));
    await noting.written();
    expect((await read('HARBOR')).browsers).toEqual([inBrowser(2)]);
  });

  it('of a store that has left the list are left out, and go with their store', async () => {
    const noting = failures();
    noting.inBrowser('QUAY', inBrowser(1));
    noting.inBrowser('HARBOR', inBrowser(2));
    await noting.written();
    expect([(await read('QUAY')).browsers, (await read('HARBOR')).browsers.length, log.warn.mock.calls]).toEqual([[], 1, []]);
    await pool.query("delete from marketplace.store where name = 'HARBOR'");
    expect((await read('HARBOR')).browsers).toEqual([]);
  });

  it('are kept whatever a browser says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('', '\0', '\ud800', '\udc00'), async (text, odd) => {
        const noting = failures();
        noting.inBrowser('PIER', inBrowser(1, text + odd));
        await noting.written();
        const kept = (await read('PIER')).browsers[0]?.why;
        await pool.query('delete from marketplace.store_failure');
        expect(log.warn).not.toHaveBeenCalled();
        expect(kept).toBe((text + odd).toWellFormed().replaceAll('\0', ''));
      }),
      { numRuns: 50 },
    );
  });

  it('are forgotten after two weeks', async () => {
    const noting = failures();
    noting.inBrowser('HARBOR', inBrowser(1));
    noting.inBrowser('HARBOR', inBrowser(50));
    await noting.written();
    await forgetOldFailures(pool, new Date(Date.UTC(2026, 11, 5, 12, 0, 30)));
    expect((await read('HARBOR')).browsers).toEqual([inBrowser(50)]);
  });
});
