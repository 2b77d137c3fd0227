import adv19 from '@quartermaster/theme-adv19';
import { GlobalStyles, storeTheme, ThemeStyles } from '@quartermaster/ui';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleDesk } from '../testing/sample-desk.ts';
import { DeskRefusal, type DeskClient } from '../wire/desk-client.ts';
import { DeskContext } from '../wire/desk-context.ts';
import { HealthPage } from './HealthPage.tsx';
import type { RefreshTimes } from '../parts/use-refresh.ts';

const theme = storeTheme(adv19);
let root: Root | null = null;
let host: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** Shows the room, and counts what it asks for. Which of the questions are refused is up to the test. */
async function show(times: RefreshTimes, isRefused: (question: number) => boolean = () => false): Promise<() => number> {
  const { client } = sampleDesk([]);
  const session = await client.read('/session', {});
  let asked = 0;
  const counting: DeskClient = {
    ...client,
    read: (path, request) => {
      asked += 1;
      if (isRefused(asked)) return Promise.reject(new DeskRefusal({ code: 'SERVER_AWAY', message: 'The server cannot be reached.', fieldErrors: [] }));
      return client.read(path, request);
    },
  };
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <>
      <ThemeStyles theme={theme} /><GlobalStyles />
      <MemoryRouter><DeskContext value={{ client: counting, session, signedOut: () => {} }}><HealthPage times={times} /></DeskContext></MemoryRouter>
    </>,
  );
  await expect.poll(() => host?.textContent, { timeout: 20_000 }).toContain('As of');
  return () => asked;
}

const forever = 1_000_000;

test('asks by itself again and again', async () => {
  const asked = await show({ every: 20, untouchedFor: forever });
  await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(3);
});

test('a press asks at once', async () => {
  const asked = await show({ every: forever, untouchedFor: forever });
  expect(asked()).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.poll(asked).toBe(2);
});

test('an answer that does not come is said above the one before, which stays, and the next one takes its place', async () => {
  await show({ every: forever, untouchedFor: forever }, (question) => question === 2);
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => host?.textContent).toContain('The server cannot be reached.');
  expect(host?.textContent).toContain('Queues');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => host?.textContent).not.toContain('The server cannot be reached.');
});

test('stops where no one touches the page, so that a session can end, says so, and goes on with the next touch', async () => {
  const asked = await show({ every: 30, untouchedFor: 0 });
  await expect.poll(() => host?.textContent, { timeout: 20_000 }).toContain('It is not refreshed while no one touches the page.');
  const before = asked();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked()).toBe(before);
  await userEvent.keyboard('{Tab}');
  await expect.poll(asked).toBe(before + 1);
});

test('what is to be done is a link to its room', async () => {
  await show({ every: forever, untouchedFor: forever });
  const queues = page.getByRole('region', { name: 'Queues' });
  const links = queues.getByRole('link').elements().map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/mails?state=waiting', '/mails?state=dead', '/orders?state=unsent', '/orders?state=untold', '/registrations', '/requisitions/files']);
});
