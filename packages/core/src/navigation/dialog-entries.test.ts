import { describe, expect, it } from 'vitest';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { openTab } from '../testing/world.ts';
import { DialogEntries } from './dialog-entries.ts';

const server = () => new FakeServer().on('/main/start_page', answered('Success')).on('/search/advantage_search', answered('Success')).on('/cart/shopping_cart', answered('Initial'));

/** A buyer at the results, after the start page, with dialogs that close as those of the shell do. */
async function atResults() {
  const world = await openTab({ url: '/ws/main/start_page', server: server() });
  world.storefront.open('/search/advantage_search', { query: { q: 'toner' } });
  await world.settle();
  const dialogs = world.storefront.inject(DialogEntries);
  const open = new Set<string>();
  const show = (name: string) => {
    open.add(name);
    const closed = dialogs.opened(() => hide());
    const hide = () => {
      if (open.delete(name)) closed();
    };
    return hide;
  };
  const state = () => [world.shown(), [...open], world.history.index];
  return { world, show, state, asked: () => world.server.log.length };
}

describe('Back', () => {
  it('closes a dialog, and leaves the results only when it is pressed again; nothing is asked', async () => {
    const { world, show, state, asked } = await atResults();
    show('quick look');
    const before = asked();
    expect(state()).toEqual(['Search', ['quick look'], 2]);
    world.history.back();
    await world.settle();
    expect([state(), asked()]).toEqual([['Search', [], 1], before]);
    world.history.back();
    await world.settle();
    expect(state()).toEqual(['Start', [], 0]);
  });

  it('closes the upper one of two dialogs', async () => {
    const { world, show, state } = await atResults();
    show('compare');
    show('question');
    world.history.back();
    await world.settle();
    expect(state()).toEqual(['Search', ['compare'], 2]);
    world.history.back();
    await world.settle();
    expect(state()).toEqual(['Search', [], 1]);
  });

  it('two entries at once closes both', async () => {
    const { world, show, state } = await atResults();
    show('compare');
    show('question');
    world.history.go(-2);
    await world.settle();
    expect(state()).toEqual(['Search', [], 1]);
  });
});

describe('a dialog that is closed in another way', () => {
  it('goes back by itself: there is no trap', async () => {
    const { world, show, state } = await atResults();
    show('quick look')();
    await world.settle();
    expect(state()).toEqual(['Search', [], 1]);
    world.history.back();
    await world.settle();
    expect(state()).toEqual(['Start', [], 0]);
  });

  it('lets a page come after it has gone back: the page follows the one below', async () => {
    const { world, show, state } = await atResults();
    const hide = show('question');
    world.storefront.open('/cart/shopping_cart');
    hide();
    await world.settle();
    expect(state()).toEqual(['Cart', [], 2]);
    expect(world.history.urls).toEqual(['/ws/main/start_page', '/ws/search/advantage_search?q=toner', '/ws/cart/shopping_cart']);
  });

  it('and Forward shows the page below it again', async () => {
    const { world, show, state } = await atResults();
    show('quick look')();
    await world.settle();
    world.history.go(1);
    await world.settle();
    expect(state()).toEqual(['Search', [], 2]);
  });
});

it('a page that is entered from a dialog takes the place of its entry: Back leads to the results', async () => {
  const { world, show, state } = await atResults();
  const hide = show('quick look');
  world.storefront.open('/cart/shopping_cart');
  await world.settle();
  hide();
  await world.settle();
  expect(state()).toEqual(['Cart', [], 2]);
  world.history.back();
  await world.settle();
  expect(state()).toEqual(['Search', [], 1]);
});

it('a link to a place in the dialog leaves it open', async () => {
  const { world, show, state } = await atResults();
  show('address');
  world.history.followFragment('#city');
  await world.settle();
  expect(state()[1]).toEqual(['address']);
});
