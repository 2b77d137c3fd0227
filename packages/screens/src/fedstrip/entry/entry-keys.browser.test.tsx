import type { AttributesOf } from '@quartermaster/contracts';
import { usd } from '@quartermaster/contracts';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

type Entry = AttributesOf<'/fedstrip/fedstrip_init', 'ItemEntry'>;
type Line = Entry['lines'][number];

const begun = example('/fedstrip/fedstrip_init', 'ItemEntry', 'Nothing typed yet') as Entry;
const catalogNumber = '7510-01-392-0564';

afterEach(closePages);

/** The page of the lines, with a server that knows one number of its catalog. */
async function showLines() {
  let version = 1;
  const kept = new Map<string, Line>();
  await page.viewport(1280, 900);
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'ItemEntry', attributes: begun }),
    '/fedstrip/fedstrip_ItemDispatchEntry': ({ body }) => {
      const { lines } = body as { lines: Line[] };
      version += 1;
      for (const line of lines) {
        const item: Line['item'] = line.stockNumber === catalogNumber
          ? { source: 'catalog', name: 'Toner cartridge', unitOfIssue: 'BX', price: usd(21_840) }
          : line.stockNumber === '' ? null : { source: 'onDemand', name: '', unitOfIssue: null, price: null };
        kept.set(line.key, { ...line, revision: line.revision + 1, item, exception: null });
      }
      return { responseName: 'collapseItemEntry', attributes: { ...begun, version, isPart: true, conflicts: [], removed: [], lines: lines.flatMap(({ key }) => kept.get(key) ?? []) } };
    },
  }));
  await expect.element(field('NSN or part number', 1)).toBeVisible();
  return kept;
}

const field = (name: string, line: number) => page.getByRole('textbox', { name: `${name}, line ${line}`, exact: true });
const row = (line: number) => page.getByRole('row').filter({ has: field('NSN or part number', line) });

it('Enter goes to the next line and Shift and Enter back, the arrows stay in the column, Tab goes through a line, and F2 leads to its columns and back', async () => {
  await showLines();
  await userEvent.click(field('NSN or part number', 1));
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Quantity', 1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field('Quantity', 2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('NSN or part number', 3)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(field('NSN or part number', 2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field('NSN or part number', 1)).toHaveFocus();
  // Above the first line is none.
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field('NSN or part number', 1)).toHaveFocus();
  await userEvent.keyboard('AB-1{F2}');
  await expect.element(page.getByRole('group', { name: 'Line 1', exact: true })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Back to line 1' }));
  await expect.element(field('NSN or part number', 1)).toHaveFocus();
});

it('typing on at the last line makes another one, so that Enter never stops', async () => {
  await showLines();
  await userEvent.click(field('NSN or part number', 1));
  for (let line = 1; line <= 8; line += 1) await userEvent.keyboard(`AB-${line}{Enter}`);
  await expect.element(field('NSN or part number', 9)).toHaveFocus();
  await expect.element(field('NSN or part number', 8)).toHaveValue('AB-8');
});

it('unit, item, price and total come with an NSN of the catalog; another number says that it is bought on demand, and asks for its unit', async () => {
  const kept = await showLines();
  await userEvent.fill(field('NSN or part number', 1), catalogNumber);
  await userEvent.fill(field('Quantity', 1), '3');
  await expect.element(field('Unit of issue', 1)).toHaveValue('BX');
  for (const words of ['Toner cartridge', '$218.40', '$655.20']) await expect.poll(() => row(1).element().textContent).toContain(words);
  await userEvent.fill(field('NSN or part number', 2), '7920-00-000-0001');
  await userEvent.fill(field('Quantity', 2), '5');
  await expect.poll(() => row(2).element().textContent).toContain('Not in the catalog: bought on demand. Give its unit of issue.');
  await userEvent.fill(field('Unit of issue', 2), 'EA');
  await expect.poll(() => row(2).element().textContent).not.toContain('Give its unit of issue');
  await expect.element(field('Unit of issue', 2)).toHaveValue('EA');
  await expect.poll(() => [...kept.values()].map(({ stockNumber, unitOfIssue }) => [stockNumber, unitOfIssue])).toEqual([[catalogNumber, ''], ['7920-00-000-0001', 'EA']]);
});

it('lines of a file are shown before they enter, with the rule of each that has a mistake', async () => {
  const kept = await showLines();
  await userEvent.click(page.getByText('Add lines from a list or a file'));
  await userEvent.upload(page.getByLabelText(/^Or choose a file/), new File([`number,quantity,unit\n${catalogNumber},2,BX\n7510-01,a few,EA\n`], 'lines.csv', { type: 'text/csv' }));
  const add = page.getByRole('button', { name: 'Add the 1 line that was read' });
  await expect.element(add).toBeVisible();
  await expect.poll(() => page.getByRole('table', { name: 'Lines of the list' }).element().textContent).toContain('R06, quantity (columns 25 to 29)');
  expect(kept.size).toBe(0);
  await userEvent.click(add);
  await expect.element(field('NSN or part number', 1)).toHaveValue(catalogNumber);
  await expect.poll(() => kept.size).toBeGreaterThan(0);
});
