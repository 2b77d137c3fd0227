import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AttributesOf, HelpCategory } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../testing/server.ts';
import { loadInformation, readInformationFolder } from './index.ts';

type News = AttributesOf<'/information/news', 'Success'>;

const page = (title: string, body: string, shown = 'page') => `---\ntitle: ${title}\nshown: ${shown}\nupdated: 2026-11-20\n---\n${body}\n`;
const help = (label: string) => `---\ncategory: cart\nicon: cart\nlabel: ${label}\ntooltip: t\ndescription: d\npopular: yes\n---
=== cart_quantity
heading: Change a quantity
keywords: update, amount
open: yes

<p onclick="x()">Type it.</p>
=== cart_remove
heading: Remove

<p>Press Remove.</p>
`;

describe.each(oneTestDatabase())('information on $name', ({ open }) => {
  let server: TestServer;
  const folders: string[] = [];
  const write = (files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'information-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return readInformationFolder(folder);
  };
  beforeAll(async () => {
    server = await openServer(open);
    const content = write({
      'pages/TERMS.html': page('Terms', '<p>Both themes</p>'),
      'pages/CARD.html': page('Card', '<p>The older theme</p>'),
      'pages/ux_ui/CARD.html': page('Card', '<p>The new theme</p><script>alert(1)</script>'),
      'pages/AAC.html': page('What is an AAC?', '<p>Six characters</p>', 'modal'),
      'help/1-cart.html': help('Cart'),
    });
    await loadInformation(server.pool, content, { supplied: true });
  });
  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true });
    await server.close();
  });

  const get = async (path: string) => (await (await server.visitor()).get(path)).envelope;
  const pageOf = async (keyName: string) => {
    const { responseName, attributes } = await get(`/information/page?keyName=${encodeURIComponent(keyName)}`);
    return { responseName, ...(attributes as { keyName: string; content: string }) };
  };

  it('gives each theme its own version of a page, or the one that serves both [spec 7.25]', async () => {
    expect(await pageOf('CARD')).toMatchObject({ responseName: 'InfoPage', keyName: 'CARD', content: '<p>The older theme</p>' });
    expect(await pageOf('ux_ui/CARD')).toMatchObject({ responseName: 'InfoPage', keyName: 'CARD', content: '<p>The new theme</p>' });
    expect(await pageOf('ux_ui/TERMS')).toMatchObject({ responseName: 'InfoPage', keyName: 'TERMS', content: '<p>Both themes</p>' });
  });

  it('answers InfoModal where the page says so, and Failure where there is none [spec 2.51, 7.25]', async () => {
    expect(await pageOf('ux_ui/AAC')).toMatchObject({ responseName: 'InfoModal', title: 'What is an AAC?' });
    expect(await pageOf('ux_ui/NONE')).toMatchObject({ responseName: 'Failure', message: 'There is no page with the key NONE.' });
  });

  it.each(['../../etc/passwd', "' or 1=1 --", '<script>', 'ux_ui/', '%'])('finds nothing under %s', async (key) => {
    expect((await pageOf(key)).responseName).toBe('Failure');
  });

  it('has ten entries of news on a page, the newest first, and shows the last page where there are not so many', async () => {
    await server.pool.query(`insert into marketplace.information_page (key_name, title, shown_as, content, updated_on, supplied)
      select 'NEWS_' || n, 'Entry ' || n, 'news', '<p>New</p>', date '2026-11-01' + n, false from generate_series(1, 11) as n`);
    const first = (await get('/information/news')).attributes as unknown as News;
    expect([first.total, first.page, first.pageCount, first.items.map(({ title }) => title).at(0), first.items.length]).toEqual([11, 1, 2, 'Entry 11', 10]);
    const beyond = (await get('/information/news?page=99')).attributes as unknown as News;
    expect([beyond.page, beyond.items.map(({ title }) => title)]).toEqual([2, ['Entry 1']]);
  });

  it('an entry of the news is clean, is there once where the new theme has its own version, and is no page of the list', async () => {
    const content = write({
      'pages/NEWS_OWN.html': page('Own entry', '<p>New</p><script>alert(1)</script>', 'news').replace('2026-11-20', '2026-12-31'),
      'pages/ux_ui/NEWS_OWN.html': page('Own entry', '<p>Newer</p>', 'news').replace('2026-11-20', '2026-12-31'),
    });
    await loadInformation(server.pool, content, { supplied: true });
    const { items } = (await get('/information/news')).attributes as unknown as News;
    expect(items.filter(({ title }) => title === 'Own entry')).toMatchObject([{ keyName: 'NEWS_OWN', content: '<p>New</p>' }]);
    for (const address of ['/information/content_page', '/information/content_page?keyName=']) {
      const { responseName, attributes } = await get(address);
      expect([responseName, (attributes as { pages: { keyName: string }[] }).pages.map(({ keyName }) => keyName)]).toEqual(['Index', ['CARD', 'TERMS', 'AAC']]);
    }
  });

  it('pages with an address of their own are those of the theme of the store [spec 2.51]', async () => {
    const known = { STATE_LOCAL: 'state_local', CONTRACTORS: 'contractor', FAS_ID_HELP: 'helpfasid' };
    await loadInformation(server.pool, write(Object.fromEntries(Object.keys(known).flatMap((key) => [[`pages/${key}.html`, page(key, `<p>${key}, older</p>`)], [`pages/ux_ui/${key}.html`, page(key, `<p>${key}, new</p>`)]]))), { supplied: true });
    for (const [key, path] of Object.entries(known)) {
      expect(await get(`/information/${path}?store=ADVANTAGE`)).toMatchObject({ responseName: 'Success', attributes: { keyName: key, content: `<p>${key}, new</p>` } });
      expect(await get(`/information/${path}?store=FSS`)).toMatchObject({ responseName: 'Success', attributes: { content: `<p>${key}, older</p>` } });
    }
    await server.pool.query("delete from marketplace.information_page where key_name ~ 'STATE_LOCAL|CONTRACTORS|FAS_ID'");
  });

  it('what is loaded again has the categories of its last file', async () => {
    for (const categories of ['71', '7110, 75']) await loadInformation(server.pool, write({ 'pages/PROGRAM.html': page('Program', '<p>x</p>').replace('shown:', `categories: ${categories}\nshown:`) }), { supplied: true });
    expect((await server.pool.query("delete from marketplace.information_page where key_name = 'PROGRAM' returning categories")).rows).toEqual([{ categories: ['7110', '75'] }]);
  });

  it('gives help with every field of the specification, clean [spec 3.13, 7.26]', async () => {
    const { responseName, attributes } = await get('/information/help');
    expect(responseName).toBe('Success');
    expect((attributes as { helpConfig: { categories: HelpCategory[] } }).helpConfig.categories).toEqual([
      {
        id: 'help-cart', category: 'cart', icon: 'cart', label: 'Cart', tooltip: 't', description: 'd', popularItem: true,
        sections: [
          { id: 'help-cart-cart_quantity', heading: 'Change a quantity', content: '<p>Type it.</p>', isOpen: true, queryParams: { key: 'cart_quantity' }, keywords: ['update', 'amount'] },
          { id: 'help-cart-cart_remove', heading: 'Remove', content: '<p>Press Remove.</p>', isOpen: false, queryParams: { key: 'cart_remove' }, keywords: [] },
        ],
      },
    ]);
  });

  it('keeps the pages of an operator when a newer release brings its own', async () => {
    const own = write({ 'pages/TERMS.html': page('Our terms', '<p>Ours</p>'), 'help/1-cart.html': help('Our cart') });
    await loadInformation(server.pool, own, { supplied: false });
    const released = write({ 'pages/TERMS.html': page('New terms', '<p>New</p>'), 'help/1-cart.html': help('New cart'), 'pages/CARD.html': page('Card', '<p>Newer</p>') });
    await loadInformation(server.pool, released, { supplied: true });
    expect(await pageOf('TERMS')).toMatchObject({ title: 'Our terms' });
    expect(await pageOf('CARD')).toMatchObject({ content: '<p>Newer</p>' });
    expect(JSON.stringify(await get('/information/help'))).toContain('Our cart');
    const orders = help('Orders').replaceAll('cart', 'orders');
    await loadInformation(server.pool, write({ 'help/1-orders.html': orders, 'help/2-cart.html': help('Our cart') }), { supplied: false });
    const { helpConfig } = (await get('/information/help')).attributes as { helpConfig: { categories: HelpCategory[] } };
    expect(helpConfig.categories.map(({ category }) => category), 'in the order of their files').toEqual(['orders', 'cart']);
  });
});
