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

const field = (line: number) => page.getByRole('textbox', { name: `NSN or part number, line ${line}`, exact: true });

it('lines far from the window are text, which is found, and are fields when the keys get there', async () => {
  await page.viewport(1280, 900);
  await showPage('/ws/fedstrip/fedstrip_init', asBuyer({
    '/fedstrip/fedstrip_init': () => ({ responseName: 'collapseItemEntry', attributes: { ...begun, lines } }),
    '/fedstrip/fedstrip_ItemDispatchEntry': () => ({ responseName: 'collapseItemEntry', attributes: { ...begun, version: begun.version, isPart: true, lines: [], conflicts: [], removed: [] } }),
  }));
  await expect.element(field(1)).toBeVisible();
  await expect.element(page.getByText('Line 180: PART-180, 180, EA')).toBeInTheDocument();
  expect(field(180).elements()).toEqual([]);
  expect(page.getByRole('textbox').elements().length).toBeLessThan(3 * 60);
  await userEvent.click(field(1));
  for (let line = 2; line <= 45; line += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.element(field(45)).toHaveFocus();
  await expect.element(field(45)).toHaveValue('PART-45');
});
