import type { Browser, Page } from 'playwright-core';

/** About fifty milliseconds of an idle machine of today. */
function oneUnit(): number {
  let sum = 0;
  for (let step = 0; step < 20_000_000; step += 1) sum = (Math.imul(sum, 31) + step) | 0;
  return sum;
}

/**
 * A page that works while another one is waited for. The work that it gets done is the time that the other one had: on a busy machine, or a slow
 * one, both take longer, so that a store that is only slow is not taken for hung.
 */
export class RivalPage {
  readonly #browser: Browser;
  #page: Promise<Page> | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Does one unit of work; opens the page where it is not there yet. */
  async work(): Promise<void> {
    this.#page ??= this.#browser.newPage();
    await (await this.#page).evaluate(oneUnit);
  }
}
