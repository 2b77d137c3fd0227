import type { Page } from '@playwright/test';

const fieldOf = (page: Page, name: string, line: number) => page.getByRole('textbox', { name: `${name}, line ${line}`, exact: true });
/** The field in which a line begins. */
export const numberOf = (page: Page, line: number) => fieldOf(page, 'NSN or part number', line);
export const quantityOf = (page: Page, line: number) => fieldOf(page, 'Quantity', line);

/** From the page that asks for the activity to an entry of so many lines, which are pasted as rows of a spreadsheet; those of before are removed. */
export async function fillEntry(page: Page, lines: number): Promise<void> {
  const first = numberOf(page, 1);
  const use = page.getByRole('main').getByRole('button', { name: /^(Use\b|[A-Z0-9]{6}, )/ }).first();
  await first.or(use).first().waitFor();
  if (await use.isVisible()) await use.click();
  await first.waitFor();
  if ((await first.inputValue()) !== '') {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Remove all lines' }).click();
    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: /^Remove/ });
    if (await sure.isVisible()) await sure.click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('tbody input')?.value === '');
  }
  await first.focus();
  await page.evaluate((rows) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', rows);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, Array.from({ length: lines }, (_, at) => `7510-00-${String(at).padStart(3, '0')}-0001\t${at + 1}\tEA`).join('\n'));
  await page.getByText(`${lines} lines were pasted.`).waitFor();
  await page.getByText('All is kept.', { exact: false }).waitFor();
}
