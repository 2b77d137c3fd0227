import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const news = { key: 'NEWS_ONE', title: 'One', shown: 'news', updated: '2026-11-01', content: '<p>One</p><script>alert(1)</script>', categories: '', was: null } as const;

describe.each(oneTestDatabase())('pages of information at the desk on $name', ({ open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    editor = await operatorAtDesk(server, 'catalogEditor');
  });
  afterAll(() => server.close());

  const get = async (path: string) => (await (await server.visitor()).get(path)).envelope;

  const stateOf = async (key: string): Promise<string> => (await editor.get('/page', { key })).answer.page.state;

  it('an entry of the news is written, read by buyers without what may not be there, changed and removed [spec 2.130]', async () => {
    expect(await get('/information/news')).toMatchObject({ responseName: 'Success', attributes: { items: [], total: 0 } });
    expect(await editor.post('/page/save', { ...news, key: 'no key' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'key' }] } });
    expect(await editor.post('/page/save', { ...news, updated: '2026-02-30' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'updated' }] } });
    expect((await editor.post('/page/save', news)).status).toBe(200);
    expect(await editor.post('/page/save', news)).toMatchObject({ status: 409, refusal: { code: 'TAKEN', fieldErrors: [{ field: 'key' }] } });
    await editor.post('/page/save', { ...news, key: 'NEWS_TWO', title: 'Two', updated: '2026-11-02', content: '<p>Two</p>' });
    expect((await get('/information/news')).attributes).toMatchObject({ total: 2, pageCount: 1, items: [{ keyName: 'NEWS_TWO', updatedOn: '2026-11-02' }, { keyName: 'NEWS_ONE', content: '<p>One</p>' }] });
    expect((await editor.get('/page', { key: 'NEWS_ONE' })).answer).toMatchObject({ page: { supplied: false, content: news.content }, seen: '<p>One</p>', isCut: true });
    expect((await editor.get('/page', { key: 'NEWS_TWO' })).answer).toMatchObject({ isCut: false });
    expect((await editor.post('/page/save', { ...news, was: await stateOf('NEWS_ONE'), title: 'One, changed' })).status).toBe(200);
    expect((await editor.get('/pages', { state: 'news', q: 'changed' })).answer).toMatchObject({ total: 1, pages: [{ key: 'NEWS_ONE', title: 'One, changed' }] });
    const was = await stateOf('NEWS_ONE');
    expect((await editor.post('/page/remove', { key: 'NEWS_ONE', was, reason: 'Old' })).status).toBe(200);
    expect((await editor.post('/page/remove', { key: 'NEWS_ONE', was, reason: 'Old' })).status).toBe(404);
    expect((await get('/information/news')).attributes).toMatchObject({ total: 1 });
    expect((await editor.get('/audit', { q: 'NEWS_ONE' })).answer.entries.map(({ action }) => action)).toEqual(['page.removed', 'page.changed', 'page.written']);
  });

  it('of two editors who have loaded the same page, the second writes over nothing that they have not seen', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'second@desk.example.gov');
    const made = await editor.post('/page/save', { ...news, key: 'NEWS_SHARED' });
    expect(made.answer.state).toBe(await stateOf('NEWS_SHARED'));
    const change = { ...news, key: 'NEWS_SHARED', was: made.answer.state };
    const first = await editor.post('/page/save', { ...change, title: 'First' });
    expect(first.status).toBe(200);
    const meanwhile = { status: 409, refusal: { code: 'CHANGED_MEANWHILE' } };
    expect(await other.post('/page/save', { ...change, title: 'Second' })).toMatchObject(meanwhile);
    expect(await other.post('/page/remove', { key: change.key, was: change.was, reason: 'Old' })).toMatchObject(meanwhile);
    expect((await other.get('/page', { key: change.key })).answer.page.title).toBe('First');
    expect((await editor.post('/page/remove', { key: change.key, was: first.answer.state, reason: 'Old' })).status).toBe(200);
  });

  it('of two editors who write the same new page at once, the second is told that its key is taken', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'third@desk.example.gov');
    for (let turn = 0; turn < 5; turn++) {
      const key = `AT_ONCE_${turn}`;
      const answers = await Promise.all([editor, other].map((browser, nth) => browser.post('/page/save', { ...news, key, title: `Of ${nth}` })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject({ refusal: { code: 'TAKEN', fieldErrors: [{ field: 'key', message: expect.stringContaining('already') }] } });
      const { page } = (await editor.get('/page', { key })).answer;
      expect(page.title).toBe(`Of ${answers.findIndex(({ status }) => status === 200)}`);
      await editor.post('/page/remove', { key, was: page.state, reason: 'Old' });
    }
  });

  it('pages go out as a file and come back, and rows that do not fit are named', async () => {
    const csv = 'key,title,content\nSTATE_LOCAL,State and local,<p>For states</p>\nbad key,Bad,<p>x</p>\nCONTRACTORS,,<p>x</p>\n';
    expect((await editor.post('/pages/import', { fileName: 'pages.csv', csv })).answer).toMatchObject({ added: 1, changed: 0, same: 0, rejected: 2, rejects: [{ line: 3, field: 'key' }, { line: 4, field: 'title' }] });
    const saved = (await editor.get('/pages/export')).answer.csv;
    expect((await editor.post('/pages/import', { fileName: 'pages.csv', csv: saved })).answer).toMatchObject({ added: 0, changed: 0, rejected: 0 });
    const viewer = await operatorAtDesk(server, 'viewer');
    expect((await viewer.post('/pages/import', { fileName: 'pages.csv', csv })).status).toBe(403);
  });

  it('known pages are at addresses of their own, and say so where they are not written [spec 2.130, 2.52]', async () => {
    expect(await get('/information/state_local')).toMatchObject({ responseName: 'Success', attributes: { title: 'State and local', content: '<p>For states</p>' } });
    expect(await get('/information/contractor')).toMatchObject({ responseName: 'Failure', attributes: { keyName: 'CONTRACTORS' } });
    expect(await get('/information/helpfasid')).toMatchObject({ responseName: 'Failure', attributes: { keyName: 'FAS_ID_HELP' } });
    expect(await get('/information/content_page?keyName=STATE_LOCAL')).toMatchObject({ responseName: 'Success', attributes: { keyName: 'STATE_LOCAL' } });
    expect(await get('/information/content_page?keyName=../x')).toMatchObject({ responseName: 'Failure' });
    const all = await get('/information/content_page');
    expect(all.responseName).toBe('Index');
    expect((all.attributes as { pages: { keyName: string }[] }).pages.map(({ keyName }) => keyName)).toEqual(['STATE_LOCAL']);
  });
});
