import { KnownKinds } from '@quartermaster/core/testing';
import { closePages, examplesOf, renderScreen, renderStore } from '@quartermaster/core-testing';
import axe from 'axe-core';
import { afterEach, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import fss from './index.ts';

afterEach(closePages);

const { storefront } = await renderStore(fss);
const store = storefront.store.get();
closePages();
if (store === null) throw new Error('FSS is not composed.');
// Screens of the default map have no counterpart in the older look: they wear it all the same.
const areas = ['/search/', '/catalog/', '/information/', '/department/', '/checkout/', '/ordering/', '/cart/'];
const replaced = new Set([...store.screens.store.values()].map(({ path, responseName }) => `${path} ${responseName}`));
// Those of ordering, and why none of them has a body of its own: decision 0312.
const defaults = [...store.screens.defaults.values()].filter(({ path, responseName }) => areas.some((area) => path.startsWith(area)) && !replaced.has(`${path} ${responseName}`));
const cases = defaults
  // One path of each screen: the cart is the same screen for many answers.
  .filter(({ load }, index) => defaults.findIndex((one) => String(one.load) === String(load)) === index)
  .flatMap(({ path, responseName }) => examplesOf(path, responseName).slice(0, 1).map(({ name }) => ({ path, responseName, example: name })));

const kinds = new KnownKinds();

/** Components that ask for the width hear of it with the next frame. */
const atRest = (): Promise<void> => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 0)); });

// One page, on a phone and then in a wide window. axe examines a page that has a kind of element which none before had at either width, or hides or shows
// one as none did (decisions 0340, 0358); `npm run test:accessibility` has it examine each.
it.each(cases)('$path $responseName: in the older look the default screen has no accessibility violation and fits the width, on a phone and on a desk', async ({ path, responseName, example }) => {
  await page.viewport(390, 3000);
  document.documentElement.lang = 'en';
  await renderScreen(fss, path, responseName, { example });
  await expect.poll(() => [...document.styleSheets].some(({ href }) => href?.includes('adv12') === true)).toBe(true);
  await expect.poll(() => document.querySelector('h1, [role="dialog"]')).not.toBeNull();
  for (const width of [390, 1280]) {
    await page.viewport(width, 3000);
    await atRest();
    expect(document.documentElement.scrollWidth, `${width} pixels`).toBeLessThanOrEqual(width);
    if (!kinds.hasNew(document.body, 'a page') && !inject('everyPage')) continue;
    const { violations } = await axe.run(document.documentElement, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), `${width} pixels`).toEqual([]);
  }
});
