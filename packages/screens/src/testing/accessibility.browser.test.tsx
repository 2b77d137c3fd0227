import { screenPoint, type ScreenDefinition } from '@quartermaster/core';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { areaDefaults } from '../index.ts';
import { examplesOf } from './examples.ts';
import { sampleStorefront } from './sample-storefront.ts';
import { loadScreen, ScreenInShell } from './ScreenInShell.tsx';

const definitions = areaDefaults.filter((one) => one.point === screenPoint).map((one) => one.value as ScreenDefinition);
const cases = definitions.flatMap(({ path, responseName, layout }) =>
  examplesOf(path, responseName).map(({ name, attributes }) => ({ path, responseName, layout, name, attributes })),
);
const widths = [{ device: 'laptop', width: 1280 }, { device: 'phone', width: 390 }];

async function violations(context: Element, isModal: boolean): Promise<string[]> {
  const report = await axe.run(context, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Neither is read: what axe would work out for them takes most of its time.
    resultTypes: ['violations'],
    selectors: false,
    preload: { assets: ['media'] },
    // A modal screen stands in its dialog, which has the heading and the region.
    ...(isModal && { rules: { 'region': { enabled: false }, 'page-has-heading-one': { enabled: false }, 'heading-order': { enabled: false } } }),
  });
  return report.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
}

describe.each(widths)('on a $device', ({ width }) => {
  it.each(cases)('$path $responseName: $name has no accessibility violation and fits the width', async ({ path, responseName, layout, attributes }) => {
    await page.viewport(width, 800);
    document.documentElement.lang = 'en';
    const storefront = await sampleStorefront();
    const runtime = storefront.store.get();
    if (runtime === null) throw new Error('The sample store is not composed.');
    const screen = await loadScreen(runtime, path, responseName, attributes);
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    try {
      flushSync(() => root.render(<ScreenInShell storefront={storefront} screen={screen} />));
      expect(await violations(layout === 'modal' ? host : document.documentElement, layout === 'modal')).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      root.unmount();
      host.remove();
    }
  });
});
