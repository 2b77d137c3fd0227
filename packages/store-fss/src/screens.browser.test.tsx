import { KnownKinds } from '@quartermaster/core/testing';
import { closePages, examplesOf, renderScreen, renderStore } from '@quartermaster/core-testing';
import axe from 'axe-core';
import { afterEach, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import fss from './index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** axe examines each page, and not those alone on which something is new. */
    everyPage: boolean;
  }
}

afterEach(closePages);

const store = (await renderStore(fss)).storefront.store.get();
closePages();
if (store === null) throw new Error('FSS is not composed.');
const screens = [...store.screens.store.values()];
/** One path of each screen: the cart and the review are the same screen for many answers. */
const shown = screens.filter(({ load }, index) => screens.findIndex((one) => String(one.load) === String(load)) === index);
const cases = shown.flatMap(({ path, responseName }) => examplesOf(path, responseName).map(({ name }) => ({ path, responseName, example: name })));

/** Shows the screen on a phone. */
async function show({ path, responseName, example }: (typeof cases)[number]): Promise<void> {
  await resize(phone);
  document.documentElement.lang = 'en';
  await renderScreen(fss, path, responseName, { example });
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  await expect.poll(() => [...document.styleSheets].some(({ href }) => href?.includes('adv12') === true)).toBe(true);
}

/** So high that a page fits: what the bar at the foot of a phone covers until it is scrolled to is no target that is too small. */
const resize = (width: number): Promise<void> => page.viewport(width, 6000);

/** Components that ask for the width hear of it with the next frame. */
const atRest = (): Promise<void> => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 0)); });

const phone = 390;
/** A screen of 1280 pixels at 200 %. */
const enlarged = 640;

const kinds = new KnownKinds();

// The story of each example is rendered on a desk: it is shown to axe there, and fits its width. A page is enlarged by who reads it: that is the same page,
// asked again. axe examines a page that has a kind of element which none before had at either width, or hides or shows one as none did (decisions 0340, 0358);
// `npm run test:accessibility` has it examine each.
it.each(cases)('$path $responseName: $example has no accessibility violation and fits the width, on a phone and at 200 %', async (one) => {
  await show(one);
  for (const width of [phone, enlarged]) {
    await resize(width);
    await atRest();
    expect(document.documentElement.scrollWidth, `${width} pixels`).toBeLessThanOrEqual(width);
    if (!kinds.hasNew(document.body, 'a page') && !inject('everyPage')) continue;
    const report = await axe.run(document.documentElement, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Neither is read: what axe would work out for them takes most of its time.
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
    });
    expect(report.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`), `${width} pixels`).toEqual([]);
  }
});
