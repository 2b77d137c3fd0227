import { services } from '@quartermaster/contracts/schema';
import { helpLoadingPoint } from '@quartermaster/core';
import { resolveScreen } from '@quartermaster/core/host';
import { expect, it } from 'vitest';
import { composed } from '../composition/composed.ts';
import { stores } from '../composition/stores.ts';
import { contents } from './catalogue-contents.ts';
import { searchWords } from '../search/search-words.ts';
import { tokenPages } from '../themes/token-groups.ts';
import { storyFiles } from './story-files.ts';
import { namedStories } from './story-names.ts';

const runtimes = await Promise.all(stores.map(composed));

/** The screens that the engine would show, asked pair by pair: each response of each contract, with each of its examples, in each store that has a screen for it. */
const shown = runtimes.flatMap(({ name, screens, required }) =>
  services.flatMap(({ path, responses }) => {
    // A store that loads no help answers its address with 404 (specification, section 6).
    if (path === '/information/help' && !required(helpLoadingPoint).load) return [];
    return Object.entries(responses).flatMap(([responseName, { examples }]) =>
      resolveScreen({ path, responseName }, screens) === null ? [] : Object.keys(examples).map((example) => [name, path, responseName, example].join(' ')));
  }),
);

it('has every screen with each response name and each example in every store that shows it, and nothing else', () => {
  const listed = contents.screens.flatMap(({ path, responseName, example, stores: names }) => names.map((name) => [name, path, responseName, example].join(' ')));
  expect(new Set(shown).size).toBe(shown.length);
  expect(listed.toSorted()).toEqual(shown.toSorted());
});

it('writes each of them as one story, and a page for each store and for each kind of token in each theme', () => {
  const files = storyFiles(contents);
  const count = (made: string) => files.reduce((sum, { source }) => sum + source.split(`...${made}(`).length - 1, 0);
  expect(count('screenStory')).toBe(contents.screens.length);
  expect(count('displayStory')).toBe(contents.displays.length);
  expect(count('brandStory')).toBe(stores.length);
  expect(count('tokenStory')).toBe(contents.themes.length * tokenPages.length);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

it('says every screen and example in words: no path, no response name, and no two alike', () => {
  const named = namedStories(contents.screens);
  const titles = [...named.map(({ title, name }) => `${title}/${name}`), ...contents.displays.map(({ words, stores: [store] }) => `Display/${words}/${store ?? ''}`)];
  expect(named.length).toBeGreaterThan(200);
  expect(titles.filter((title) => /_|[a-z][A-Z]|\/\/|(^|[/ ])-|[- ]($|\/)/.test(title))).toEqual([]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
});

it('finds each of them by path, response, and name of the screen', () => {
  const words = searchWords(namedStories(contents.screens));
  expect(Object.keys(words).length).toBe(contents.screens.length);
  expect(words['screens-checkout-select-payment-selectpayment--card-refused']).toEqual(expect.arrayContaining(['/checkout/select_payment', 'SelectPayment', 'select-payment', 'Select Payment Method']));
});
