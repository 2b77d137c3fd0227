// Follows the README in a clean copy: clone, `npm start`, one order in a browser; prints the seconds.
//   npm run bench:first-order
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { account } from '../../e2e/support/account.ts';
import { browserProgram } from '../../e2e/support/browser-program.ts';
import { placeFirstOrder } from './place-first-order.ts';
import { startAsNewcomer } from './start-as-newcomer.ts';

const root = join(import.meta.dirname, '..', '..');
const copy = mkdtempSync(join(tmpdir(), 'quartermaster-first-order-'));
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1).padStart(6);
const say = (what: string): void => console.log(`${seconds()} s  ${what}`);

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, copy]);
  say('cloned');
  const marketplace = await startAsNewcomer(copy);
  say('ready');
  const browser = await chromium.launch({ executablePath: browserProgram(), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage({ baseURL: marketplace.address });
    const orderNumber = await placeFirstOrder(page, account(marketplace.buyer));
    say(`order ${orderNumber} confirmed`);
  } finally {
    await browser.close();
    await marketplace.stop();
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
