import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();
const text = () => host()?.textContent ?? '';

test('a special category is changed as it was typed, and taken away', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/special-categories/set?id=security');
  await expect.element(page.getByRole('textbox', { name: /^Id/ })).toHaveAttribute('readonly');
  await userEvent.fill(page.getByRole('textbox', { name: /^Place/ }), '7');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'Services');
  await userEvent.fill(page.getByRole('textbox', { name: /^Special Item Numbers/ }), '541');
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => changes).toMatchObject([['/special-category/set', { id: 'security', position: '7', kind: 'services', categories: '63', sins: '541', active: true, was: 'first' }]]);
  await expect.poll(text).toContain('It is changed.');
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
  await expect.poll(() => changes[1]).toMatchObject(['/special-category/set', { id: 'security', active: false, was: 'second' }]);
});

test('one that is taken away keeps its words on the page, and can be made again from there and changed', async () => {
  const other: Parameters<typeof sampleDesk>[2] = {};
  const { client, changes } = sampleDesk(EVERY_CHANGE, {}, other);
  show(client, '/special-categories/set?id=security');
  await userEvent.fill(page.getByRole('textbox', { name: /^Place/ }), '7');
  Object.assign(other, { '/special-categories': { specialCategories: [] }, '/special-category/set': { outcome: 'removed', state: null } });
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
  await expect.poll(text).toContain('It is removed.');
  await expect.element(page.getByRole('button', { name: 'Remove it' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /^Place/ })).toHaveValue('7');
  Object.assign(other, { '/special-categories': {}, '/special-category/set': { outcome: 'added', state: 'third' } });
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => changes[1]).toMatchObject(['/special-category/set', { id: 'security', position: '7', active: true, was: null }]);
  await expect.element(page.getByRole('button', { name: 'Remove it' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => changes[2]).toMatchObject(['/special-category/set', { position: '7', was: 'third' }]);
});

test('a viewer reads special categories and titles of numbers, and is told who changes them', async () => {
  show(sampleDesk([]).client, '/special-categories/set?id=security');
  await expect.poll(text).toContain('Your role may read special categories. A catalog editor changes them.');
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
  await expect.element(page.getByRole('combobox', { name: 'Kind' })).toBeDisabled();
  expect(page.getByRole('button').elements().map(({ textContent }) => textContent)).toEqual(['Sign out']);
  takeAway();
  show(sampleDesk([]).client, '/catalog/special-item-numbers/set?sin=339940');
  await expect.poll(text).toContain('Your role may read titles. A catalog editor changes them.');
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveAttribute('readonly');
  expect(page.getByRole('button').elements().map(({ textContent }) => textContent)).toEqual(['Sign out']);
});
