import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';
import { textAnswers } from '../testing/sample-texts.ts';

const { host, show, takeAway } = deskOnPage();
const text = () => host()?.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a message is answered by mail, and its sender is told what the operator wrote', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/messages/H-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /^Answer/ }), 'The filter is at the left now.');
  await userEvent.click(page.getByRole('button', { name: 'Mail the answer and close' }));
  await expect.poll(() => changes).toEqual([['/message/answer', { number: 'H-0000001-3', letter: 'The filter is at the left now.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The answer was handed to the mail');
});

test('a message that begins with one long word leaves the other columns of the list on the screen, and its number whole', async () => {
  const [message] = textAnswers['/messages'].messages;
  if (message === undefined) throw new Error('There is no sample message.');
  show(sampleDesk(EVERY_CHANGE, {}, { '/messages': { messages: [{ ...message, begins: `https://market.example.gov/${'x'.repeat(170)}`, sender: `${'y'.repeat(64)}@agency.example.gov` }] } }).client, '/messages');
  await expect.element(page.getByRole('columnheader', { name: 'State' })).toBeVisible();
  const right = (element: Element | undefined) => element?.getBoundingClientRect().right ?? Infinity;
  expect(right(page.getByRole('columnheader', { name: 'State' }).element())).toBeLessThanOrEqual(right(host()?.querySelector('main') ?? undefined));
  expect(page.getByRole('link', { name: message.number }).element().getBoundingClientRect().height).toBeLessThan(30);
  await page.viewport(1024, 800);
  expect(page.getByText(/^https:/).element().getBoundingClientRect().width, 'room for a word').toBeGreaterThan(90);
});

test('a message of who was not signed in says that the name may be anybody’s; without an address it is closed with a note, and opened again', async () => {
  const { message } = textAnswers['/message'];
  show(sampleDesk(EVERY_CHANGE).client, '/messages/H-0000001-3');
  await expect.poll(text).toContain('The sender was not signed in');
  takeAway();
  const { client, changes } = sampleDesk(EVERY_CHANGE, {}, { '/message': { message: { ...message, isSignedIn: true, email: null } } });
  show(client, '/messages/H-0000001-3');
  await expect.poll(text).toContain('The sender gave no address: no mail can go to them.');
  expect(text()).not.toContain('The sender was not signed in');
  expect(button('Mail the answer and close').elements()).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: /^Note/ }), 'By phone.');
  await userEvent.click(button('Close'));
  await expect.poll(() => changes).toEqual([['/message/close', { number: 'H-0000001-3', note: 'By phone.' }]]);
  await expect.poll(text).toContain('The message is closed.');
  takeAway();
  const closed = sampleDesk(EVERY_CHANGE, {}, { '/message': { message: { ...message, state: 'closed', closedAt: message.receivedAt, note: 'Asked by phone.' }, letter: { text: 'It is there now.', by: 'clerk@desk.example.gov' } } });
  show(closed.client, '/messages/H-0000001-3');
  await expect.element(page.getByRole('heading', { name: 'What clerk@desk.example.gov wrote back' })).toBeVisible();
  expect(text()).toContain('Asked by phone.');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await userEvent.click(button('Open it again'));
  await expect.poll(() => closed.changes).toEqual([['/message/reopen', { number: 'H-0000001-3' }]]);
  await expect.poll(text).toContain('The message is open again.');
});

test('a viewer reads a message and is told who answers it', async () => {
  show(sampleDesk([]).client, '/messages/H-0000001-3');
  await expect.poll(text).toContain('Your role may read messages. An order clerk answers them.');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(button('Open it again').elements()).toEqual([]);
});
