import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { Table, type Sorting } from './Table.tsx';

afterEach(cleanUp);

function offers(sorted: Sorting[]) {
  return (
    <Table
      caption="Offers"
      items={[{ name: 'Letter size', price: '$41.20' }]}
      keyOf={(item) => item.name}
      sorting={{ columnId: 'price', direction: 'ascending' }}
      onSort={(sorting) => sorted.push(sorting)}
      columns={[
        { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: (item) => item.name },
        { id: 'price', header: 'Price', isSortable: true, cell: (item) => item.price },
      ]}
    />
  );
}

test('a header button sorts, the second time the other way round', async () => {
  await page.viewport(1280, 800);
  const sorted: Sorting[] = [];
  render(offers(sorted));
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  expect(sorted).toEqual([{ columnId: 'price', direction: 'descending' }, { columnId: 'name', direction: 'ascending' }]);
});

test('on a phone a row is a card that names its values, and still a table for assistive technology', async () => {
  await page.viewport(390, 800);
  render(offers([]));
  await expect.element(page.getByRole('table', { name: 'Offers' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeInTheDocument();
  const cell = page.getByRole('cell').element();
  expect(getComputedStyle(cell).display).toBe('flex');
  expect(getComputedStyle(cell, '::before').content).toBe('"Price" / ""');
});
