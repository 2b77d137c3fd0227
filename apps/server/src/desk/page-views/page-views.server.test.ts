import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldSteps } from '../../page-views/kept-steps.ts';
import { forgetOldViews } from '../../page-views/kept-views.ts';
import { pageSteps, pageViews } from '../../page-views/tokens.ts';
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
    await server.valueOf(pageSteps).written();
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
      steps: [], pages: [{ path: '/information/help', views: 2 }, { path: '/main/start_page', views: 1 }], days: [{ day: '2026-11-27', views: 3 }],
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
    expect((await viewer.get('/page-views/export', { store: 'VA', days: 2 })).answer.csv, 'of one store alone').toBe('day,store,page,views\r\n2026-11-27,VA,/information/help,1\r\n');
    await forgetOldViews(server.pool, new Date('2027-11-28T10:00:00Z'), 365);
    expect((await views({ days: 3650 })).days).toEqual([{ day: '2026-11-28', views: 1 }]);
  });

  it('has what was shown after what, of visitors who agreed: names of the contract alone, and nothing of who', async () => {
    now = new Date('2027-11-28T10:00:00Z');
    viewer = await operatorAtDesk(server, 'viewer');
    const visitor = await server.visitor();
    const step = { from: '', to: '/main/start_page', kind: 'page', responseName: 'Success' };
    const sent = await visitor.post('/main/page_steps', { steps: [step, step, { from: '/main/start_page', to: '/ada@agency.example.gov', kind: 'modal', responseName: 'Ada' }, { from: '__proto__', to: '/error/http_error', kind: 'error', responseName: '' }] });
    expect(sent.envelope.responseName).toBe('Noted');
    await visitor.post('/main/page_steps', { steps: [step] }, { headers: { 'x-store': 'VA' } });
    expect((await views({ days: 1 })).steps).toEqual([
      { ...step, steps: 3 },
      { from: '/main/start_page', to: 'other', kind: 'modal', responseName: '', steps: 1 },
      { from: 'other', to: '/error/http_error', kind: 'error', responseName: '', steps: 1 },
    ]);
    expect((await views({ days: 1, store: 'VA' })).steps).toEqual([{ ...step, steps: 1 }]);
    const { fileName, csv } = (await viewer.get('/page-steps/export', { store: 'VA', days: 1 })).answer;
    expect([fileName, csv]).toEqual(['page-steps-2027-11-28.csv', 'day,store,from,to,kind,answer,steps\r\n2027-11-28,VA,,/main/start_page,page,Success,1\r\n']);
    await visitor.post('/main/page_steps', { steps: [{ ...step, from: '/main/home' }] }, { headers: { 'x-store': 'VA' } });
    expect((await views({ days: 1, store: 'VA' })).steps, 'what comes later').toHaveLength(2);
    await forgetOldSteps(server.pool, new Date('2027-11-30T10:00:00Z'), 2);
    expect((await views({ days: 3650, store: 'VA' })).steps, 'on its last day').toHaveLength(2);
    await forgetOldSteps(server.pool, new Date('2027-12-01T10:00:00Z'), 2);
    expect((await views({ days: 3650 })).steps).toEqual([]);
  });

  it('takes no more different steps than a call and a day hold', async () => {
    const visitor = await server.visitor();
    const step = { from: '', to: '/main/home', kind: 'page', responseName: '' };
    expect((await visitor.post('/main/page_steps', { steps: Array.from({ length: 51 }, () => step) })).status).toBe(400);
    await server.pool.query(sql`insert into marketplace.page_step (store, day, from_page, to_page, kind, response_name, steps) select 'USDA', '2027-11-28', 'page-' || number, '/main/home', 'page', '', 1 from generate_series(1, 5000) as number`);
    await visitor.post('/main/page_steps', { steps: [step] }, { headers: { 'x-store': 'USDA' } });
    expect((await views({ days: 1, store: 'USDA' })).steps.some(({ from }) => from === '')).toBe(false);
  });

  it('goes on with the steps that are kept where a day holds no others, and stops at the largest number', async () => {
    const visitor = await server.visitor();
    const step = { from: '/main/home', to: '/cart/shopping_cart', kind: 'page', responseName: '' };
    await server.pool.query(sql`update marketplace.page_step set from_page = '/main/home', to_page = '/cart/shopping_cart' where store = 'USDA' and from_page = 'page-7'`);
    await visitor.post('/main/page_steps', { steps: [step, step] }, { headers: { 'x-store': 'USDA' } });
    expect((await views({ days: 1, store: 'USDA' })).steps[0]).toEqual({ ...step, steps: 3 });
    await server.pool.query(sql`update marketplace.page_step set steps = 2147483647 where store = 'USDA' and from_page in ('/main/home', 'page-8')`);
    await server.pool.query(sql`update marketplace.page_step set to_page = '/cart/shopping_cart', from_page = '/main/home', day = '2027-11-27' where store = 'USDA' and from_page = 'page-8'`);
    await server.pool.query(sql`insert into marketplace.page_view (store, day, path, views) values ('USDA', '2027-11-28', '/information/help', 2147483647), ('USDA', '2027-11-27', '/information/help', 2147483647), ('DHS', '2027-11-28', '/information/help', 5)`);
    await visitor.post('/main/page_steps', { steps: [step] }, { headers: { 'x-store': 'USDA' } });
    await visitor.post('/main/page_steps', { steps: [step] }, { headers: { 'x-store': 'DHS' } });
    for (const store of ['USDA', 'DHS']) await visitor.get('/information/help', { headers: { ...page, 'x-store': store } });
    expect(await views({ days: 1, store: 'DHS' }), 'what is counted beside it').toMatchObject({ views: 6, steps: [{ ...step, steps: 1 }] });
    const { steps, pages, days } = await views({ days: 2, store: 'USDA' });
    expect([steps[0]?.steps, pages, days[0]?.views]).toEqual([2_147_483_647, [{ path: '/information/help', views: 2_147_483_647 }], 2_147_483_647]);
    expect((await views({ days: 1 })).days[0]?.views, 'of all stores').toBe(2_147_483_647);
  });
});
