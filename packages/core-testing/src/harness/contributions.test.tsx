import { defineStore, overrideScreen, screen } from '@quartermaster/core';
import { areas } from '@quartermaster/screens';
import { expect, it } from 'vitest';
import { hostDefaults } from '../rendering/storefront-of.ts';
import { ownScreens } from './contributions.tsx';

const load = () => Promise.resolve({ default: () => null });
const { shoppingCart } = areas.cart.screens;
const cartRows = hostDefaults.flatMap(({ key, value }) => ((value as { screen?: unknown }).screen === shoppingCart ? [key ?? ''] : [])).toSorted();

it('a replaced screen is examined in every row that shows it, and a row of the store’s own as the store has it', () => {
  const own = screen({ path: '/cart/addCart', responseName: 'Failure', title: 'Not added', layout: 'help', load });
  const store = defineStore({
    id: { name: 'SAMPLE', number: 100 },
    coreRange: '^0.1.0',
    theme: { id: 'sample', css: ':root{}' },
    brand: { Logo: () => null, welcomeText: 'Welcome' },
    overrides: [overrideScreen(shoppingCart, { layout: 'classic', load }), own],
  });
  const examined = ownScreens(store);
  expect(cartRows.length).toBeGreaterThan(8);
  expect(examined.map(({ path, responseName }) => `${path} ${responseName}`)).toEqual(cartRows);
  expect(examined.map(({ path, responseName, layout }) => (`${path} ${responseName}` === own.key ? 'own' : layout)).toSorted()).toEqual([...cartRows.slice(1).map(() => 'classic'), 'own']);
  expect(examined.find(({ layout }) => layout === 'help')).toMatchObject({ path: '/cart/addCart', responseName: 'Failure' });
});
