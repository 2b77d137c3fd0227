import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../index.ts';
import { gallery } from './gallery.tsx';
import { cleanUp, render } from './render.tsx';

afterEach(cleanUp);

async function violations(context: Element): Promise<string[]> {
  const report = await axe.run(context, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // An example is not a page: these ask for a whole one.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'heading-order': { enabled: false }, 'skip-link': { enabled: false } },
  });
  return report.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
}

const widths = [{ name: 'desktop', width: 1280 }, { name: 'phone', width: 390 }];

test.each(Object.keys(gallery).flatMap((name) => widths.map((width) => ({ example: name, ...width }))))(
  '$example has no accessibility violation on a $name',
  async ({ example, width }) => {
    await page.viewport(width, 800);
    const host = render(gallery[example]);
    expect(await violations(host)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('an open dialog has no accessibility violation', async () => {
  render(<Dialog isOpen onClose={() => undefined} title="Details" footer={<button type="button">Done</button>}>Text</Dialog>);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});
