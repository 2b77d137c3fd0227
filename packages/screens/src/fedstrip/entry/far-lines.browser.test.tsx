import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

type Entry = AttributesOf<'/fedstrip/fedstrip_init', 'ItemEntry'>;

const begun = example('/fedstrip/fedstrip_init', 'ItemEntry', 'Nothing typed yet') as Entry;
const lines = Array.from({ length: 200 }, (_, at): Entry['lines'][number] => ({
  key: `7d0e5a52-0a53-4c1e-9a0e-${String(at).padStart(12, '0')}`, revision: 1, place: at + 1, stockNumber: `PART-${at + 1}`, quantity: String(at + 1), unitOfIssue: 'EA',
  demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '', item: null, exception: null,
}));

afterEach(closePages);

/** The page of the lines, whose server answers changes with this. */
async function showLines(answered: (sent: readonly { readonly key: string }[]) => Partial<Entry>) {
  await page.viewport(1280, 900);
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'collapseItemEntry', attributes: { ...begun, lines } }),
    '/fedstrip/fedstrip_ItemDispatchEntry': ({ body }) => ({ responseName: 'collapseItemEntry', attributes: { ...begun, isPart: true, lines: [], conflicts: [], removed: [], ...answered((body as { lines: Entry['lines'] }).lines) } }),
  }));
  await expect.element(field(1)).toBeVisible();
}

const field = (line: number) => page.getByRole('textbox', { name: `NSN or part number, line ${line}`, exact: true });

it('lines far from the window are text, which is found, and are fields when the keys get there', async () => {
  await showLines(() => ({}));
  await expect.element(page.getByText('Line 180: PART-180, 180, EA')).toBeInTheDocument();
  expect(field(180).elements()).toEqual([]);
  expect(page.getByRole('textbox').elements().length).toBeLessThan(3 * 60);
  await userEvent.click(field(1));
  for (let line = 2; line <= 45; line += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.element(field(45)).toHaveFocus();
  await expect.element(field(45)).toHaveValue('PART-45');
});

it('a line far from the window that another window has changed gets the focus, with what there is to decide', async () => {
  await showLines((sent) => ({ lines: lines.filter(({ key }) => sent.some((one) => one.key === key)).map((line) => ({ ...line, revision: 2, quantity: '77' })), conflicts: sent.map(({ key }) => key) }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Quantity, line 2', exact: true }), '5');
  page.getByRole('button', { name: 'Check and go on' }).element().scrollIntoView();
  await userEvent.click(field(200));
  await expect.poll(() => field(2).elements().length).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Check and go on' }));
  await expect.element(field(2)).toHaveFocus();
  await expect.element(field(2)).toBeInViewport();
  await expect.element(page.getByRole('alert').filter({ hasText: 'there it is PART-2, 77, EA.' })).toBeVisible();
});
