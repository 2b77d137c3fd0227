import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyPageOnce, type Choice } from './choice.ts';
import { halvesOf, runsOf, type DressedStory } from './runs.ts';

const stores = ['ADVANTAGE', 'FSS', 'USMC'];
const themes = ['adv12', 'adv19'];
const cart: DressedStory = { name: 'Screens/cart/Initial/Two vendors', stores: ['ADVANTAGE'], isOfStores: true, isFixed: false, isRepeated: false };
const ggsCart: DressedStory = { name: 'Screens/cart/Initial/Two vendors (FSS, USMC)', stores: ['FSS', 'USMC'], isOfStores: true, isFixed: false, isRepeated: false };
const layout: DressedStory = { name: 'Shell/Layouts/Index', stores: undefined, isOfStores: true, isFixed: false, isRepeated: false };
const button: DressedStory = { name: 'Components/Buttons/Button/Primary', stores: undefined, isOfStores: false, isFixed: false, isRepeated: false };
const brand: DressedStory = { name: 'Brand/FSS/Brand', stores: undefined, isOfStores: false, isFixed: true, isRepeated: false };
const stories = [cart, ggsCart, layout, button, brand];

const labels = (choice: Partial<Choice>) => runsOf(stories, { ...everyPageOnce, ...choice }, stores, themes).map(({ label }) => label);

it('runs each story once, in its own dress', () => {
  expect(runsOf(stories, everyPageOnce, stores, themes)).toEqual(stories.map((story) => ({ label: story.name, story, store: null, theme: null })));
});

it('runs one of the stories that show the same page, where new pages alone are asked for', () => {
  const repeated = { ...cart, name: 'Screens/cart/addCart/Two vendors', isRepeated: true };
  const names = (choice: Choice) => runsOf([cart, repeated], choice, stores, themes).map(({ label }) => label);
  expect(names(everyPageOnce)).toEqual([cart.name]);
  expect(names({ ...everyPageOnce, newPagesOnly: false })).toEqual([cart.name, repeated.name]);
});

it('runs each story in every store that shows it and every theme: a component in the themes, a fixed page once', () => {
  expect(labels({ everyDress: true })).toEqual([
    'Screens/cart/Initial/Two vendors · ADVANTAGE · adv12',
    'Screens/cart/Initial/Two vendors · ADVANTAGE · adv19',
    ...['FSS', 'USMC'].flatMap((store) => themes.map((theme) => `Screens/cart/Initial/Two vendors (FSS, USMC) · ${store} · ${theme}`)),
    ...stores.flatMap((store) => themes.map((theme) => `Shell/Layouts/Index · ${store} · ${theme}`)),
    'Components/Buttons/Button/Primary · adv12',
    'Components/Buttons/Button/Primary · adv19',
    'Brand/FSS/Brand',
  ]);
});

it('takes the stores, themes and words that are asked for', () => {
  expect(labels({ everyDress: true, stores: ['FSS'], themes: ['adv12'] })).toEqual(['Screens/cart/Initial/Two vendors (FSS, USMC) · FSS · adv12', 'Shell/Layouts/Index · FSS · adv12']);
  expect(labels({ everyDress: true, themes: ['adv19'], words: ['components', 'brand'] })).toEqual(['Components/Buttons/Button/Primary · adv19']);
  expect(labels({ words: ['CART', 'Brand'] })).toEqual([cart.name, ggsCart.name, brand.name]);
});

it('knows no other stores and themes', () => {
  expect(() => labels({ everyDress: true, stores: ['NAVY'] })).toThrow('There is no store NAVY; there are: ADVANTAGE, FSS, USMC.');
  expect(() => labels({ everyDress: true, themes: ['dark'] })).toThrow('There is no theme dark; there are: adv12, adv19.');
});

it('leaves out no run when the stores are asked for one by one', () => {
  const ofStores = fc.record({ name: fc.string(), stores: fc.option(fc.subarray(stores), { nil: undefined }), isOfStores: fc.constant(true), isFixed: fc.constant(false), isRepeated: fc.constant(false) });
  fc.assert(fc.property(fc.array(ofStores), (given) => {
    const count = (chosen: readonly string[]) => runsOf(given, { ...everyPageOnce, everyDress: true, stores: chosen }, stores, themes).length;
    expect(stores.reduce((sum, store) => sum + count([store]), 0)).toBe(count([]));
  }));
});

it('divides the runs into halves, none left out, and the stories of a screen in one of them', () => {
  const run = (screen: number, story: number) => ({ story: { name: `Screens/${screen}/${story}` } });
  fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }), (sizes) => {
    const runs = sizes.flatMap((size, screen) => Array.from({ length: size }, (_, story) => run(screen, story)));
    const [one, other] = halvesOf(runs);
    const names = (some: typeof runs) => some.map(({ story }) => story.name);
    const screensOf = (some: typeof runs) => new Set(names(some).map((name) => name.split('/')[1]));
    expect([...names(one), ...names(other)].toSorted()).toEqual(names(runs).toSorted());
    expect([...screensOf(one)].filter((screen) => screensOf(other).has(screen))).toEqual([]);
    expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(Math.max(0, ...sizes));
  }));
});
