import { KnownKinds } from '@quartermaster/core/testing';
import { closePages, examplesOf, renderScreen, renderStore } from '@quartermaster/core-testing';
import axe from 'axe-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
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
const cases = [...store.screens.defaults.values()]
  .filter(({ path, responseName }) => areas.some((area) => path.startsWith(area)) && !replaced.has(`${path} ${responseName}`))
  .flatMap(({ path, responseName }) => examplesOf(path, responseName).slice(0, 1).map(({ name }) => ({ path, responseName, example: name })));

const kinds = new KnownKinds();

// axe examines a page that has a kind of element which none before had (decision 0340); `npm run test:accessibility` has it examine each.
describe.each([1280, 390])('default screens in the older look, %i pixels wide', (width) => {
  it.each(cases)('$path $responseName has no accessibility violation and fits the width', async ({ path, responseName, example }) => {
    await page.viewport(width, 3000);
    document.documentElement.lang = 'en';
    await renderScreen(fss, path, responseName, { example });
    await expect.poll(() => [...document.styleSheets].some(({ href }) => href?.includes('adv12') === true)).toBe(true);
    await expect.poll(() => document.querySelector('h1, [role="dialog"]')).not.toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    if (!kinds.hasNew(document.body, `${width}`) && !inject('everyPage')) return;
    const { violations } = await axe.run(document.documentElement, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
});
