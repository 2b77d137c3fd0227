import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, violations } = deskOnPage();

const orderAddress = '/orders/A27-0000123-6-01';
const known = { number: 'A27-0000123-6-01', seen: 2 };

test('a viewer reads all of a purchase order and is shown no control that changes it', async () => {
  show(sampleDesk([]).client, orderAddress);
  await expect.poll(() => host()?.textContent).toContain('400 unknown contract');
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out']);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('a dead delivery is sent again by a press, which is said where the focus is', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, orderAddress);
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => changes).toEqual([['/order/send', { number: known.number }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('It is sent to the vendor within seconds.');
  expect(await violations()).toEqual([]);
});

test.each([
  ['that no one has dealt with is sent by a press', ['sent', 'accepted', 'canceled'], true],
  ['that its vendor has accepted is not', ['rejected', 'shipped', 'canceled'], false],
] as const)('a purchase order of before there were deliveries %s', async (_what, moves, isSendable) => {
  const { client, changes } = sampleDesk(EVERY_CHANGE, {}, { '/order': { delivery: null, moves: [...moves] } });
  show(client, orderAddress);
  await expect.element(page.getByText('It was placed before purchase orders were sent from here.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Send to the vendor' });
  expect(button.elements()).toHaveLength(isSendable ? 1 : 0);
  if (!isSendable) return;
  await userEvent.click(button);
  await expect.poll(() => changes).toEqual([['/order/send', { number: known.number }]]);
  expect(await violations()).toEqual([]);
});

test('what the operator was told is recorded with what it needs and what the page knows', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, orderAddress);
  const card = page.getByRole('region', { name: 'Record what you were told' });
  await expect.element(card.getByRole('combobox')).toBeVisible();
  expect(Array.from(card.getByRole('combobox').element().querySelectorAll('option'), (option) => option.value)).toEqual(['', 'rejected', 'shipped', 'delivered', 'canceled']);
  await userEvent.click(card.getByRole('button', { name: 'Record' }));
  await expect.poll(() => host()?.textContent).toContain('Choose what is so now.');
  await expect.element(card.getByRole('combobox')).toHaveFocus();
  await userEvent.selectOptions(card.getByRole('combobox'), 'shipped');
  await userEvent.fill(card.getByRole('textbox', { name: /Carrier/ }), 'Sample Freight');
  await userEvent.fill(card.getByRole('textbox', { name: /Reason/ }), 'By phone');
  await userEvent.click(card.getByRole('button', { name: 'Record' }));
  await expect.poll(() => changes).toEqual([['/order/move', { ...known, status: 'shipped', reason: 'By phone', carrier: 'Sample Freight', tracking: '' }]]);
});

test('a link is shown once it is made, and links are taken back with a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, orderAddress);
  const card = page.getByRole('region', { name: 'Links for the vendor' });
  await userEvent.click(card.getByRole('button', { name: 'Make a link' }));
  await expect.poll(() => host()?.textContent).toContain('http://localhost:8080/vendor/purchase-order?key=sample');
  expect(await violations()).toEqual([]);
  await userEvent.fill(card.getByRole('textbox', { name: /Why it is taken back/ }), 'It was passed on.');
  await userEvent.click(card.getByRole('button', { name: 'Revoke all links' }));
  // The answer is in.
  await expect.element(card.getByRole('textbox', { name: /Why it is taken back/ })).toHaveValue('');
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'What is taken back' }), '0a1b2c3d4e5f');
  expect(card.getByRole('combobox').element().textContent, 'what is over cannot be taken back').not.toContain('f0e1d2c3b4a5');
  await userEvent.fill(card.getByRole('textbox', { name: /Why it is taken back/ }), 'Made twice.');
  await userEvent.click(card.getByRole('button', { name: 'Revoke the link' }));
  await expect.poll(() => changes).toEqual([['/order/make-link', { number: known.number, days: 90 }], ['/order/revoke-links', { number: known.number, linkId: null, reason: 'It was passed on.' }], ['/order/revoke-links', { number: known.number, linkId: '0a1b2c3d4e5f', reason: 'Made twice.' }]]);
});

test('a buyer who asks to cancel is answered, is written to, and what is seen to is set aside', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, orderAddress);
  const answer = page.getByRole('region', { name: 'Answer the buyer who asks to cancel' });
  await userEvent.click(answer.getByRole('radio', { name: /^Grant/ }));
  await userEvent.fill(answer.getByRole('textbox'), 'The vendor agrees.');
  await userEvent.click(answer.getByRole('button', { name: 'Grant and tell the buyer' }));
  const messages = page.getByRole('region', { name: 'Messages' });
  await userEvent.fill(messages.getByRole('textbox'), 'It comes tomorrow.');
  await userEvent.click(messages.getByRole('button', { name: 'Send the message' }));
  const queue = page.getByRole('region', { name: 'It waits for an operator' });
  await userEvent.fill(queue.getByRole('textbox'), 'They order elsewhere.');
  await userEvent.click(queue.getByRole('button', { name: 'Set aside' }));
  await expect.poll(() => changes).toEqual([
    ['/order/answer-cancellation', { ...known, decision: 'granted', text: 'The vendor agrees.' }], ['/order/message', { ...known, text: 'It comes tomorrow.' }],
    ['/order/set-aside', { ...known, reason: 'They order elsewhere.' }],
  ]);
});

test('what a purchase order does not allow is said at its form, and what was typed stays', async () => {
  show(sampleDesk(EVERY_CHANGE, { '/order/message': 'CHANGED_MEANWHILE' }).client, orderAddress);
  const messages = page.getByRole('region', { name: 'Messages' });
  await userEvent.fill(messages.getByRole('textbox'), 'It comes tomorrow.');
  await userEvent.click(messages.getByRole('button', { name: 'Send the message' }));
  await expect.poll(() => messages.element().querySelector('[role="alert"]')?.textContent).toContain('This was refused. Try again.');
  await expect.element(messages.getByRole('textbox')).toHaveValue('It comes tomorrow.');
});
