import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { CurrentStore } from '../store/current-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { openTab, sessionOf, type World, type WorldOptions } from '../testing/world.ts';

const path = '/categories/category_list';
const category = { id: '75', name: 'Office', picture: 'toner', count: 3, children: [], kind: 'products' };
const tenMinutes = 600_000;

const tab = (options: WorldOptions = {}) =>
  openTab({ server: new FakeServer().on('/main/start_page', answered('Success')).on(path, [category]), ...options });
const read = (world: World) => world.storefront.read(path, {});
const askedIn = (world: World) => world.server.asked(path).length;

describe('a list that everybody shares [spec 7.20, 7.21]', () => {
  it('is asked for once, however many want it at the same time', async () => {
    const world = await tab();
    expect(await Promise.all([read(world), read(world), read(world)])).toEqual([[category], [category], [category]]);
    expect(askedIn(world)).toBe(1);
  });

  it('is kept while it is fresh and asked for again when it is stale', async () => {
    const world = await tab();
    await read(world);
    world.clock.advance(tenMinutes - 1);
    await read(world);
    expect(askedIn(world)).toBe(1);
    world.clock.advance(1);
    await read(world);
    expect(askedIn(world)).toBe(2);
  });

  it('is kept by the browser: the next page and the next tab have it', async () => {
    const localStorage = memoryStorage();
    await read(await tab({ localStorage }));
    const next = await tab({ localStorage });
    expect(await read(next)).toEqual([category]);
    expect(askedIn(next)).toBe(0);
  });

  it('is kept for its store alone', async () => {
    const world = await tab();
    await read(world);
    // A switch does this before the other store's first call.
    world.storefront.container.resolve(CurrentStore).name = 'FSS';
    await read(world);
    expect(askedIn(world)).toBe(2);
    expect(world.server.asked(path).map(({ headers }) => headers.get('x-store'))).toEqual(['ADVANTAGE', 'FSS']);
  });

  it('still serves when it is stale and the server fails; nothing kept is a failure', async () => {
    const world = await tab();
    await read(world);
    world.clock.advance(tenMinutes);
    world.server.on(path, { status: 503 });
    expect(await read(world)).toEqual([category]);
    await expect(read(await tab({ server: new FakeServer().on('/main/start_page', answered('Success')).on(path, { status: 503 }) }))).rejects.toThrow('could not execute');
  });

  it('is asked for again after a failure', async () => {
    const world = await tab();
    world.server.on(path, { status: 503 });
    await expect(read(world)).rejects.toThrow('could not execute');
    world.server.on(path, [category]);
    expect(await read(world)).toEqual([category]);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing of the kind', '[1]'],
    ['an older release', JSON.stringify({ release: '0.0.1', at: 0, answer: { kind: 'plain', content: [] } })],
    ['a time to come', JSON.stringify({ release: '0.1.0', at: 9e15, answer: { kind: 'plain', content: [] } })],
  ])('is asked for when what is kept is %s', async (_what, kept) => {
    const world = await tab({ localStorage: memoryStorage({ [`cachedLists/ADVANTAGE${path}`]: kept }) });
    expect(await read(world)).toEqual([category]);
    expect(askedIn(world)).toBe(1);
  });

  it('stays for the others when one asker goes', async () => {
    const world = await tab();
    const gone = new AbortController();
    const both = Promise.all([world.storefront.read(path, {}, { signal: gone.signal }), read(world)]);
    gone.abort();
    expect(await both).toEqual([[category], [category]]);
  });
});

describe('help [spec 3.13, 7.26]', () => {
  const helpConfig = { categories: [] };
  const withHelp = () =>
    new FakeServer().on('/main/start_page', answered('Success')).on('/information/help', answered('Success', { helpConfig, ...sessionOf({ loggedIn: true, firstName: 'Pat' }) }));

  it('is loaded once and kept without who was signed in when it came', async () => {
    const localStorage = memoryStorage();
    const world = await tab({ server: withHelp(), localStorage });
    const first = await world.storefront.call('/information/help', {});
    expect(world.storefront.session.get()).toMatchObject({ loggedIn: true });
    const later = await tab({ server: withHelp(), localStorage });
    const second = await later.storefront.call('/information/help', { key: 'search_keyword' });
    expect(second.attributes).toEqual({ helpConfig });
    expect(first.attributes).toMatchObject({ helpConfig });
    expect(later.server.asked('/information/help')).toEqual([]);
    expect(later.storefront.session.get()).toMatchObject({ loggedIn: false, firstName: null });
  });
});

it('the page key is prefixed for the new theme on its way to the server [spec 7.25]', async () => {
  const server = new FakeServer().on('/main/start_page', answered('Success')).on('/information/page', answered('InfoPage'));
  const world = await tab({ server });
  await world.storefront.call('/information/page', { keyName: 'PIV_CAC_HELP' });
  expect(server.asked('/information/page')[0]?.query.getAll('keyName')).toEqual(['ux_ui/PIV_CAC_HELP']);
});
