import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListedScreen } from './screen-list.ts';
import { tokenPages } from '../themes/token-groups.ts';
import { storyFiles } from './story-files.ts';

const cart: ListedScreen = { path: '/cart/shopping_cart', responseName: 'Initial', example: 'Two vendors', words: { area: 'Cart', screen: 'Shopping cart', occasion: 'The cart' }, alias: ['shopping-cart', 'Shopping Cart'], stores: ['ADVANTAGE', 'VA'], shownIn: ['ADVANTAGE', 'VA'], isModal: false, isOverride: false, isRepeated: false };

const screenFiles = (screens: ListedScreen[]) => storyFiles({ screens, displays: [], stores: [], themes: [] }).filter(({ name }) => name.startsWith('screens'));

it('puts the examples of a screen into one file, under area and screen in words, at the address of path and response', () => {
  const [file, ...rest] = screenFiles([cart, { ...cart, example: 'Prices changed' }]);
  expect(rest).toEqual([]);
  expect(file?.name).toBe('screens-cart-shopping-cart-initial-Cart-Shopping-cart.stories.ts');
  expect(file?.source).toContain('title: "Screens/Cart/Shopping cart", id: "screens-cart-shopping-cart-initial", tags: ["!autodocs","/cart/shopping_cart"]');
  expect(file?.source).toContain('export const TwoVendors = { name: "Two vendors", tags: ["ADVANTAGE","VA"], ');
  expect(file?.source).toContain('export const PricesChanged = { name: "Prices changed", ');
});

it('names the stores of a screen of their own', () => {
  const [file] = screenFiles([cart, { ...cart, stores: ['FSS', 'USMC'], isOverride: true }]);
  expect(file?.source).toContain('export const TwoVendorsFSSUSMC = { name: "Two vendors (FSS, USMC)", tags: ["FSS","USMC"], ');
});

it('gives a screen that several services answer with a place for each of them', () => {
  const added: ListedScreen = { ...cart, path: '/cart/addCart', responseName: 'Success', example: 'Added', words: { ...cart.words, occasion: 'Puts an offer into the cart' } };
  expect(screenFiles([cart, added]).map(({ source }) => source.match(/title: "([^"]*)"/)?.[1])).toEqual(['Screens/Cart/Shopping cart/The cart', 'Screens/Cart/Shopping cart/Puts an offer into the cart']);
});

it('gives every example an export of its own that a module may have, whatever it is called', () => {
  fc.assert(fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 12 }), (examples) => {
    const source = screenFiles(examples.map((example) => ({ ...cart, example })))[0]?.source ?? '';
    const names = [...source.matchAll(/^export const (\S+) =/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(examples.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
  }));
});

it('has a file for the start, each display-only screen, store and kind of token', () => {
  const files = storyFiles({ screens: [], displays: [{ path: '/error/unexpected', words: 'Unexpected Error', stores: ['ADVANTAGE'] }], stores: ['FSS'], themes: ['adv12'] });
  expect(files.map(({ name }) => name)).toEqual(['start.stories.ts', 'display-error-unexpected-ADVANTAGE.stories.ts', 'brand-FSS.stories.ts', ...tokenPages.map(({ title }) => `tokens-${title}.stories.ts`), 'search-words.json']);
  expect(files[1]?.source).toContain('title: "Display/Unexpected Error", id: "display-error-unexpected"');
  expect(files[2]?.source).toContain(`export const Shown = { name: "Brand", ...brandStory("FSS") };`);
  expect(files[3]?.source).toContain('title: "Tokens/Color"');
  expect(files[3]?.source).toContain('export const Themeadv12 = { name: "adv12", ...tokenStory({"title":"Color","groups":["color"]}, "adv12") };');
});
