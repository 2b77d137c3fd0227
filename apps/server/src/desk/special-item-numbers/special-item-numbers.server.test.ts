import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeImportLock } from '../../runtime/index.ts';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const offer = { vendor: 'Depot', price: '10.00', deliveryDays: 5 };
const rows = [
  { id: 'a', name: 'Office chair', offers: [{ ...offer, contract: 'C-1', sin: '33721' }] },
  { id: 'b', name: 'Office lamp', offers: [{ ...offer, contract: 'C-1', sin: '335NEW' }] },
];

describe.each(oneTestDatabase())('titles of Special Item Numbers at the desk on $name', ({ name, open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    editor = await operatorAtDesk(server, 'catalogEditor');
  });
  afterAll(() => server.close());

  const set = (part: object) => editor.post('/special-item-number/set', { sin: '335new', title: 'Lighting', largeCategory: 'Facilities', source: 'The list of the schedule', active: true, ...part });
  const listed = async () => (await editor.get('/special-item-numbers')).answer.specialItemNumbers.find(({ sin }) => sin === '335NEW');
  /** What buyers read beside the number where they narrow results. */
  const facet = async () => {
    const { envelope } = await (await server.visitor()).get('/search/advantage_search?q=office');
    return (envelope.attributes as unknown as { facets: { id: string; values: { value: string; label: string }[] }[] }).facets.find(({ id }) => id === 'sin')?.values.find(({ value }) => value === '335NEW')?.label;
  };

  it('a number without a title is listed with its offers; buyers read a title that it gets, its change, and its end', async () => {
    expect([await listed(), await facet()]).toEqual([{ sin: '335NEW', title: '', largeCategory: '', source: '', offers: 1 }, '335NEW']);
    await server.pool.query("update marketplace.offer set withdrawn = true where sin = '335NEW'");
    expect(await listed(), 'an offer that is withdrawn is none').toBeUndefined();
    await server.pool.query("update marketplace.offer set withdrawn = false where sin = '335NEW'");
    expect((await set({})).answer).toEqual({ outcome: 'added' });
    expect([await listed(), await facet()]).toEqual([{ sin: '335NEW', title: 'Lighting', largeCategory: 'Facilities', source: 'The list of the schedule', offers: 1 }, '335NEW Lighting']);
    expect((await set({})).answer).toEqual({ outcome: 'same' });
    expect((await set({ title: 'Lamps' })).answer).toEqual({ outcome: 'changed' });
    expect(await facet()).toBe('335NEW Lamps');
    expect((await set({ active: false })).answer).toEqual({ outcome: 'removed' });
    expect((await set({ active: false })).answer).toEqual({ outcome: 'same' });
    expect([await listed(), await facet()]).toMatchObject([{ title: '' }, '335NEW']);
    expect((await editor.get('/audit', { q: 'special-item-number' })).answer.entries).toHaveLength(5);
  });

  it('titles go out as a file and come back; a file gives many at once, which buyers read, and rows that do not fit are named', async () => {
    const read = async (csv: string) => (await editor.post('/special-item-numbers/import', { fileName: 'titles.csv', csv })).answer;
    const csv = 'sin,title,large_category,source\n335new,Lighting of offices,Facilities,The list\n541-51,No number,,\n33721,,,\n999ABC,"=Title, without offers",,\n';
    const before = (await editor.get('/special-item-numbers')).answer.specialItemNumbers.length;
    expect(await read(csv)).toMatchObject({ added: 2, changed: 0, same: 0, rejected: 2, rejects: [{ line: 3, field: 'sin' }, { line: 4, field: 'title' }] });
    expect([await listed(), await facet()]).toMatchObject([{ title: 'Lighting of offices', largeCategory: 'Facilities', source: 'The list', offers: 1 }, '335NEW Lighting of offices']);
    expect((await editor.get('/special-item-numbers')).answer.specialItemNumbers, 'those that the file does not name stay').toHaveLength(before + 1);
    const saved = (await editor.get('/special-item-numbers/export')).answer.csv;
    expect(saved).toContain(`999ABC,"'=Title, without offers",,`);
    expect(await read(saved)).toMatchObject({ added: 0, changed: 0, rejected: 0 });
    expect(await read(saved.replace('Lighting of offices', 'Lamps'))).toMatchObject({ added: 0, changed: 1 });
    expect(await facet()).toBe('335NEW Lamps');
    expect(await read('sin,title,large_category,source\n335NEW,Lamps,Facilities,Another list\n999ABC,"=Title, without offers",Other,\n'), 'where it was read, or what it is part of').toMatchObject({ added: 0, changed: 2 });
    expect(await listed()).toMatchObject({ title: 'Lamps', source: 'Another list' });
    for (const sin of ['335NEW', '999ABC']) await set({ sin, active: false });
    expect((await editor.get('/audit', { q: 'special-item-number.imported' })).answer.entries).toHaveLength(4);
    const viewer = await operatorAtDesk(server, 'viewer', 'third.viewer@desk.example.gov');
    expect([(await viewer.post('/special-item-numbers/import', { fileName: 'titles.csv', csv })).status, (await viewer.get('/special-item-numbers/export')).status]).toEqual([403, 200]);
  });

  // The embedded database serves one transaction at a time.
  it.skipIf(name !== 'postgresql')('who waits for an import of the catalog keeps no title from others: a file of titles has the same lock first, and then the rows', async () => {
    await set({});
    const waiting = async () => (await server.pool.query("select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'")).rowCount;
    let sent: Promise<{ status: number }[]> | undefined;
    await withTransaction(server.pool, async (connection) => {
      await takeImportLock(connection);
      sent = Promise.all([set({ title: 'Lamps' }), set({ active: false }), editor.post('/special-item-numbers/import', { fileName: 'titles.csv', csv: 'sin,title\n335NEW,Of a file\n' })]);
      await expect.poll(waiting).toBe(3);
      expect((await connection.query("select from marketplace.special_item_number where sin = '335NEW' for update skip locked")).rowCount).toBe(1);
    });
    expect((await sent)?.map(({ status }) => status)).toEqual([200, 200, 200]);
    await set({ active: false });
  });

  it('what is no number is refused at its field, and who only reads changes nothing', async () => {
    expect(await set({ sin: '54-151' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'sin' }] } });
    expect(await set({ title: ' ' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'title', message: 'Enter the title.' }] } });
    expect((await (await operatorAtDesk(server, 'viewer')).post('/special-item-number/set', { sin: '33721', title: 'x', largeCategory: '', source: '', active: true })).status).toBe(403);
  });

  it('the whole catalog is a file for who may read the desk, and for no one else', async () => {
    const viewer = await operatorAtDesk(server, 'viewer', 'second.viewer@desk.example.gov');
    const file = await viewer.visit('/advantage/desk/catalog/export');
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([200, 'text/csv; charset=utf-8', expect.stringMatching(/^attachment; filename="catalog-\d{4}-\d\d-\d\d\.csv"$/)]);
    expect(file.body).toMatch(/^id,kind,name,[^\n]+\r\na,product,Office chair,[^\n]+\r\nb,product,Office lamp,[^\n]+\r\n$/);
    expect((await server.app.inject({ url: '/advantage/desk/catalog/export' })).statusCode).toBe(401);
  });
});
