import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldViews } from '../../page-views/kept-views.ts';
import { pageViews } from '../../page-views/tokens.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const page = { 'x-page': '1' };

describe.each(oneTestDatabase())('page views on $name', ({ open }) => {
  let now = new Date('2026-11-27T10:00:00Z');
  let server: TestServer;
  let viewer: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => now } });
    viewer = await operatorAtDesk(server, 'viewer');
  });
  afterAll(() => server.close());

  async function views(request: { store?: string; days?: number } = {}) {
    await server.valueOf(pageViews).written();
    return (await viewer.get('/page-views', { store: '', days: 30, ...request })).answer;
  }

  it('count the pages that are shown in a store, and neither calls of a page nor what fails', async () => {
    expect(await views()).toMatchObject({ views: 0, pages: [], days: [] });
    const visitor = await server.visitor();
    await visitor.get('/main/start_page', { headers: page });
    await visitor.get('/information/help', { headers: page });
    await visitor.get('/information/help', { headers: { ...page, 'x-store': 'VA' } });
    await visitor.get('/information/help');
    await visitor.get('/nowhere', { headers: page });
    await visitor.get('/orderhistory/my_orders', { headers: page });
    await visitor.post('/login/sign_in', {}, { headers: page });
    expect(await views()).toEqual({
      stores: expect.arrayContaining(['ADVANTAGE', 'VA']), views: 3, keptDays: 400,
      pages: [{ path: '/information/help', views: 2 }, { path: '/main/start_page', views: 1 }], days: [{ day: '2026-11-27', views: 3 }],
    });
    expect(await views({ store: 'VA' })).toMatchObject({ views: 1, pages: [{ path: '/information/help', views: 1 }] });
  });

  it('count the pages that a browser had asked for ahead, once it says that it has shown them, and nothing that the marketplace has not', async () => {
    const before = (await views()).views;
    const visitor = await server.visitor();
    await visitor.get('/main/session', { headers: { 'x-pages-viewed': `/catalog/product_detail /catalog/product_detail /nowhere __proto__ ${'/main/home '.repeat(20)}` } });
    const after = await views();
    expect(after.views - before).toBe(8);
    expect(after.pages).toEqual(expect.arrayContaining([{ path: '/catalog/product_detail', views: 2 }, { path: '/main/home', views: 6 }]));
  });

  it('are added up by day, saved as a file, and forgotten after the days of the deployment', async () => {
    now = new Date('2026-11-28T10:00:00Z');
    viewer = await operatorAtDesk(server, 'viewer');
    await (await server.visitor()).get('/information/help', { headers: page });
    expect((await views({ days: 1 })).days).toEqual([{ day: '2026-11-28', views: 1 }]);
    expect((await views({ days: 2 })).days.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-27']);
    const { fileName, csv } = (await viewer.get('/page-views/export', { store: 'ADVANTAGE', days: 1 })).answer;
    expect([fileName, csv]).toEqual(['page-views-2026-11-28.csv', 'day,store,page,views\r\n2026-11-28,ADVANTAGE,/information/help,1\r\n']);
    await forgetOldViews(server.pool, new Date('2027-11-28T10:00:00Z'), 365);
    expect((await views({ days: 3650 })).days).toEqual([{ day: '2026-11-28', views: 1 }]);
  });
});
