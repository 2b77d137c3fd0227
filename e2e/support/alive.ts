import type { Page } from '@playwright/test';

/** Milliseconds. A page of a store that never loads is not alive at all. */
const aliveWithin = 5_000;

/** Waits until a page of the storefront hears what is pressed: a program presses within milliseconds of its load, where a person has not even looked. */
export async function alive(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0) await page.locator('html[data-page="alive"]').waitFor({ state: 'attached', timeout: aliveWithin }).catch(() => null);
}

/** The page, whose `goto` waits until it is alive. */
export function untilAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await alive(page);
    return response;
  };
  return page;
}
