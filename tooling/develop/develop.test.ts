import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CopiedRepository } from '../measures/new-area/copied-repository.ts';
import { changes, make, takenBack, type Change } from './testing/changes.ts';
import { copyToDevelop } from './testing/copy-to-develop.ts';
import { nowhere, runDevelopment, type DevelopmentRun } from './testing/development-run.ts';

// How long is no aim here: `npm run bench:dev` measures.
const patience = 120_000;
const asLongAsItTakes = { timeout: patience };

const executablePath = findBrowser();
let copy: CopiedRepository;
let run: DevelopmentRun;
let browser: Browser;
let page: Page;
/** What the browser's console says. */
const told: string[] = [];

beforeAll(async () => {
  copy = copyToDevelop(join(import.meta.dirname, '..', '..'));
  run = await runDevelopment(copy);
  browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches] });
  page = await browser.newPage({ baseURL: run.address });
  page.setDefaultTimeout(patience);
  page.on('console', (message) => told.push(message.text()));
}, 2 * patience);
afterAll(async () => {
  await browser?.close();
  await run?.interrupt();
  copy?.remove();
}, patience);

/** Makes the change not sooner after the one before than a person does: Vite's watcher (chokidar) drops one within 50 ms of it. */
async function save(change: Pick<Change, 'file' | 'from' | 'to'>): Promise<void> {
  await setTimeout(100);
  make(change, copy);
}

const alive = () => page.waitForSelector('html[data-page=alive]');

async function open(path: string): Promise<void> {
  await page.goto(path);
  await alive();
}

function changeOf(kind: Change['kind']): Change {
  const change = changes.find((each) => each.kind === kind);
  if (change === undefined) throw new Error(`No change of a ${kind} is listed.`);
  return change;
}

const shown = ({ isShown }: Change) => page.waitForFunction(isShown, undefined, { polling: 50 });

describe('npm run dev', () => {
  it('serves the real pages, rendered on the server, under the policy of production', async () => {
    const answer = await fetch(`${run.address}/ws/main/start_page`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ws://localhost:${run.port} ${nowhere};`);
    expect(policy).not.toMatch(/unsafe|script-src[^;]*nonce/);
    expect(await answer.text()).toMatch(/>Welcome to (<!-- -->)?ADVANTAGE<\/h1>/);
  });

  it('puts a changed screen and a changed style into the page that is open: nothing is loaded again, and what was typed stays', async () => {
    await open('/ws/main/start_page');
    const search = page.getByRole('combobox', { name: 'Words, part number or national stock number (NSN)' });
    await search.fill('half a wo');
    await page.evaluate('window.isSamePage = true');
    await save(changeOf('screen'));
    await shown(changeOf('screen'));
    await save(changeOf('style'));
    await shown(changeOf('style'));
    expect([await page.evaluate('window.isSamePage'), await search.inputValue()]).toEqual([true, 'half a wo']);
    // The page of the server was taken over as it is, and no script or style was refused.
    expect(told.filter((line) => /hydrat|Content Security Policy/i.test(line))).toEqual([]);
    await expect.poll(run.output, asLongAsItTakes).toMatch(/StartPage\.screen\.tsx changed\.[\s\S]*: shown after \d+\.\d\d s\./);
  }, patience);

  it('renders the changed screen on the server too', async () => {
    expect(await (await fetch(`${run.address}/ws/main/start_page`)).text()).toMatch(/>Greetings from (<!-- -->)?ADVANTAGE<\/h1>/);
  }, patience);

  it('shows a changed theme at the same address', async () => {
    await save(changeOf('theme'));
    await shown(changeOf('theme'));
    expect(page.url()).toBe(`${run.address}/ws/main/start_page`);
  }, patience);

  it('shows a changed answer of the server, and calls during its restart wait', async () => {
    await open(changeOf('server answer').path);
    const cookies = await page.context().cookies();
    await save(changeOf('server answer'));
    const statuses = new Set<number>();
    while (!run.output().includes('The marketplace server was started anew')) {
      statuses.add((await fetch(`${run.address}/ws/main/stores`, { signal: AbortSignal.timeout(patience) })).status);
      await setTimeout(20);
    }
    expect([...statuses]).toEqual([200]);
    await shown(changeOf('server answer'));
    const session = (all: typeof cookies) => all.find(({ name }) => name === 'JSESSIONID')?.value;
    expect(session(await page.context().cookies())).toBe(session(cookies));
  }, patience);

  it('shows a mistake in a screen over the page, and what mends it without being asked', async () => {
    await open('/ws/main/start_page');
    const mistake = { file: 'packages/screens/src/main/StartPage.screen.tsx', from: '<Container>', to: '<Container' };
    await save(mistake);
    await page.waitForSelector('vite-error-overlay', { state: 'attached' });
    await save(takenBack(mistake));
    await page.waitForSelector('vite-error-overlay', { state: 'detached' });
    await shown(changeOf('screen'));
    await expect.poll(run.output, asLongAsItTakes).toContain('StartPage.screen.tsx:');
  }, patience);

  it('tells why the server does not start, in the page and the terminal, and goes on when it is mended', async () => {
    await open('/ws/main/start_page');
    const mistake = { file: 'apps/server/src/main/main-services.ts', from: 'export function', to: 'export functoin' };
    await save(mistake);
    await page.waitForSelector('vite-error-overlay', { state: 'attached' });
    // The page hears of it over its socket, and this process over a pipe: whichever is first.
    await expect.poll(run.output, asLongAsItTakes).toMatch(/main-services\.ts[\s\S]*It is started again when one of its sources changes\./);
    const answer = await fetch(`${run.address}/ws/main/start_page`, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('The marketplace server does not run')]);
    await save(takenBack(mistake));
    await page.waitForSelector('vite-error-overlay', { state: 'detached' });
    await alive();
  }, patience);

  it('ends everything in order when it is told to', async () => {
    expect(await run.interrupt()).toBe(0);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(run.port, 'localhost', () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
    });
    expect(isOpen).toBe(false);
  }, patience);
});
