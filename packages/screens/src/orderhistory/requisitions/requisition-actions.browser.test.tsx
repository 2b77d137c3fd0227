import type { AttributesOf, RequisitionPage } from '@quartermaster/contracts';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const [path, change] = ['/orderhistory/requisition_detail', '/orderhistory/change_requisition'] as const;
const of = (name: string) => example(path, 'Success', name) as AttributesOf<typeof path, 'Success'>;
const withdrawn = example(change, 'Success', 'Withdrawn') as RequisitionPage;

afterEach(closePages);

const show = (attributes: RequisitionPage, answer: RequisitionPage) => showPage(`/ws${path}?documentNumber=47SMPL63240001`, asBuyer({
  [path]: () => ({ responseName: 'Success', attributes }),
  [change]: () => ({ responseName: 'Success', attributes: answer }),
}));

it.each([390, 1280])('a requisition that is not sent is withdrawn by its buyer, who is asked first and reads what became of it, in a window of %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { server } = await show(of('Not sent yet'), withdrawn);
  await userEvent.click(page.getByRole('button', { name: 'Withdraw it' }));
  const question = page.getByRole('alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(server.to(change)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Withdraw it' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('It is withdrawn');
  expect(server.to(change).map(({ body }) => body)).toEqual([{ documentNumber: '47SMPL63240001', change: 'withdraw' }]);
  expect(page.getByRole('button', { name: 'Withdraw it' }).elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('one that is sent is followed up and canceled, as far as it is open, and the help desk is one press away', async () => {
  await page.viewport(1280, 900);
  const { server } = await show(of('Backordered'), { ...of('Backordered'), may: { withdraw: false, cancel: true, followUp: false }, notice: { tone: 'success', text: 'The follow-up goes out with the next file.' } });
  expect(page.getByRole('button', { name: 'Withdraw it' }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Ask what became of it' }));
  await expect.element(page.getByText(/The follow-up goes out with the next file\./)).toBeVisible();
  expect(page.getByRole('button', { name: 'Ask what became of it' }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Ask to cancel what is open' }));
  await userEvent.click(page.getByRole('alertdialog', { name: 'Ask to cancel 2 BX of 47SMPL63240001?' }).getByRole('button', { name: 'Ask to cancel it' }));
  await expect.poll(() => server.to(change).map(({ body }) => body)).toEqual([{ documentNumber: '47SMPL63240001', change: 'follow-up' }, { documentNumber: '47SMPL63240001', change: 'cancel' }]);
  await expect.element(page.getByRole('link', { name: 'Write to the help desk' })).toHaveAttribute('href', expect.stringContaining('/information/comment_form'));
});
