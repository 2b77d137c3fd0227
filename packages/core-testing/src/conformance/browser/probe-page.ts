import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Harness } from '../../harness/main.ts';
import type { PagePool } from './page-pool.ts';
import type { RivalPage } from './rival-page.ts';

/** A probe did not come back: the store keeps the page busy. */
export class ProbeHung extends Error {
  override readonly name = 'ProbeHung';
}

/** Milliseconds without a sign of life until a closer look. */
const unnoticed = 2000;

/** A page of the browser in which one store is tried. */
export class ProbePage {
  readonly #pool: PagePool;
  readonly #rival: RivalPage;
  readonly #page: Page;
  #doing = 'loading';
  #signs = 0;
  #isHung = false;

  private constructor(pool: PagePool, rival: RivalPage, page: Page) {
    this.#pool = pool;
    this.#rival = rival;
    this.#page = page;
    page.on('console', (message) => {
      const [, sign, doing] = /^(alive|doing)(?:: (.*))?$/s.exec(message.text()) ?? [];
      if (sign !== undefined) this.#signs += 1;
      if (doing !== undefined) this.#doing = doing;
    });
  }

  /** Opens the page of the probes. */
  static async open(pool: PagePool, rival: RivalPage, origin: string): Promise<ProbePage> {
    const page = await pool.open();
    const opened = new ProbePage(pool, rival, page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Its modules have run when it is loaded.
    await page.goto(`${origin}/page`, { timeout: 0 });
    if (!(await page.evaluate(() => 'conformance' in window))) throw new Error(`The page of the probes did not start: ${errors.join('; ') || 'its module was not loaded'}.`);
    return opened;
  }

  /**
   * Runs a part of the probes.
   *
   * @param patience units of work that a page beside it does meanwhile
   * @throws ProbeHung when it neither ends nor tells what it is doing for so long
   */
  async run<Name extends keyof Harness>(name: Name, given: Parameters<Harness[Name]>, patience: number): Promise<Awaited<ReturnType<Harness[Name]>>> {
    const running = this.#page.evaluate(
      ([called, values]) => {
        const { conformance } = window as unknown as { readonly conformance: Readonly<Record<string, (...all: unknown[]) => unknown>> };
        return conformance[called]?.(...values);
      },
      [name, given] as const,
    ) as Promise<Awaited<ReturnType<Harness[Name]>>>;
    const watching = new AbortController();
    const over = () => watching.abort();
    running.then(over, over);
    const hung = this.#silence(patience, watching.signal).then((): never => {
      this.#isHung = true;
      throw new ProbeHung(`It does not come back; it was at: ${this.#doing}`);
    });
    return await Promise.race([running, hung]);
  }

  async resize(width: number): Promise<void> {
    // So high that a page fits: what a bar at the foot covers until it is scrolled to is no target that is too small.
    await this.#page.setViewportSize({ width, height: 6000 });
  }

  /** Makes the page so many times slower than the machine is. */
  async slowDown(rate: number): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  async close(): Promise<void> {
    if (this.#isHung) this.#pool.abandon(this.#page);
    else await this.#pool.close(this.#page);
  }

  /** Settles when the page gives no sign of life while the page beside it does so much work; never when the signal aborts before. */
  async #silence(patience: number, signal: AbortSignal): Promise<void> {
    let known = this.#signs;
    for (let done = 0; done < patience; ) {
      if (done === 0) await setTimeout(unnoticed, null, { signal, ref: false }).catch(() => {});
      else await this.#rival.work();
      if (signal.aborted) return new Promise(() => {});
      done = this.#signs === known ? done + 1 : 0;
      known = this.#signs;
    }
  }
}
