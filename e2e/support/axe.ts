import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Neither is read: what axe would work out for them takes most of its time.
  selectors: false,
  preload: { assets: ['media'] },
};

/** Reads axe in each document before the window of a store that is shipped alone is closed: afterward it cannot be read. */
export const readAxeEarly = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

/** WCAG 2.2 A and AA on the page as it is now: no violation. */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  // Our pages have no frames: axe is read once by each document, and needs no second page to put together what frames found.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html.slice(0, 160)).join(', ')})`);
  }, standards);
  expect(found, what).toEqual([]);
}

/** Nothing has to be scrolled sideways to be read (WCAG 2.2, 1.4.10). */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${what}: pixels wider than the window`).toBeLessThanOrEqual(0);
}
