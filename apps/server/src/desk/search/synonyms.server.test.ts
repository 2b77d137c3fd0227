import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn, openCatalogServer } from '../../testing/catalog-server.ts';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { searchCounts } from '../../search/tokens.ts';
import type { TestServer } from '../../testing/server.ts';
import { synonymsCommand } from '../command/synonyms-command.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const offer = { vendor: 'Depot', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const office = [{ id: '75', name: 'Office' }];
const rows = [
  { id: 'easel', name: 'Flipchart easel', manufacturer: 'Sample', categoryPath: office, offers: [offer] },
  { id: 'holder', name: 'Presentation tripod', manufacturer: 'Sample', categoryPath: office, offers: [offer] },
  { id: 'lamp', name: 'Desk lamp', manufacturer: 'Sample', categoryPath: office, offers: [offer] },
];

describe.each(oneTestDatabase())('synonyms at the desk on $name', ({ open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    await importCatalog(server.pool, sourceOf(inTurn(rows)));
    editor = await operatorAtDesk(server, 'catalogEditor');
  });
  afterAll(() => server.close());

  const found = async (q: string): Promise<string[]> => {
    const { envelope } = await (await server.visitor()).get(`/search/advantage_search?q=${encodeURIComponent(q)}`);
    return envelope.responseName === 'ZeroResults' ? [] : (envelope.attributes as unknown as { results: { productId: string }[] }).results.map(({ productId }) => productId);
  };
  const add = async (phrases: string) => editor.post('/synonyms/set', { id: null, phrases, was: null });

  it('lists those that ship, by their words', async () => {
    const { answer } = await editor.get('/synonyms', { q: 'Notebook' });
    expect(answer.groups.map(({ phrases }) => phrases)).toEqual([['laptop', 'notebook']]);
    const { total, pageCount } = (await editor.get('/synonyms')).answer;
    expect(total).toBeGreaterThan(40);
    const ids: number[] = [];
    for (let page = 1; page <= pageCount; page += 1) ids.push(...(await editor.get('/synonyms', { page })).answer.groups.map(({ id }) => id));
    expect(new Set(ids).size, 'each on one of the pages').toBe(total);
  });

  it('shows what a change would do to counted searches and to its words, and changes nothing by it', async () => {
    for (let n = 0; n < 3; n += 1) await found('large tripod');
    await server.valueOf(searchCounts)?.written();
    const { answer } = await editor.get('/synonyms/preview', { phrases: 'tripod, easel' });
    expect(answer.concerned).toBe(1);
    expect(answer.effects).toMatchObject([
      { query: 'large tripod', store: 'ADVANTAGE', searches: 3, before: 1, after: 2, comesIn: [{ productId: 'easel', name: 'Flipchart easel' }], goesOut: [] },
      // A phrase of a group that ships has one of the words.
      { query: 'easel pad', searches: 0, before: 1, after: 2 },
      { query: 'tripod', searches: 0, before: 1, after: 2 },
      { query: 'easel', searches: 0, before: 1, after: 2 },
    ]);
    expect(await found('tripod')).toEqual(['holder']);
    expect((await editor.get('/synonyms/preview', { phrases: Array.from({ length: 15 }, (_, n) => `word${String.fromCharCode(97 + n)}`).join(', ') })).answer.effects, 'of many words the first ones').toHaveLength(12);
    expect(await editor.get('/synonyms/preview', { phrases: 'tripod' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'phrases' }] } });
  });

  it('count with the next search once they are saved, changed and removed; each is in the audit log', async () => {
    const { answer: { id } } = await add('tripod, easel');
    expect(await found('tripod')).toEqual(['holder', 'easel']);
    expect((await editor.get('/synonyms/group', { id: String(id) })).answer.group.phrases).toEqual(['tripod', 'easel']);
    expect(await add('Easels, tripod')).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'phrases', message: expect.stringContaining('already') }] } });
    const was = ['tripod', 'easel'];
    expect((await editor.post('/synonyms/set', { id, phrases: 'tripod, lamp', was })).status).toBe(200);
    expect(await found('tripod')).toEqual(['holder', 'lamp']);
    expect(await editor.post('/synonyms/set', { id, phrases: 'tripod, easel', was })).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('tripod, lamp') } });
    const { answer: without } = await editor.get('/synonyms/preview', { id: String(id), phrases: '' });
    expect(without.effects.find(({ query }) => query === 'tripod')).toMatchObject({ before: 2, after: 1, goesOut: [{ productId: 'lamp' }] });
    expect((await editor.post('/synonyms/remove', { id, was: ['tripod', 'lamp'] })).status).toBe(200);
    expect(await found('tripod')).toEqual(['holder']);
    expect((await editor.post('/synonyms/remove', { id, was: ['tripod', 'lamp'] })).status).toBe(404);
    expect((await editor.get('/audit', { q: 'synonyms' })).answer.entries.map(({ action, details }) => [action, details['words']])).toEqual([['synonyms.removed', 'tripod, lamp'], ['synonyms.changed', 'tripod, lamp'], ['synonyms.added', 'tripod, easel']]);
  });

  it('are changed and removed only as they were seen, and a group may have its own words in another order', async () => {
    const { answer: { id } } = await add('tripod, easel');
    expect((await editor.post('/synonyms/set', { id, phrases: 'Easel, tripod', was: ['tripod', 'easel'] })).status).toBe(200);
    expect((await editor.get('/audit', { q: 'synonyms.changed' })).answer.entries[0]?.details).toEqual({ words: 'Easel, tripod', before: 'tripod, easel' });
    expect((await editor.post('/synonyms/remove', { id, was: ['tripod', 'easel'] })).status).toBe(409);
    expect((await editor.post('/synonyms/remove', { id, was: ['Easel', 'tripod'] })).status).toBe(200);
  });

  it('a file becomes the list, after a look at it; a line that cannot be read changes nothing', async () => {
    const { fileName, csv } = (await editor.get('/synonyms/export')).answer;
    expect(fileName).toMatch(/^synonyms-\d{4}-\d\d-\d\d\.txt$/);
    expect((await editor.post('/synonyms/import', { fileName, text: csv })).answer).toMatchObject({ added: 0, removed: 0, rejected: 0 });
    const text = `${csv.replace('laptop, notebook\n', '')}tripod, easel\ngizmo, gadget\n`;
    const looked = (await editor.post('/synonyms/preview-file', { fileName, text })).answer;
    expect(looked).toMatchObject({ added: 2, removed: 1, addedGroups: [['tripod', 'easel'], ['gizmo', 'gadget']], removedGroups: [['laptop', 'notebook']], rejected: 0 });
    expect(looked.effects.map(({ query }) => query)).toEqual(expect.arrayContaining(['tripod', 'laptop']));
    expect(await found('tripod')).toEqual(['holder']);
    const wrong = { fileName, text: `${text}alone\n` };
    expect((await editor.post('/synonyms/preview-file', wrong)).answer).toMatchObject({ added: 0, removed: 0, rejected: 1, concerned: 0, effects: [] });
    expect((await editor.post('/synonyms/import', wrong)).answer).toMatchObject({ rejected: 1, rejects: [{ reason: expect.stringContaining('two words or more') }] });
    expect(await found('tripod')).toEqual(['holder']);
    expect((await editor.post('/synonyms/import', { fileName, text })).answer).toMatchObject({ added: 2, removed: 1, rejected: 0 });
    expect((await editor.get('/audit', { q: 'synonyms.imported' })).answer.entries.map(({ details }) => details), 'what changed nothing is no change').toEqual([{ added: 2, removed: 1, same: expect.any(Number), rejected: 0 }]);
    expect(await found('tripod')).toEqual(['holder', 'easel']);
  });

  it('are kept by the command, too', async () => {
    const written: string[] = [];
    const run = (file: string, ...args: string[]) => synonymsCommand(server.pool, args, { read: () => ({ name: 'synonyms.txt', csv: file }), write: (_name, text) => void written.push(text) }, new Date());
    expect(await run('', 'export', 'all.txt')).toMatch(/\d+ groups are in all\.txt/);
    const added = await run('', 'add', 'lamp, luminaire');
    const number = added.split(' ')[0] ?? '';
    expect(await run('', 'list')).toContain(`${number}  lamp, luminaire\n`);
    expect(await run('', 'change', number, 'lamp, light')).toContain('changed');
    expect(await run(written[0] ?? '', 'import', 'all.txt', '--dry-run')).toContain('- lamp, light');
    expect(await run(written[0] ?? '', 'import', 'all.txt')).toContain('0 added, 1 removed');
    await expect(run('alone', 'import', 'x.txt')).rejects.toThrow(/line 1: Give two words/);
    expect(await run('', 'searches')).toContain('large tripod  ADVANTAGE  3 searches, 1 results');
    expect(await run('', 'searches', '--nothing')).toBe('No searches are counted.\n');
    for (const wrong of [['add', 'alone'], ['add', 'tripod, easel'], ['remove', '0'], ['remove', '999999'], ['change', 'x', 'a, b'], ['list', 'x', 'y', 'z'], [], ['import']]) await expect(run('', ...wrong)).rejects.toThrow(/Usage|two words|already|There are no synonyms|too much/);
    const last = (await run('', 'add', 'lamp, luminaire')).split(' ')[0] ?? '';
    expect(await run('', 'remove', last)).toContain('removed');
    expect((await editor.get('/audit', { q: 'npm run synonyms' })).answer.entries.length).toBe(5);
  });

  it('of a search in a store with an assortment shows what that store sells', async () => {
    await importCatalog(server.pool, sourceOf(inTurn([...rows, { ...rows[0], id: 'other-easel', categoryPath: [{ id: '80', name: 'Brushes' }] }])));
    await setAssortment(server.pool, 'VA', readAssortmentInput({ categories: { exclude: ['80'] } }));
    // Which stores have an assortment is read again after a while.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await (await server.visitor()).get('/search/advantage_search?q=folding+lamp', { headers: { 'x-store': 'VA' } });
    await server.valueOf(searchCounts)?.written();
    const { effects } = (await editor.get('/synonyms/preview', { phrases: 'folding lamp, flipchart' })).answer;
    expect(effects.filter(({ query }) => query === 'folding lamp').map(({ store, comesIn }) => [store, comesIn.map(({ productId }) => productId)])).toEqual([['VA', ['easel']]]);
  });

  it('only a catalog editor changes them', async () => {
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.post('/synonyms/set', { id: null, phrases: 'tripod, stand', was: null })).status).toBe(403);
    expect((await clerk.get('/synonyms/preview', { phrases: 'lamp, light' })).status).toBe(200);
  });

  it('says of a search whose first page has the same products that they are in another order, and of no other search', async () => {
    const named = (id: string, name: string) => ({ ...rows[0], id, name });
    // None has both words; the rarer one leads. By the change two have both.
    await importCatalog(server.pool, sourceOf(inTurn([named('zeppelin', 'Zeppelin'), named('first', 'Beacon airship'), named('second', 'Beacon airship of wood')])));
    expect(await found('zeppelin beacon')).toEqual(['zeppelin', 'first', 'second']);
    await server.valueOf(searchCounts)?.written();
    const { effects } = (await editor.get('/synonyms/preview', { phrases: 'zeppelin, airship' })).answer;
    const of = (asked: string) => effects.find(({ query }) => query === asked);
    expect(of('zeppelin beacon')).toMatchObject({ comesIn: [], goesOut: [], isMoved: true });
    expect(of('zeppelin'), 'others come in').toMatchObject({ before: 1, after: 3, isMoved: false });
  });
});
