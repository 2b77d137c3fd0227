import { chromium, type Browser, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents } from '../screens/catalogue-contents.ts';
import { namedStories } from '../screens/story-names.ts';
import { withSearchWords } from './index-with-words.ts';
import { searchWords } from './search-words.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'quartermaster-catalogue-'));
const address = 'http://catalogue.example';
const stories = namedStories(contents.screens);
const entries = Object.fromEntries(stories.map(({ id, title, name, screen }) =>
  [id, { type: 'story' as const, subtype: 'story' as const, id, title, name, importPath: './sample.stories.ts', tags: ['dev', screen.path] }]));
let browser: Browser;
let page: Page;

beforeAll(async () => {
  // The sidebar alone: no story is built.
  const built = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'), 'build', '--config-dir', '.storybook', '--output-dir', folder, '--preview-url', 'about:blank', '--quiet'],
    { cwd: root, encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(`The sidebar could not be built:\n${built.stdout}\n${built.stderr}`);
  const index = await withSearchWords({ getIndex: () => Promise.resolve({ v: 5, entries }) }, () => searchWords(stories)).getIndex();
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches] });
  page = await browser.newPage();
  await page.route(`${address}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/index.json') return route.fulfill({ json: index });
    const file = join(folder, path === '/' ? 'index.html' : path);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(address);
  await page.locator('#storybook-explorer-tree').getByText('Checkout', { exact: true }).waitFor({ timeout: 60_000 });
}, 240_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The first stories that the sidebar finds, each as name and place. */
async function found(words: string): Promise<string[]> {
  await page.locator('#storybook-explorer-searchfield').fill(words);
  const results = page.locator('.search-result-item');
  await results.first().waitFor();
  return (await results.allInnerTexts()).slice(0, 12).map((text) => text.split('\n').join(' / '));
}

it('finds a screen by its words, its path, its response, and its name and title in the code', async () => {
  for (const words of ['card refused', 'Select Payment Method', '/checkout/select_payment', 'select_payment', 'SelectPayment', 'select-payment']) {
    // What service it answers comes after it where several have that screen.
    expect((await found(words)).map((each) => each.split(' / ').slice(0, 4).join(' / ')), words).toContain('Card refused / Screens / Checkout / Select payment');
  }
}, 60_000);

it('shows words only: a path that was typed is not in what is found', async () => {
  const results = await found('/checkout/select_payment');
  expect(results.length).toBeGreaterThan(2);
  expect(results.join('\n')).not.toMatch(/select_payment|SelectPayment/);
}, 60_000);
