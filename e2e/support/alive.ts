import type { Browser, Page } from '@playwright/test';
import { slowContext } from './slow-answers.ts';

/** Milliseconds; a busy machine has time. */
const aliveWithin = 20_000;

/** Waits until a page of the storefront hears what is pressed: a program presses within milliseconds of its load, where a person has not even looked. */
export async function alive(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0) await page.locator('html[data-page="alive"]').waitFor({ state: 'attached', timeout: aliveWithin }).catch(() => null);
}

/** The page, whose `goto` waits until it is alive. One that waits for the beginning of an answer alone (`commit`) is for pages that never are. */
function untilAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await alive(page);
    return response;
  };
  return page;
}

/** The browser, each page of which waits until it is alive, but those that run no scripts. */
export function withLivePages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    slowContext(context);
    if (options?.javaScriptEnabled !== false) context.on('page', untilAlive);
    return context;
  };
  return browser;
}
