import { describe, expect, it } from 'vitest';
import { resolveScreen } from './resolve-screen.ts';
import { defineScreen, overrideScreen, screenFor } from './named-screen.ts';
import type { AnyNamedScreen } from './named-screen.ts';
import { screenMaps } from './screen-maps.ts';
import { screen, type ScreenDefinition } from './screen.ts';

const load = () => Promise.resolve({ default: () => null });
const cart = defineScreen('cart', { title: 'Cart', layout: 'index', identity: () => 'the cart', load });
const row = (contributed: { key: string | null; value: unknown }) => [contributed.key ?? '', contributed.value as ScreenDefinition] as const;
const replaced = (...overrides: readonly { key: string | null; value: unknown }[]) => new Map(overrides.map(({ key, value }) => [key ?? '', value as AnyNamedScreen]));

const defaults = [
  row(screenFor('/cart/shopping_cart', 'Initial', cart)),
  row(screenFor('/cart/delete_item', 'Failure', cart)),
  row(screen({ path: '/login', responseName: 'Success', title: 'Sign in', layout: 'modal', load })),
];
const wide = overrideScreen(cart, { layout: 'wide', load });
const ownRow = row(screen({ path: '/cart/delete_item', responseName: 'Failure', title: 'Not removed', layout: 'index', load }));
const addedRow = row(screenFor('/cart/addCart', 'Success', cart));

describe('the screen of a response', () => {
  it.each([
    { why: 'is that of the defaults where the store has nothing', own: [], overrides: replaced(), path: '/cart/shopping_cart', name: 'Initial', shown: { title: 'Cart', layout: 'index' } },
    { why: 'is the replacement in every row of a replaced screen: the first', own: [], overrides: replaced(wide), path: '/cart/shopping_cart', name: 'Initial', shown: { title: 'Cart', layout: 'wide' } },
    { why: 'is the replacement in every row of a replaced screen: the second', own: [], overrides: replaced(wide), path: '/cart/delete_item', name: 'Failure', shown: { title: 'Cart', layout: 'wide' } },
    { why: 'is the store’s own row before the replacement', own: [ownRow], overrides: replaced(wide), path: '/cart/delete_item', name: 'Failure', shown: { title: 'Not removed', layout: 'index' } },
    { why: 'is the replacement in a row that the store adds for the replaced screen', own: [addedRow], overrides: replaced(wide), path: '/cart/addCart', name: 'Success', shown: { title: 'Cart', layout: 'wide' } },
    { why: 'is that of the defaults in a row that the store adds without a replacement', own: [addedRow], overrides: replaced(), path: '/cart/addCart', name: 'Success', shown: { title: 'Cart', layout: 'index' } },
    { why: 'is untouched where the row has a screen of its own', own: [], overrides: replaced(wide), path: '/login', name: 'Success', shown: { title: 'Sign in', layout: 'modal' } },
  ])('$why', ({ own, overrides, path, name, shown }) => {
    expect(resolveScreen({ path, responseName: name }, screenMaps(own, defaults, overrides))).toMatchObject({ ...shown, path, responseName: name });
  });

  it('keeps its title and its identity unless they are replaced', () => {
    const identityIn = (replacement: Parameters<typeof overrideScreen>[1]) =>
      resolveScreen({ path: '/cart/shopping_cart', responseName: 'Initial' }, screenMaps([], defaults, replaced(overrideScreen(cart, replacement))));
    expect(identityIn({ layout: 'wide', load })?.identity?.(new URLSearchParams(), {})).toBe('the cart');
    expect(identityIn({ layout: 'wide', title: 'Basket', identity: () => 'basket', load })).toMatchObject({ title: 'Basket' });
  });

  it('is told apart in the maps: what the store replaces is the store’s', () => {
    const maps = screenMaps([], defaults, replaced(wide));
    expect([...maps.store.keys()]).toEqual(['/cart/shopping_cart Initial', '/cart/delete_item Failure']);
    expect(maps.defaults.get('/cart/shopping_cart Initial')?.layout).toBe('index');
  });
});
