import type { StatementPage } from '@quartermaster/contracts';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const list = '/ws/orderhistory/reconcile';
const one = `${list}?statement=s1`;
const statement = example('/orderhistory/reconcile', 'Success', 'Five lines') as unknown as StatementPage;
const shown: Handler = ({ query }) => (query.has('statement')
  ? { responseName: 'Success', attributes: { ...statement } }
  : { responseName: 'Initial', attributes: { ...example('/orderhistory/reconcile', 'Initial', 'Two statements') } });
const answering = (others: Record<string, Handler> = {}) => asBuyer({ '/orderhistory/reconcile': shown, ...others });

beforeEach(async () => { await page.viewport(1280, 900); });
afterEach(() => {
  closePages();
  vi.restoreAllMocks();
});

const file = (text: string) => new File([text], 'november.csv', { type: 'text/csv' });
const upload = () => page.getByRole('button', { name: 'Compare with my orders' });

describe('the list of card statements', () => {
  it('is a link away from My Orders, and leads to each statement', async () => {
    const { history } = await showPage('/ws/orderhistory/my_orders', answering({ '/orderhistory/my_orders': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/my_orders', 'Success', 'One order') } }) }));
    await userEvent.click(page.getByRole('link', { name: 'Card statements' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Card Statements' })).toBeVisible();
    expect(history.address()).toBe(list);
    // A card has one statement, whatever the store.
    await expect.element(page.getByText('that you paid by card, in all stores.', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'statement-november.csv' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Statement statement-november.csv' })).toBeVisible();
  });

  it.each<[string, Handler, RegExp]>([
    ['uploaded', () => ({ responseName: 'Success', attributes: { statementId: 's1', isNew: true } }), /^The statement november\.csv is compared with your orders\. <a href="[^"]+reconcile\?statement=s1">View it<\/a>$/],
    ['unreadable', () => ({ responseName: 'Unreadable', attributes: { ...example('/orderhistory/upload_statement', 'Unreadable', 'Two lines are wrong') } }), /^The statement november\.csv could not be read\. <a href="[^"]+reconcile">Card statements<\/a>$/],
    ['lost', () => ({ status: 500, responseType: 'ERROR', message: 'The marketplace is busy.' }), /^The statement november\.csv was not uploaded\. /],
  ])('tells a buyer who has gone elsewhere of a file that is %s, and leaves them there', async (_what, handler, words) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { history, server, storefront } = await showPage(list, answering({ '/orderhistory/upload_statement': (request) => promise.then(() => handler(request)) }));
    await userEvent.upload(page.getByLabelText(/^Statement of the card/), file('date,vendor,amount\n'));
    await userEvent.click(upload());
    await expect.poll(() => server.to('/orderhistory/upload_statement').length).toBe(1);
    storefront.openUrl('/home');
    resolve();
    await expect.poll(() => storefront.alerts.list.get().map(({ msg }) => msg)).toEqual([expect.stringMatching(words)]);
    expect(history.address()).not.toContain('statement=');
  });

  it('asks for a file, sends its text, and shows the statement', async () => {
    const { history, server } = await showPage(list, answering({ '/orderhistory/upload_statement': () => ({ responseName: 'Success', attributes: { statementId: 's1', isNew: false } }) }));
    await userEvent.click(upload());
    await expect.element(page.getByText('Choose the file of the statement.', { exact: false })).toBeVisible();
    expect(server.to('/orderhistory/upload_statement')).toHaveLength(0);
    await userEvent.upload(page.getByLabelText(/^Statement of the card/), file('date,vendor,amount\n'));
    await userEvent.click(upload());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Statement statement-november.csv' })).toBeVisible();
    expect(history.address()).toBe(one);
    expect(server.to('/orderhistory/upload_statement').map(({ body }) => body)).toMatchObject([{ fileName: 'november.csv', text: 'date,vendor,amount\n' }]);
    await expect.element(page.getByText('You have uploaded this statement before.')).toBeVisible();
  });

  it('takes an OFX file as the bank gives it, and offers it to the dialog of the browser', async () => {
    const { history, server } = await showPage(list, answering({ '/orderhistory/upload_statement': () => ({ responseName: 'Success', attributes: { statementId: 's1', isNew: true } }) }));
    // Without end tags, as version 1 is written: what the server reads is in read-statement.test.ts.
    const ofx = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n\r\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<BANKTRANLIST>\r\n<STMTTRN><DTPOSTED>20261123<TRNAMT>-218.40<FITID>F1<NAME>SAMPLE & SUPPLY</STMTTRN>\r\n</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>';
    const field = page.getByLabelText(/^Statement of the card/);
    expect(field.element().getAttribute('accept')?.split(',')).toEqual(expect.arrayContaining(['.csv', '.ofx', '.qfx']));
    await userEvent.upload(field, new File([ofx], 'november.ofx', { type: 'application/x-ofx' }));
    await userEvent.click(upload());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Statement statement-november.csv' })).toBeVisible();
    expect(history.address()).toBe(one);
    expect(server.to('/orderhistory/upload_statement').map(({ body }) => body)).toEqual([{ fileName: 'november.ofx', text: ofx }]);
  });

  it('says by line why a file cannot be read, with the focus there, and what is too large before it is sent', async () => {
    const { server } = await showPage(list, answering({ '/orderhistory/upload_statement': () => ({ responseName: 'Unreadable', attributes: { ...example('/orderhistory/upload_statement', 'Unreadable', 'Two lines are wrong') } }) }));
    await userEvent.upload(page.getByLabelText(/^Statement of the card/), file('x'.repeat(200_001)));
    await userEvent.click(upload());
    await expect.element(page.getByText('The file is larger than 200 kB.', { exact: false })).toBeVisible();
    expect(server.to('/orderhistory/upload_statement')).toHaveLength(0);
    await userEvent.upload(page.getByLabelText(/^Statement of the card/), file('x'));
    await userEvent.click(upload());
    await expect.element(page.getByRole('group', { name: 'What is wrong with the file' })).toHaveFocus();
    await expect.element(page.getByRole('row', { name: /^3/ })).toBeVisible();
    await expect.element(page.getByText('“13/45/2026” is no date. Write it as 2026-11-23 or 11/23/2026.')).toBeVisible();
  });
});

describe('a card statement', () => {
  const rows = () => page.getByRole('table', { name: 'Lines of the statement' }).getByRole('row').elements().length - 1;

  it('shows what was found, and what somebody has to look at alone', async () => {
    await showPage(one, answering());
    await expect.element(page.getByRole('heading', { name: 'Ordered in this time, and not charged' })).toBeVisible();
    expect(rows()).toBe(5);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Show' }), 'To look at (2)');
    await expect.element(page.getByRole('status').getByText('2 lines')).toBeVisible();
    expect(rows()).toBe(2);
    await expect.element(page.getByRole('link', { name: /^Order A27/ }).first()).toHaveAttribute('href', expect.stringContaining('/ws/orderhistory/order_details?orderNumber='));
  });

  it('says of a charge which order it pays, with the nearest amounts first, and names what is not compared', async () => {
    const corrected = example('/orderhistory/reconcile', 'Success', 'Corrected by hand') as unknown as StatementPage;
    const { server } = await showPage(one, answering({ '/orderhistory/change_statement': () => ({ responseName: 'Success', attributes: { ...corrected } }) }));
    await expect.element(page.getByRole('heading', { name: 'Ordered in this time, and billed to an activity' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Correct the order of line 5/ }));
    const dialog = page.getByRole('dialog', { name: 'Correct $300.00' });
    await expect.element(dialog).toBeVisible();
    expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).violations).toEqual([]);
    const select = dialog.getByRole('combobox', { name: 'The charge pays' });
    await userEvent.selectOptions(select, 'A27-0000120-1-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByText('You have linked it.', { exact: false })).toBeVisible();
    expect(server.to('/orderhistory/change_statement').map(({ body }) => body)).toMatchObject([{ statement: statement.statement.statementId, choose: { line: 5, to: 'order', poNumber: 'A27-0000120-1-01' } }]);
    await expect.element(page.getByText('Linked by hand')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Correct the order of line 8/ }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'The charge pays' }), 'found');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await expect.poll(() => server.to('/orderhistory/change_statement').at(-1)?.body).toMatchObject({ choose: { line: 8, to: 'found' } });
  });

  it('takes a dispute with its reason by keyboard, and takes it back', async () => {
    const { server } = await showPage(one, answering({ '/orderhistory/change_statement': () => ({ responseName: 'Success', attributes: { ...statement } }) }));
    const open = page.getByRole('button', { name: /^Dispute line 4/ });
    await expect.element(open).toBeVisible();
    (open.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const note = page.getByRole('button', { name: 'Note the dispute' });
    await expect.element(note).toBeVisible();
    await userEvent.click(note);
    const reason = page.getByRole('textbox', { name: /^Why the charge is wrong/ });
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
    expect(server.to('/orderhistory/change_statement')).toHaveLength(0);
    await userEvent.fill(reason, 'Taxed');
    await userEvent.click(note);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Take back the dispute of line 5' }));
    await expect.poll(() => server.to('/orderhistory/change_statement').length).toBe(2);
    expect(server.to('/orderhistory/change_statement').map(({ body }) => body)).toMatchObject([{ statement: statement.statement.statementId, dispute: { line: 4, reason: 'Taxed' } }, { withdraw: 5 }]);
  });

  it('is saved as a file for the approving official', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => { saved.push(blob as Blob); return 'blob:statement'; });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await showPage(one, answering());
    await userEvent.click(page.getByRole('button', { name: 'Export for the approving official' }));
    await expect.poll(() => saved.length).toBe(1);
    expect((await saved[0]?.text())?.split('\r\n')).toHaveLength(1 + 5 + 1 + 1);
  });

  it('is deleted after a question, and the others are shown', async () => {
    const { history, server } = await showPage(one, answering({ '/orderhistory/change_statement': () => ({ responseName: 'Removed', attributes: { fileName: 'statement-november.csv' } }) }));
    await userEvent.click(page.getByRole('button', { name: 'Delete this statement' }));
    await userEvent.click(page.getByRole('button', { name: 'Delete statement', exact: true }));
    await expect.poll(() => history.address()).toBe(list);
    expect(server.to('/orderhistory/change_statement').map(({ body }) => body)).toMatchObject([{ remove: true }]);
  });
});

describe.each([390, 640, 1280])('at %i px', (width) => {
  it.each([list, one])('%s fits, and has no accessibility violation', async (address) => {
    await page.viewport(width, 4_000);
    await showPage(address, answering());
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
});
