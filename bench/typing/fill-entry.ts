import type { Locator, Page } from '@playwright/test';
import { pasteRows } from './key-to-paint.ts';

/** The field in which a line begins. */
export const numberOf = (page: Page, line: number) => page.getByRole('textbox', { name: `NSN or part number, line ${line}`, exact: true });

/** From the page that asks for the activity to an entry without lines; those of before are removed. */
export async function emptyEntry(page: Page): Promise<void> {
  const first = numberOf(page, 1);
  const use = page.getByRole('main').getByRole('button', { name: /^(Use\b|[A-Z0-9]{6}, )/ }).first();
  await first.or(use).first().waitFor();
  if (await use.isVisible()) await use.click();
  await first.waitFor();
  if ((await first.inputValue()) === '') return;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove all lines' }).click();
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: /^Remove/ });
  const emptied = page.waitForFunction(() => document.querySelector<HTMLInputElement>('tbody input')?.value === '');
  // Some stores ask with the browser’s own question.
  await Promise.any([emptied, sure.click().then(() => emptied)]);
}

/** Fills an entry without lines with so many, which are pasted as rows of a spreadsheet. Gives the milliseconds until they are painted. */
export async function fillEntry(page: Page, lines: number): Promise<number> {
  await numberOf(page, 1).focus();
  const took = await pasteRows(page, Array.from({ length: lines }, (_, at) => `7510-00-${String(at).padStart(3, '0')}-0001\t${at + 1}\tEA`).join('\n'));
  await page.getByText(`${lines} lines were pasted.`).waitFor();
  await page.getByText('All is kept.', { exact: false }).waitFor();
  return took;
}

/** Leads to a field. Lines far from the window have none until it is near. */
export async function lookAt(field: Locator, pause: number): Promise<void> {
  const page = field.page();
  for (let steps = 0; steps < 200 && (await field.count()) === 0; steps += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(pause);
  }
  await field.focus();
}
