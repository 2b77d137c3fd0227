import { rmSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { browserSwitches } from '../../browser/browser-switches.ts';
import { findBrowser } from '../../browser/find-browser.ts';
import type { Subject } from '../subject.ts';
import { buildHarness, type HarnessBuild } from './harness-build.ts';
import { HarnessServer } from './harness-server.ts';
import { PagePool } from './page-pool.ts';
import { ProbePage } from './probe-page.ts';
import { RivalPage } from './rival-page.ts';
import { tryStore, type Trial, type TrialOptions } from './tried-store.ts';

/** The trial that a store gets when its author runs the rules. */
export const usualTrial: TrialOptions = { mounts: 100, widths: [1280, 390], patience: 800 };

/** There is no browser on this machine. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** One browser and one build of the host, for any number of stores. */
export class StoreTrials {
  readonly #browser: Browser;
  readonly #server: HarnessServer;
  readonly #build: HarnessBuild;
  readonly #pool: PagePool;
  readonly #rival: RivalPage;

  private constructor(browser: Browser, server: HarnessServer, build: HarnessBuild) {
    this.#browser = browser;
    this.#server = server;
    this.#build = build;
    this.#pool = new PagePool(browser, server.origin);
    this.#rival = new RivalPage(browser);
  }

  /** @throws NoBrowser */
  static async open(): Promise<StoreTrials> {
    const executablePath = findBrowser();
    if (executablePath === null) throw new NoBrowser('No Chromium was found. Install one, or name it in BROWSER_BIN.');
    const [build, browser] = await Promise.all([buildHarness(), launch(executablePath)]);
    const server = new HarnessServer(build);
    await server.start();
    return new StoreTrials(browser, server, build);
  }

  async run(subject: Subject, options: TrialOptions = usualTrial, isImportExplained = false): Promise<Trial> {
    const folder = this.#server.add(subject.source);
    try {
      return await tryStore(() => ProbePage.open(this.#pool, this.#rival, this.#server.origin), folder, subject, options, isImportExplained);
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

/** Says nothing of the time that it may take: on a busy machine it takes long. */
const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, timeout: 0, args: [...browserSwitches] });
