import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Account } from './account.ts';
import { identityPort, origin } from './origin.ts';
import { signInAtIdentityServer } from './steps.ts';

const trialCard = join(import.meta.dirname, '..', '..', 'apps', 'identity', 'src', 'operator', 'trial-card.ts');

/** Where the trial card reader of the marketplace under test listens. */
export const readerOrigin = `https://localhost:${identityPort + 1}`;

/** A certificate with its key, in PEM. */
export type SmartCard = Buffer;

/** Makes a card that the trial reader accepts, with the operator's own command. */
export async function newSmartCard(options: { holder?: string; principalName?: string | null; days?: number } = {}): Promise<SmartCard> {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-card-'));
  try {
    const out = join(folder, 'card.pem');
    const { holder = 'JOURNEY CARD HOLDER', principalName = `${crypto.randomUUID()}@example.gov`, days = 30 } = options;
    const reader = join(process.env['E2E_LOG_DIR'] ?? '', '..', 'card-reader');
    const args = ['--reader', reader, '--holder', holder, `--days=${days}`, '--out', out, ...(principalName === null ? [] : ['--principal-name', principalName])];
    await promisify(execFile)(process.execPath, [trialCard, ...args]);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A browser with this card in its reader, or none, in which this person has signed in and looks at their profile. */
export async function openProfile(browser: Browser, account: Account, card: SmartCard | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    // The trial reader's own certificate is of an authority that no browser knows.
    ignoreHTTPSErrors: true,
    ...(card !== null && { clientCertificates: [{ origin: readerOrigin, cert: card, key: card }] }),
  });
  const page = await context.newPage();
  await page.goto('/ws/main/start_page');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await page.goto('/ws/profile/update_profile');
  return page;
}
