import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway, violations } = deskOnPage();

test('a Special Item Number gets a title and loses it, a category of the help is written and removed, and the whole catalog is a link to its file', async () => {
  const numbers = sampleDesk(EVERY_CHANGE);
  show(numbers.client, '/catalog/special-item-numbers/set?sin=339940');
  const title = page.getByRole('textbox', { name: /^Title/ });
  await expect.element(title).toHaveValue('Office products');
  await userEvent.fill(title, 'Office products and supplies');
  await userEvent.click(page.getByRole('button', { name: 'Save the title' }));
  await expect.poll(() => numbers.changes).toEqual([['/special-item-number/set', { sin: '339940', title: 'Office products and supplies', largeCategory: 'Office Management', source: 'general knowledge; no source read', active: true }]]);
  await userEvent.click(page.getByRole('button', { name: 'Remove the title' }));
  await expect.poll(() => numbers.changes[1]).toMatchObject(['/special-item-number/set', { sin: '339940', active: false }]);
  takeAway();
  const help = sampleDesk(EVERY_CHANGE);
  show(help.client, '/help-topics/category');
  await userEvent.fill(page.getByRole('textbox', { name: /^Key/ }), 'returns');
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Returns');
  await userEvent.fill(page.getByRole('textbox', { name: /^In a few words/ }), 'Send back');
  await userEvent.fill(page.getByRole('textbox', { name: /^Description/ }), 'How to return.');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Icon' }), 'box');
  await userEvent.click(page.getByRole('button', { name: 'Save the category' }));
  await expect.poll(() => help.changes).toEqual([['/help-category/save', { category: 'returns', label: 'Returns', tooltip: 'Send back', description: 'How to return.', icon: 'box', isPopular: false, position: '3', was: null }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Category returns' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Moved');
  await userEvent.click(page.getByRole('button', { name: 'Remove the category' }));
  await expect.poll(() => help.changes[1]).toEqual(['/help-category/remove', { category: 'returns', was: 'first', reason: 'Moved' }]);
  takeAway();
  show(sampleDesk(EVERY_CHANGE).client, '/catalog');
  await expect.element(page.getByRole('link', { name: 'Save all as CSV' })).toHaveAttribute('href', '/advantage/desk/catalog/export');
});

test('a file of titles of Special Item Numbers is read from the list, and who only reads may save them', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/catalog/special-item-numbers');
  await userEvent.click(page.getByRole('link', { name: 'Import a file' }));
  await userEvent.upload(page.getByLabelText(/^CSV file/), new File(['sin,title\n339940,Office products\n'], 'titles.csv', { type: 'text/csv' }));
  await userEvent.click(page.getByRole('button', { name: 'Import' }));
  await expect.poll(() => changes).toEqual([['/special-item-numbers/import', { fileName: 'titles.csv', csv: 'sin,title\n339940,Office products\n' }]]);
  takeAway();
  show(sampleDesk([]).client, '/catalog/special-item-numbers');
  await expect.element(page.getByRole('button', { name: 'Save all as CSV' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Import a file' }).elements()).toEqual([]);
});

test('an offer is taken off sale and put back with a reason, by keyboard, and what was done has the focus', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/catalog/products/P%2F1');
  const open = page.getByText('Take the offer of Sample Vendor off sale: contract 47SMPL-SAMPLE-01');
  await expect.element(open).toBeVisible();
  const summary = open.element().closest('summary, button');
  if (summary instanceof HTMLElement) summary.focus();
  await userEvent.keyboard('{Enter}{Tab}Recalled.{Tab}{Enter}');
  await expect.poll(() => changes).toEqual([['/catalog/take-off-sale', { offerId: 'O-1', reason: 'Recalled.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The offer of Sample Vendor is off sale in every store.');
  await userEvent.click(page.getByText('Put the offer of Other Vendor back on sale: contract 47SMPL-SAMPLE-02'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }).last(), 'Mended.');
  await userEvent.click(page.getByRole('button', { name: 'Put back on sale' }));
  await expect.poll(() => changes.at(-1)).toEqual(['/catalog/put-back', { offerId: 'O-2', reason: 'Mended.' }]);
  await page.viewport(390, 800);
  expect(host()?.querySelector('main')?.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});

test('a viewer sees a product as each store shows it, and no control that takes an offer off sale', async () => {
  show(sampleDesk([]).client, '/catalog/products/P%2F1');
  await expect.poll(() => host()?.textContent).toContain('Recalled by the vendor.');
  expect(page.getByText('Last day of the contract').elements().map((term) => term.nextElementSibling?.textContent), 'of the one whose end is known').toEqual(['2029-09-30']);
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out']);
});
