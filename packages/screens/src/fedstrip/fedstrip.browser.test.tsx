import type { AttributesOf } from '@quartermaster/contracts';
import { defineScreen, screenFor } from '@quartermaster/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';
import Verify from './verify/Verify.screen.tsx';

type Entry = AttributesOf<'/fedstrip/fedstrip_init', 'ItemEntry'>;
type Sent = { lines: ({ key: string; revision: number; place: number } & Record<string, string>)[]; removed: { key: string }[] };

const begun = example('/fedstrip/fedstrip_init', 'ItemEntry', 'Nothing typed yet') as Entry;

beforeEach(async () => { await page.viewport(1280, 900); });
afterEach(closePages);

/** The page of the lines, with a server that keeps what it is sent. */
async function showLines(before: (sent: Sent) => Promise<void> = () => Promise.resolve()) {
  let version = 1;
  const kept = new Map<string, Entry['lines'][number]>();
  const shown = await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'ItemEntry', attributes: begun }),
    '/fedstrip/fedstrip_ItemDispatchEntry': async ({ body }) => {
      const { lines, removed } = body as Sent;
      await before({ lines, removed });
      version += 1;
      for (const line of lines) kept.set(line.key, { ...line, revision: line.revision + 1, item: null, exception: null } as unknown as Entry['lines'][number]);
      for (const { key } of removed) kept.delete(key);
      return { responseName: 'collapseItemEntry', attributes: { ...begun, version, isPart: true, lines: lines.flatMap(({ key }) => kept.get(key) ?? []), removed: removed.map(({ key }) => key) } };
    },
    '/fedstrip/fedstrip_newEntry': () => {
      kept.clear();
      version += 1;
      return { responseName: 'ItemEntry', attributes: { ...begun, version } };
    },
    '/fedstrip/park_cart': () => ({ responseName: 'Initial', attributes: example('/fedstrip/park_cart', 'Initial', 'Lines of an activity') }),
  }));
  await expect.element(first()).toBeVisible();
  return { ...shown, kept };
}

const first = () => page.getByRole('textbox', { name: 'NSN or part number, line 1', exact: true });

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

it('who may not requisition is led from the entry to the page that says why, and on from there [spec 6.7]', async () => {
  const reason = 'Your account is of no agency that requisitions.';
  const { history } = await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseType: 'REDIRECT', redirectURL: '/restricted' }),
    '/restricted': () => ({ responseName: 'FedStripAccessDenied', attributes: { reason } }),
  }));
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(`Error: ${reason}`);
  expect(history.address()).toBe('/ws/restricted');
  await expect.element(page.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/home');
});

it('nothing wrong is said of a line that nothing was typed into', async () => {
  await showLines();
  await userEvent.click(first());
  await expect.element(page.getByText('Nothing is typed into this line yet.')).toBeVisible();
  expect(page.getByText(/R06/).elements()).toEqual([]);
  await userEvent.fill(first(), '7510-01-392-0564');
  await expect.element(page.getByText(/It has no record yet\..*R06/)).toBeVisible();
});

it('all lines are removed after a question in the way of the store, and stay where it is answered so', async () => {
  const { server } = await showLines();
  await userEvent.fill(first(), '7510-01-392-0564');
  const remove = page.getByRole('button', { name: 'Remove all lines' });
  await userEvent.click(remove);
  await expect.element(page.getByText('They are not sent, and cannot be put back.', { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep them' }));
  await expect.element(remove).toHaveFocus();
  expect(server.to('/fedstrip/fedstrip_newEntry')).toEqual([]);
  await userEvent.click(remove);
  await userEvent.click(page.getByRole('button', { name: 'Remove the line' }));
  await expect.poll(() => server.to('/fedstrip/fedstrip_newEntry')).toHaveLength(1);
});

it('lines that are removed all at once are gone each time, also those that were on their way, and Back and a reload meet no older page', async () => {
  let arrive: () => void = () => {};
  const slow = new Promise<void>((resolve) => { arrive = resolve; });
  const { kept, server, history } = await showLines(({ lines }) => (lines[0]?.['stockNumber'] === 'SLOW-1' ? slow : Promise.resolve()));
  const address = history.address();
  for (const typed of ['SLOW-1', 'SECOND-1']) {
    await userEvent.fill(first(), typed);
    // It may be on its way as soon as it is typed.
    await expect.poll(() => server.to('/fedstrip/fedstrip_ItemDispatchEntry').flatMap(({ body }) => (body as Sent).lines.map(({ stockNumber }) => stockNumber))).toContain(typed);
    await userEvent.click(page.getByRole('button', { name: 'Remove all lines' }));
    await userEvent.click(page.getByRole('button', { name: 'Remove the line' }));
    arrive();
    await expect.element(first()).toHaveValue('');
    await expect.element(first()).toHaveFocus();
    expect([...kept.keys()]).toEqual([]);
  }
  expect(server.to('/fedstrip/fedstrip_newEntry')).toHaveLength(2);
  expect(history.address()).toBe(address);
});

it('a paste into an older page waits for the lines that the server has more, and is not taken where they are too many together', async () => {
  let answer: () => void = () => {};
  const slow = new Promise<void>((resolve) => { answer = resolve; });
  const blank = { unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };
  const there = Array.from({ length: 400 }, (_, nth) => ({ ...blank, key: crypto.randomUUID(), revision: 1, place: nth + 1, stockNumber: `THERE-${nth}`, quantity: '1', item: null, exception: null }));
  const sent: Sent['lines'] = [];
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'ItemEntry', attributes: begun }),
    '/fedstrip/fedstrip_ItemDispatchEntry': async ({ body }) => {
      await slow;
      sent.push(...(body as Sent).lines);
      return { responseName: 'collapseItemEntry', attributes: { ...begun, version: 9, isPart: false, lines: there } };
    },
  }));
  await expect.element(first()).toBeVisible();
  await userEvent.click(first());
  paste(Array.from({ length: 200 }, (_, nth) => `PASTED-${nth}\t1`).join('\n'));
  answer();
  await expect.element(page.getByText('An entry holds at most 500 lines. Send those that are there', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/^400 lines\b/)).toBeVisible();
  expect(sent).toEqual([]);
});

it.each(['the keys', 'the button'])('rows that were pasted are taken back by %s, also once they are kept, and the focus stays in the lines', async (way) => {
  const { kept } = await showLines();
  await userEvent.fill(first(), 'FIRST-1');
  await userEvent.click(page.getByRole('textbox', { name: 'NSN or part number, line 2', exact: true }));
  paste('7510-01-392-0564\t5\tBX\n7920-00-000-0001\t6\tEA\n');
  await expect.element(page.getByText('2 lines were pasted.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'NSN or part number, line 2', exact: true })).toHaveFocus();
  await expect.poll(() => [...kept.values()].map(({ stockNumber }) => stockNumber)).toEqual(['FIRST-1', '7510-01-392-0564', '7920-00-000-0001']);
  if (way === 'the keys') await userEvent.keyboard('{Control>}z{/Control}');
  else await userEvent.click(page.getByRole('button', { name: 'Take the paste back' }));
  await expect.poll(() => [...kept.values()].map(({ stockNumber }) => stockNumber)).toEqual(['FIRST-1']);
  await expect.element(page.getByText(/^1 line\b.*All is kept\.$/)).toBeVisible();
  await expect.element(page.getByText(/^1 line\b[^.]*\.$/)).toHaveAttribute('role', 'status');
  expect(document.activeElement?.getAttribute('id')).toMatch(/stockNumber/);
  expect(page.getByRole('button', { name: 'Take the paste back' }).elements()).toEqual([]);
});

it('what is typed after a paste is not taken back with it', async () => {
  const { kept } = await showLines();
  await userEvent.click(first());
  paste('7510-01-392-0564\t5\tBX\n7920-00-000-0001\t6\tEA\n');
  await expect.element(page.getByText('2 lines were pasted.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Quantity, line 1', exact: true }), '7');
  expect(page.getByRole('button', { name: 'Take the paste back' }).elements()).toEqual([]);
  await expect.poll(() => [...kept.values()].map(({ quantity }) => quantity)).toEqual(['7', '6']);
});

it('lines are kept before the page that parks them is opened', async () => {
  const { kept, history } = await showLines();
  await userEvent.fill(first(), 'FIRST-1');
  await userEvent.click(page.getByRole('button', { name: 'Park these lines' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Park requisitions' })).toBeVisible();
  expect(history.address()).toBe('/ws/fedstrip/park_cart');
  expect([...kept.values()].map(({ stockNumber }) => stockNumber)).toEqual(['FIRST-1']);
});

it('lines are kept before sign-out asks about what is not sent', async () => {
  const { kept, server } = await showLines();
  await userEvent.fill(first(), 'FIRST-1');
  await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
  await expect.poll(() => server.to('/fedstrip/sign_out')).toHaveLength(1);
  expect([...kept.values()].map(({ stockNumber }) => stockNumber)).toEqual(['FIRST-1']);
});

it('what the server does not have is in a field that tells the engine of it, until the server has it', async () => {
  let isAway = true;
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'ItemEntry', attributes: begun }),
    '/fedstrip/fedstrip_ItemDispatchEntry': ({ body }) => {
      if (isAway) throw new Error('The server is away.');
      const { lines } = body as Sent;
      return { responseName: 'collapseItemEntry', attributes: { ...begun, version: 2, isPart: true, lines: lines.map((line) => ({ ...line, revision: line.revision + 1, item: null, exception: null })), removed: [] } };
    },
  }));
  const told: string[] = [];
  const note = ({ target }: Event): void => { if (target instanceof HTMLTextAreaElement && target.name === 'unsaved-lines') told.push(target.value === '' ? 'none' : 'some'); };
  document.addEventListener('change', note, true);
  await userEvent.fill(first(), 'FIRST-1');
  const unsaved = () => document.querySelector('[name="unsaved-lines"]')?.hasAttribute('data-keeps-draft');
  await expect.element(page.getByText('Not kept yet')).toBeVisible();
  expect([unsaved(), told.at(-1)]).toEqual([true, 'some']);
  isAway = false;
  await expect.poll(() => [unsaved(), told.at(-1)], { timeout: 20_000 }).toEqual([false, 'none']);
  document.removeEventListener('change', note, true);
});

it('nothing goes on while a line of two versions waits for a decision, and both stay where they are', async () => {
  const key = '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2f01';
  const line = { key, revision: 1, place: 1, stockNumber: 'AB-1', quantity: '1', unitOfIssue: 'EA', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '', item: null, exception: null };
  const { server } = await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'collapseItemEntry', attributes: { ...begun, lines: [line] } }),
    '/fedstrip/fedstrip_ItemDispatchEntry': ({ body }) => {
      const mine = (body as Sent).lines.some(({ revision }) => revision === 1);
      return { responseName: 'collapseItemEntry', attributes: { ...begun, version: 9, isPart: true, lines: mine ? [{ ...line, revision: 2, quantity: '2' }] : [], conflicts: mine ? [key] : [], removed: [] } };
    },
    '/fedstrip/add_to_cart': () => ({ responseName: 'Initial', attributes: example('/fedstrip/fedstrip_shopping_cart', 'Initial', 'Ready to send') }),
  }));
  const quantity = page.getByRole('textbox', { name: 'Quantity, line 1', exact: true });
  await expect.element(quantity).toBeVisible();
  await userEvent.fill(quantity, '900');
  await expect.element(page.getByText(/Line 1 was changed in another window: there it is AB-1, 2, EA\./)).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '1 waits for your decision' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Check and go on' }));
  await expect.element(page.getByText(/Decide which of the two counts, and go on then\./)).toBeVisible();
  expect(server.to('/fedstrip/add_to_cart')).toEqual([]);
  await expect.element(quantity).toHaveValue('900');
  await userEvent.click(page.getByRole('button', { name: 'Take the other' }));
  await userEvent.click(page.getByRole('button', { name: 'Check and go on' }));
  await expect.poll(() => server.to('/fedstrip/add_to_cart').length).toBe(1);
});

it('a store may ask before requisitions are sent: nothing is sent where it is answered so', async () => {
  const asks = defineScreen('asks-before-sending', { title: 'Verify the requisitions', layout: 'index', load: () => Promise.resolve({ default: (props: Parameters<typeof Verify>[0]) => <Verify {...props} asksBeforeSending /> }) });
  const { server } = await showPage('/ws/fedstrip/fedstrip_shopping_cart', asBuyer({
    '/fedstrip/fedstrip_shopping_cart': () => ({ responseName: 'Initial', attributes: example('/fedstrip/fedstrip_shopping_cart', 'Initial', 'Ready to send') }),
    '/fedstrip/process_Order': () => ({ responseName: 'Initial', attributes: example('/fedstrip/fedstrip_shopping_cart', 'Initial', 'Ready to send') }),
  }), [screenFor('/fedstrip/fedstrip_shopping_cart', 'Initial', asks), screenFor('/fedstrip/process_Order', 'Initial', asks)]);
  await userEvent.click(page.getByRole('button', { name: 'Send 2 requisitions' }));
  const question = page.getByRole('alertdialog', { name: 'Send 2 requisitions of 47SMPL?' });
  await userEvent.click(question.getByRole('button', { name: 'Back to the requisitions' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(server.to('/fedstrip/process_Order')).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Send 2 requisitions' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Send 2 requisitions' }));
  await expect.poll(() => server.to('/fedstrip/process_Order').length).toBe(1);
});
