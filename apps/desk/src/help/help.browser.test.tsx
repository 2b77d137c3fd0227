import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();
const text = () => host()?.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a topic is written as it was typed, then changed and removed with a reason', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/help-topics/topic');
  await userEvent.fill(page.getByRole('textbox', { name: /^Key\b/ }), 'returns');
  await userEvent.fill(page.getByRole('textbox', { name: /^Heading/ }), 'Return an item');
  await userEvent.fill(page.getByRole('textbox', { name: /^Keywords/ }), 'refund');
  await userEvent.click(page.getByRole('checkbox', { name: 'Shown unfolded' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), '<p>Write to the vendor.</p>');
  await userEvent.click(button('Save the topic'));
  await expect.poll(() => changes).toEqual([['/help-topic/save', { key: 'returns', category: 'ordering', heading: 'Return an item', content: '<p>Write to the vendor.</p>', keywords: 'refund', isOpen: true, was: null }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Topic place_an_order' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Heading/ }), 'Order something');
  await userEvent.click(button('Save the topic'));
  await expect.poll(() => changes[1]).toEqual(['/help-topic/save', { key: 'place_an_order', category: 'ordering', heading: 'Order something', content: '<p>Fill the cart, then check out.</p>', keywords: 'buy, checkout', isOpen: false, was: 'first' }]);
  await expect.poll(text).toContain('The topic is saved.');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Old');
  await userEvent.click(button('Remove the topic'));
  await expect.poll(() => changes[2]).toEqual(['/help-topic/remove', { key: 'place_an_order', was: 'first', reason: 'Old' }]);
  await expect.poll(text).toContain('The topic was removed.');
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('a topic that buyers see otherwise than it is written says so, and what is refused stays as it was typed', async () => {
  show(sampleDesk(EVERY_CHANGE).client, '/help-topics/topic?key=place_an_order');
  await expect.element(page.getByRole('heading', { name: 'As buyers see it: Place an order' })).toBeVisible();
  expect(text()).not.toContain('Something of the text is taken out');
  takeAway();
  show(sampleDesk(EVERY_CHANGE, { '/help-topic/save': 'AWAY', '/help-topic/remove': 'AWAY' }, { '/help-topic': { isCut: true } }).client, '/help-topics/topic?key=place_an_order');
  await expect.poll(text).toContain('Something of the text is taken out');
  const heading = page.getByRole('textbox', { name: /^Heading/ });
  await userEvent.fill(heading, 'Order something');
  await userEvent.click(button('Save the topic'));
  await expect.poll(text).toContain('This was refused. Try again.');
  await expect.element(heading).toHaveValue('Order something');
  expect(text()).not.toContain('The topic is saved.');
});

test('a second change of what was typed is one of what the first change made of it', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/help-topics/topic?key=place_an_order');
  for (const [nth, was] of ['first', 'second'].entries()) {
    await userEvent.click(button('Save the topic'));
    await expect.poll(() => changes[nth]).toMatchObject(['/help-topic/save', { was }]);
  }
  takeAway();
  show(client, '/help-topics/category?key=ordering');
  for (const [nth, was] of ['first', 'second'].entries()) {
    await userEvent.click(button('Save the category'));
    await expect.poll(() => changes[2 + nth]).toMatchObject(['/help-category/save', { was }]);
  }
});

test('a category with topics cannot be removed, and a viewer changes neither topics nor categories', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/help-topics/category?key=ordering');
  await expect.element(page.getByRole('checkbox', { name: 'Among the most popular' })).toBeChecked();
  expect(button('Remove the category').elements()).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: /^Place/ }), '2');
  await userEvent.click(button('Save the category'));
  await expect.poll(() => changes).toEqual([['/help-category/save', { category: 'ordering', label: 'Ordering', tooltip: 'Order', description: 'How to order.', icon: 'cart', isPopular: true, position: '2', was: 'first' }]]);
  takeAway();
  show(sampleDesk(EVERY_CHANGE).client, '/help-topics/category?key=gone');
  await expect.poll(text).toContain('There is no such category.');
  takeAway();
  show(sampleDesk([]).client, '/help-topics/topic?key=place_an_order');
  await expect.poll(text).toContain('Fill the cart, then check out.');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  takeAway();
  show(sampleDesk([]).client, '/help-topics/category?key=ordering');
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
  await expect.element(page.getByRole('combobox', { name: 'Icon' })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: 'Among the most popular' })).toBeDisabled();
  expect(button('Save the category').elements()).toEqual([]);
  expect(text()).toContain('Your role may read categories. A catalog editor changes them.');
  takeAway();
  show(sampleDesk([]).client, '/help-topics');
  await expect.element(page.getByRole('link', { name: 'Place an order' })).toHaveAttribute('href', '/help-topics/topic?key=place_an_order');
  expect(page.getByRole('link', { name: /^(?:Write a topic|Import a file)$/ }).elements()).toEqual([]);
});
