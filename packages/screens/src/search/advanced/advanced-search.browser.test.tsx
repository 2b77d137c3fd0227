import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { example } from '../../testing/examples.ts';
import { pageViolations } from '../../testing/page-violations.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';

afterEach(closePages);

it.each([1280, 640, 390])('a name is chosen from those that have what is typed, and what was typed elsewhere stays, at %i px', async (width) => {
  await page.viewport(width, 900);
  const { server } = await showPage('/ws/search/advanced', {
    '/search/advanced': () => ({ responseName: 'ProductForm', attributes: { ...example('/search/advanced', 'ProductForm', 'Empty') } }),
    '/search/mfr_list': () => ({ responseName: 'Success', attributes: { ...example('/search/mfr_list', 'Success', 'Of a search') } }),
  });
  await userEvent.fill(page.getByRole('textbox', { name: 'All of these words' }), 'toner');
  await userEvent.fill(page.getByRole('combobox', { name: 'Manufacturer' }), 'xer');
  await userEvent.click(page.getByRole('option', { name: /^Xerox/ }));
  expect(await pageViolations(document.documentElement)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await userEvent.click(page.getByRole('button', { name: 'Search products' }));
  await expect.poll(() => Object.fromEntries(server.to('/search/advanced').at(-1)?.query ?? [])).toMatchObject({ formType: 'products', words: 'toner', manufacturer: 'Xerox', go: '1' });
  expect(server.to('/search/mfr_list')).toHaveLength(1);
});

it('the form of services is filled in with the keyboard, its contractor is chosen from the list, and it asks for services alone', async () => {
  await page.viewport(1280, 900);
  const { server } = await showPage('/ws/search/advanced?formType=services', {
    '/search/advanced': () => ({ responseName: 'ServicesForm', attributes: { ...example('/search/advanced', 'ServicesForm', 'Empty') } }),
    '/search/mfr_list': () => ({ responseName: 'Success', attributes: { ...example('/search/mfr_list', 'Success', 'Of a search') } }),
  });
  const words = page.getByRole('textbox', { name: 'All of these words' });
  await userEvent.fill(words, 'project manager');
  const contractor = page.getByRole('combobox', { name: 'Contractor' });
  const [first] = (example('/search/mfr_list', 'Success', 'Of a search') as { values: { label: string; value: string }[] }).values;
  await userEvent.fill(contractor, first?.label.slice(0, 4) ?? '');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(contractor).toHaveValue(first?.label ?? '');
  await userEvent.click(page.getByRole('button', { name: 'Search services' }));
  await expect.poll(() => Object.fromEntries(server.to('/search/advanced').at(-1)?.query ?? [])).toMatchObject({ formType: 'services', words: 'project manager', go: '1' });
});

it('several names are typed with a semicolon between, and several categories of a search stay one choice', async () => {
  await page.viewport(1280, 900);
  const { server } = await showPage('/ws/search/advanced', {
    '/search/advanced': () => ({ responseName: 'ProductForm', attributes: { ...example('/search/advanced', 'ProductForm', 'Several of each') } }),
    '/search/mfr_list': () => ({ responseName: 'Success', attributes: { ...example('/search/mfr_list', 'Success', 'Of a search') } }),
  });
  await expect.element(page.getByRole('combobox', { name: 'Manufacturer' })).toHaveValue('Xerox; HP');
  await userEvent.fill(page.getByRole('combobox', { name: 'Manufacturer' }), 'Canon; xer');
  await userEvent.click(page.getByRole('option', { name: /^Canon; Xerox/ }));
  await userEvent.click(page.getByRole('button', { name: 'Search products' }));
  await expect.poll(() => Object.fromEntries(server.to('/search/advanced').at(-1)?.query ?? [])).toMatchObject({ manufacturer: 'Canon; Xerox', category: '7510-toner; 7010-notebooks', go: '1' });
});
