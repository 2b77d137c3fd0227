import type { DeskPath } from '@quartermaster/contracts-desk';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';
import type { DeskClient } from '../wire/desk-client.ts';

const { host, show, takeAway } = deskOnPage();

/** A desk that keeps what it is asked, too. */
function askedDesk(...given: Parameters<typeof sampleDesk>) {
  const { client, changes } = sampleDesk(...given);
  const asked: { path: DeskPath; request: unknown }[] = [];
  const asking: DeskClient = {
    ...client,
    read: (path, request) => {
      asked.push({ path, request });
      return client.read(path, request);
    },
  };
  return { client: asking, changes, last: (path: DeskPath) => asked.findLast((one) => one.path === path)?.request };
}
const text = () => host()?.textContent ?? '';

test('a search of the list is asked for from its first page on; the menu brings the whole list back, and its box is empty again', async () => {
  const { client, last } = askedDesk(EVERY_CHANGE);
  show(client, '/searches?page=3&state=nothing');
  const box = page.getByRole('searchbox', { name: 'Words of a search' });
  await expect.element(box).toBeVisible();
  await expect.poll(() => last('/searches')).toEqual({ q: '', state: 'nothing', page: 3 });
  await userEvent.fill(box, ' chair ');
  await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
  await expect.poll(() => last('/searches')).toEqual({ q: 'chair', state: 'nothing', page: 1 });
  await userEvent.click(page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }));
  await expect.poll(() => last('/searches')).toEqual({ q: '', state: 'all', page: 1 });
  await expect.element(box).toHaveValue('');
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('All');
});

test('what was searched for says how much was found, and leads to why, in its store, and to other words for those who may add them', async () => {
  show(sampleDesk(EVERY_CHANGE).client, '/searches');
  await expect.element(page.getByRole('link', { name: 'sticky pad', exact: true })).toHaveAttribute('href', '/catalog/search?q=sticky+pad&store=ADVANTAGE');
  await expect.element(page.getByRole('link', { name: 'Add other words for sticky pad' })).toHaveAttribute('href', '/searches/synonyms/set?words=sticky+pad');
  expect(text()).toContain('More than 10,000');
  expect(page.getByText('None', { exact: true }).elements()).toHaveLength(1);
  takeAway();
  show(sampleDesk([], {}, { '/searches': { keptDays: 0 } }).client, '/searches');
  await expect.poll(text).toContain('Searches are not counted here.');
  expect(page.getByRole('link', { name: /^Add other words/ }).elements()).toEqual([]);
});

test('a group of synonyms is removed once it was looked at what searches lose by it, and that is said', async () => {
  const comesIn = Array.from({ length: 7 }, (_, place) => ({ productId: `P-${place}`, name: `Stand ${place}` }));
  const effect = { query: 'laptop stand', store: 'ADVANTAGE', searches: 1, before: 9, after: 9, comesIn: [], goesOut: comesIn, isMoved: true };
  const { client, changes, last } = askedDesk(EVERY_CHANGE, {}, { '/synonyms/preview': { concerned: 1, effects: [effect, { ...effect, query: 'pda', searches: 0, isMoved: false, goesOut: [] }] } });
  show(client, '/searches/synonyms/set?id=4');
  await userEvent.click(page.getByRole('button', { name: 'Preview removing it' }));
  await expect.element(page.getByRole('heading', { name: 'What searches would find without it' })).toBeVisible();
  expect(last('/synonyms/preview')).toEqual({ id: 4, phrases: '' });
  expect(text()).toContain('1 counted search has a word of the change');
  for (const said of ['ADVANTAGE, not counted yet', 'The same products in another order', '9, as before', '2 more']) expect(text()).toContain(said);
  expect(page.getByRole('link', { name: /^Stand/ }).elements().map(({ textContent }) => textContent)).toEqual(['Stand 0', 'Stand 1', 'Stand 2', 'Stand 3', 'Stand 4']);
  expect(page.getByRole('button', { name: 'Save', exact: true }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
  await expect.poll(() => changes).toEqual([['/synonyms/remove', { id: 4, was: ['laptop', 'notebook'] }]]);
  await expect.poll(text).toContain('The group is removed.');
});

test('a change of a group says what it was, and a refusal stays where it was saved', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE, { '/synonyms/set': 'CHANGED_MEANWHILE' });
  show(client, '/searches/synonyms/set?id=4');
  await userEvent.click(page.getByRole('button', { name: 'Preview the change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(text).toContain('This was refused. Try again.');
  expect(changes).toEqual([['/synonyms/set', { id: 4, phrases: 'laptop, notebook', was: ['laptop', 'notebook'] }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Change synonyms' })).toBeVisible();
});

test('a viewer reads synonyms and changes none', async () => {
  show(sampleDesk([]).client, '/searches/synonyms/set?id=4');
  await expect.element(page.getByRole('textbox', { name: /^Words for the same thing/ })).toHaveAttribute('readonly');
  expect(page.getByRole('button').elements().map(({ textContent }) => textContent)).toEqual(['Sign out']);
});

test('why a result is where it is, is asked with the words and the store; what is wrong is said at the field', async () => {
  const { client, last } = askedDesk([], {}, { '/catalog/explain-search': { corrected: 'stapler', total: 1_200, exactTotal: false } });
  show(client, '/catalog/search?q=staplr&store=FSS');
  await expect.poll(() => last('/catalog/explain-search')).toEqual({ q: 'staplr', store: 'FSS' });
  await expect.poll(text).toContain('It was searched for “stapler”.');
  expect(text()).toContain('More than 1,200 results in ADVANTAGE, the first 1 of them:');
  await expect.element(page.getByRole('link', { name: 'Sample stapler' })).toHaveAttribute('href', '/catalog/products/P-1');
  expect(text()).toContain('14.91');
  await userEvent.fill(page.getByRole('textbox', { name: 'Search' }), 'glue');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Store' }), 'FSS');
  await userEvent.click(page.getByRole('button', { name: 'Explain' }));
  await expect.poll(() => last('/catalog/explain-search')).toEqual({ q: 'glue', store: 'FSS' });
  takeAway();
  show(sampleDesk([], {}, { '/catalog/explain-search': { q: '*', problem: 'A search must start with a letter or a digit.', results: [] } }).client, '/catalog/search?q=*');
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveAccessibleDescription(/must start with a letter or a digit/);
  expect(text()).not.toContain('results in ADVANTAGE');
});
