import { expect, it } from 'vitest';
import { defineArea, overrideArea } from './area.ts';
import { defineScreen, overrideScreen, screenFor } from './named-screen.ts';
import type { ScreenProps } from './screen.ts';

const Cart = (_: ScreenProps<'/cart/shopping_cart', 'Initial'>) => null;
const Narrower = (_: { attributes: { weather: string }; query: URLSearchParams }) => null;
const Static = () => null;
const loading = <Component,>(component: Component) => () => Promise.resolve({ default: component });

const cart = defineScreen('cart', { title: ({ cart: { groups } }) => `Cart of ${groups.length}`, layout: 'index', load: () => Promise.resolve({ default: Cart }) });
const weather = defineScreen('weather', { title: 'Weather', layout: 'index', load: () => Promise.resolve({ default: Narrower }) });
const notice = defineScreen('notice', { title: 'Notice', layout: 'index', load: () => Promise.resolve({ default: Static }) });

it('a row shows a named screen under its path and response name', () => {
  const row = screenFor('/cart/delete_item', 'Failure', cart);
  expect(row).toMatchObject({ key: '/cart/delete_item Failure', value: { path: '/cart/delete_item', responseName: 'Failure', layout: 'index', screen: cart } });
  expect(Object.isFrozen(row.value)).toBe(true);
  expect(row.value).not.toHaveProperty('name');
});

it('only a row whose response carries what the screen takes compiles, and only a replacement that takes no more', () => {
  const unchecked = [
    () => screenFor('/cart/shopping_cart', 'Initial', notice),
    // @ts-expect-error the screen wants attributes that this response does not carry
    () => screenFor('/cart/shopping_cart', 'Initial', weather),
    // @ts-expect-error the service has no such response name
    () => screenFor('/cart/shopping_cart', 'Success', notice),
    // @ts-expect-error the contract has no such path
    () => screenFor('/cart/shoping_cart', 'Initial', notice),
    () => overrideScreen(cart, { layout: 'index', load: loading(Static) }),
    // @ts-expect-error the replacement wants attributes that the replaced screen does not get
    () => overrideScreen(cart, { layout: 'index', load: loading(Narrower) }),
    // @ts-expect-error a replacement says which layout it is in
    () => overrideScreen(cart, { load: loading(Static) }),
  ];
  expect(unchecked).toHaveLength(7);
});

const area = defineArea({ name: 'sample', screens: { cart, notice }, contributions: [screenFor('/cart/shopping_cart', 'Initial', cart)] });

it('an area is replaced screen by screen, and what is left to the defaults is said so', () => {
  expect(overrideArea(area, { cart: { layout: 'wide', load: loading(Cart) }, notice: 'default' })).toMatchObject([{ key: 'cart', value: { name: 'cart', layout: 'wide' } }]);
});

it('the replacement of an area does not compile while a screen is undecided', () => {
  const unchecked = [
    // @ts-expect-error nothing is said of the notice
    () => overrideArea(area, { cart: 'default' }),
    // @ts-expect-error the area has no such screen
    () => overrideArea(area, { cart: 'default', notice: 'default', basket: 'default' }),
    // @ts-expect-error the replacement wants attributes that the screen does not get
    () => overrideArea(area, { cart: { layout: 'index', load: loading(Narrower) }, notice: 'default' }),
  ];
  expect(unchecked).toHaveLength(3);
});
