import type { Browser, Page } from 'playwright-core';
import type { Harness } from '../../harness/main.ts';

/** A probe did not come back: the store keeps the page busy. */
export class ProbeHung extends Error {
  override readonly name = 'ProbeHung';
}

/** A page of the browser in which one store is tried. */
export class ProbePage {
  readonly #page: Page;
  #doing = 'loading';
  readonly #errors: string[] = [];
  #signOfLife: () => void = () => {};

  private constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', ({ message }) => this.#errors.push(message));
    page.on('console', (message) => {
      const [, doing] = /^doing: (.*)/s.exec(message.text()) ?? [];
      if (doing !== undefined) {
        this.#doing = doing;
        this.#signOfLife();
      }
    });
  }

  /** Opens the page of the probes. */
  static async open(browser: Browser, origin: string): Promise<ProbePage> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const opened = new ProbePage(page);
    await page.goto(`${origin}/page`);
    // A poll from here: the page's policy lets nothing run that is text.
    for (let waited = 0; waited < 200; waited += 1) {
      if (await page.evaluate(() => 'conformance' in window)) return opened;
      await page.waitForTimeout(25);
    }
    throw new Error(`The page of the probes did not start: ${opened.#errors.join('; ') || 'it did not load in time'}.`);
  }

  /** Runs a part of the probes. @throws ProbeHung when it neither ends nor tells what it is doing for so many milliseconds */
  async run<Name extends keyof Harness>(name: Name, given: Parameters<Harness[Name]>, milliseconds: number): Promise<Awaited<ReturnType<Harness[Name]>>> {
    const running = this.#page.evaluate(
      ([called, values]) => {
        const { conformance } = window as unknown as { readonly conformance: Readonly<Record<string, (...all: unknown[]) => unknown>> };
        return conformance[called]?.(...values);
      },
      [name, given] as const,
    ) as Promise<Awaited<ReturnType<Harness[Name]>>>;
    running.catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_resolve, reject) => {
      this.#signOfLife = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new ProbeHung(`It does not come back; it was at: ${this.#doing}`)), milliseconds);
      };
      this.#signOfLife();
    });
    return await Promise.race([running, hung]).finally(() => {
      this.#signOfLife = () => {};
      clearTimeout(timer);
    });
  }

  async resize(width: number): Promise<void> {
    await this.#page.setViewportSize({ width, height: 800 });
  }

  /** Closes it; a page that is busy for ever is left to the end of the browser. */
  async close(): Promise<void> {
    await Promise.race([this.#page.close(), new Promise((resolve) => setTimeout(resolve, 500))]);
  }
}
