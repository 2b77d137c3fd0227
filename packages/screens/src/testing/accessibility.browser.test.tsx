import { screenPoint, type ScreenDefinition } from '@quartermaster/core';
import { KnownKinds } from '@quartermaster/core/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { areaDefaults } from '../index.ts';
import { examplesOf } from './examples.ts';
import { pageViolations } from './page-violations.ts';
import { sampleStorefront } from './sample-storefront.ts';
import { loadScreen, ScreenInShell } from './ScreenInShell.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** axe examines each page, and not those alone on which something is new. */
    everyPage: boolean;
  }
}

const definitions = areaDefaults.filter((one) => one.point === screenPoint).map((one) => one.value as ScreenDefinition);
const shown = definitions.flatMap(({ path, responseName, layout, load }) =>
  examplesOf(path, responseName).map(({ name, attributes }) => ({ path, responseName, layout, name, attributes, page: [layout, String(load), JSON.stringify(attributes)].join('\n') })),
);
/** Each page once: many answers show the same screen with the same attributes. */
const cases = [...new Map(shown.toReversed().map((one) => [one.page, one])).values()].toReversed();
type Case = (typeof cases)[number];

/** Shows the screen in a window of this width and asks it the question. */
async function show({ path, responseName, attributes }: Case, width: number, ask: (host: Element) => Promise<void>): Promise<void> {
  // So high that a page fits: what the bar at the foot of a phone covers until it is scrolled to is no target that is too small.
  await page.viewport(width, 6000);
  document.documentElement.lang = 'en';
  const storefront = await sampleStorefront();
  const runtime = storefront.store.get();
  if (runtime === null) throw new Error('The sample store is not composed.');
  const screen = await loadScreen(runtime, path, responseName, attributes);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<ScreenInShell storefront={storefront} screen={screen} />));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await ask(host);
  } finally {
    root.unmount();
    host.remove();
  }
}

const kinds = new KnownKinds();

// The story of each example is rendered on a desk: it is shown to axe there, and fits its width. axe examines a page that has a kind of element which none
// before had (decision 0340); `npm run test:accessibility` has it examine each that differs.
describe('on a phone', () => {
  it.each(cases)('$path $responseName: $name has no accessibility violation and fits the width', async (one) => {
    const isModal = one.layout === 'modal';
    await show(one, 390, async (host) => {
      const isExamined = kinds.hasNew(document.body, isModal ? 'modal' : 'page') || inject('everyPage');
      expect(isExamined ? await pageViolations(isModal ? host : document.documentElement, isModal) : []).toEqual([]);
    });
  });
});
