import { rmSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import type { Subject } from '../subject.ts';
import { findBrowser } from './find-browser.ts';
import { buildHarness, type HarnessBuild } from './harness-build.ts';
import { HarnessServer } from './harness-server.ts';
import { tryStore, type Trial, type TrialOptions } from './tried-store.ts';

export const usualTrial: TrialOptions = { mounts: 100, widths: [1280, 390], limit: 20_000 };

/** There is no browser on this machine. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** One browser and one build of the host, for any number of stores. */
export class StoreTrials {
  readonly #browser: Browser;
  readonly #server: HarnessServer;
  readonly #build: HarnessBuild;

  private constructor(browser: Browser, server: HarnessServer, build: HarnessBuild) {
    this.#browser = browser;
    this.#server = server;
    this.#build = build;
  }

  /** @throws NoBrowser */
  static async open(): Promise<StoreTrials> {
    const executablePath = findBrowser();
    if (executablePath === null) throw new NoBrowser('No Chromium was found. Install one, or name it in BROWSER_BIN.');
    const build = await buildHarness();
    const server = new HarnessServer(build);
    await server.start();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'] });
    return new StoreTrials(browser, server, build);
  }

  async run(subject: Subject, options: TrialOptions = usualTrial): Promise<Trial> {
    const folder = this.#server.add(subject.source);
    try {
      return await tryStore(this.#browser, this.#server.origin, folder, subject, options);
    } finally {
      this.#server.remove(folder);
    }
  }

  /** Ends the browser and takes the build away. */
  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
    rmSync(this.#build.folder, { recursive: true, force: true });
  }
}
