import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPool } from '@quartermaster/database';
import { newAccount } from '../support/account.ts';
import { onKeys } from '../support/hand.ts';
import { expect, signInWhereAsked, test, type Page } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { origin } from '../support/origin.ts';
import { lookAtWidths } from '../support/widths.ts';

/** Activities of these journeys alone: of one the requisitions are sent at once, of the other a second person authorizes them. */
const [plainAac, controlledAac] = ['47RQAA', '47RQFF'];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function listActivity(aac: string, approver: string | null): Promise<void> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    await pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, funds_control)
       values ($1, 'Sample Depot of Requisitions', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131', $2) on conflict do nothing`, [aac, approver !== null],
    );
    if (approver !== null) await pool.query("insert into marketplace.approver (scope, code, email, name) values ('activity', $1, $2, 'Demo Approver') on conflict do nothing", [aac, approver]);
  } finally {
    await pool.end();
  }
}

/** What operators hand over to the source of supply: all records that wait, and their exception data. */
async function exported(): Promise<{ readonly records: readonly string[]; readonly exceptions: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'requisitions-'));
  const program = join(import.meta.dirname, '..', '..', 'tooling', 'start', 'run-requisitions.ts');
  await promisify(execFile)(process.execPath, [program, 'export', folder], { env: { ...process.env, DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '' } });
  const textOf = (end: string) => readdirSync(folder).filter((name) => name.endsWith(end)).map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return { records: textOf('.txt').split('\n').filter((record) => record !== ''), exceptions: textOf('.ndjson') };
}

/** From the page that asks for the activity to its lines, with a fund. */
async function begin(page: Page, aac: string): Promise<void> {
  await onKeys.type(page.getByRole('textbox', { name: 'AAC or DoDAAC' }), aac);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${aac}, Sample Depot of Requisitions`)).toBeVisible();
  await onKeys.press(page.getByRole('link', { name: 'Constant data', exact: true }));
  await onKeys.type(page.getByRole('textbox', { name: /^Fund code/ }), 'a1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The constant data are kept.')).toBeVisible();
  await onKeys.press(page.getByRole('link', { name: 'Go to the lines' }));
}

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a clerk types a first requisition by keyboard alone, gives remarks and phased deliveries, and sends all of them [spec 2.105, 2.109]', async ({ page, account }) => {
  await listActivity(plainAac, null);

  await test.step('from the activity to the first line', async () => {
    await page.goto('/ws/fedstrip/fedstrip_init');
    await signInWhereAsked(page, account);
    await expect(heading(page, 'AAC Entry')).toBeVisible();
    await begin(page, plainAac);
    await onKeys.type(page.getByRole('textbox', { name: 'NSN or part number, line 1' }), '7920-00-000-0001');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ten');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ea');
    await page.keyboard.press('Enter');
    const quantity = page.getByRole('textbox', { name: 'Quantity, line 1' });
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('list', { name: 'Mistakes in line 1' })).toContainText('R06');
    await lookAtWidths(page, 'a line with a mistake');
    await onKeys.type(quantity, '250');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 line. All is kept.')).toBeVisible();
  });

  await test.step('remarks make it a requisition with exception data', async () => {
    await page.getByRole('textbox', { name: 'NSN or part number, line 1' }).focus();
    await page.keyboard.press('F2');
    await onKeys.press(page.getByRole('button', { name: 'Exception data of line 1' }));
    await expect(heading(page, 'Exception data of line 1')).toBeVisible();
    await onKeys.type(page.getByRole('textbox', { name: /^Remarks/ }), 'Deliver to dock 4.');
    await lookAtWidths(page, 'exception data');
    await onKeys.press(page.getByRole('button', { name: 'Keep the exception data' }));
    await expect(page.getByText('The exception data are kept.')).toBeVisible();
    await onKeys.press(page.getByRole('main').getByRole('link', { name: 'Back to the lines' }));
    await expect(page.getByText('Exception data: “Deliver to dock 4.”')).toBeVisible();
  });

  await test.step('one item comes in three deliveries', async () => {
    await onKeys.press(page.getByRole('button', { name: 'Phased deliveries' }));
    await expect(heading(page, 'Phased Requisition Entry')).toBeVisible();
    for (const [name, text] of [['NSN or part number', '7920-00-000-0002'], ['Unit of issue', 'EA'], ['Quantity of each delivery', '10'], ['Number of deliveries', '3']] as const) await onKeys.type(page.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
    await page.getByLabel('First delivery by').fill(dayAhead(30));
    await lookAtWidths(page, 'phased entry');
    await onKeys.press(page.getByRole('button', { name: 'Show the deliveries' }));
    await onKeys.type(page.getByRole('textbox', { name: /^Quantity, row 2/ }), '15');
    await lookAtWidths(page, 'phased deliveries');
    await onKeys.press(page.getByRole('button', { name: 'Add them to the lines' }));
    await expect(page.getByText('3 lines are added').first()).toBeVisible();
    await lookAtWidths(page, 'phased deliveries that were added');
  });

  await test.step('all are verified, sent, and go out with the next file', async () => {
    await onKeys.press(page.getByRole('button', { name: 'Check and go on' }));
    await expect(heading(page, 'Verify the requisitions')).toBeVisible();
    await lookAtWidths(page, 'requisitions before they are sent');
    await onKeys.press(page.getByRole('button', { name: 'Send 4 requisitions' }));
    await expect(heading(page, 'Order summary')).toBeVisible();
    const number = (await page.getByRole('link', { name: new RegExp(`^${plainAac}`) }).first().textContent()) ?? '';
    const { records, exceptions } = await exported();
    const own = records.filter((record) => record.slice(29, 35) === plainAac);
    expect(own.map((record) => [record.slice(0, 3), record.slice(24, 29)])).toEqual([['A0E', '00250'], ['A0A', '00010'], ['A0A', '00015'], ['A0A', '00010']]);
    expect(exceptions).toContain(`"documentNumber":"${number}"`);
    await onKeys.press(page.getByRole('link', { name: number }));
    await expect(page.getByText('Deliver to dock 4.')).toBeVisible();
    await expect(page.getByText(/^Sent in requisitions-/)).toBeVisible();
    await lookAtWidths(page, 'a requisition that was sent');
  });
});

test('lines that the server did not take come back after a reload, many of them too [spec 2.105]', async ({ page, account }) => {
  await listActivity(plainAac, null);
  await page.goto('/ws/fedstrip/fedstrip_init');
  await signInWhereAsked(page, account);
  await begin(page, plainAac);
  const kept = '**/advantage/rs/fedstrip/fedstrip_ItemDispatchEntry*';
  await page.route(kept, (route) => route.abort());
  await page.getByRole('textbox', { name: 'NSN or part number, line 1', exact: true }).focus();
  const rows = Array.from({ length: 120 }, (_, nth) => `PART-${nth + 1}\t${nth + 1}\tEA`).join('\n');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rows);
  await expect(page.getByText('120 lines were pasted.')).toBeVisible();
  await expect(page.getByText('Not kept yet')).toBeVisible();
  await page.unroute(kept);
  await page.reload();
  await expect(page.getByText(/^120 lines.*All is kept\.$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'NSN or part number, line 1', exact: true })).toHaveValue('PART-1');
});

test('in a store of Global Supply lines of a list are seen before they enter, and a second person authorizes their funds [spec 2.102, 2.107]', async ({ page, browser, account }) => {
  const approver = await newAccount('Approver');
  await listActivity(controlledAac, approver.login);

  await test.step('a list is read, and what was not read says why', async () => {
    await page.goto('/ws/fedstrip/fedstrip_init?store=FSS');
    await signInWhereAsked(page, account);
    await begin(page, controlledAac);
    await onKeys.press(page.getByText('Add lines from a list or a file'));
    await page.getByRole('textbox', { name: /^List/ }).fill('7920-00-000-0003,5,EA\n7920-00-000,1,EA\nAB-1000,"1,200",BX');
    await onKeys.press(page.getByRole('button', { name: 'Look at the list' }));
    await expect(page.getByText('2 lines read, 1 not. Nothing has entered yet.')).toBeVisible();
    await lookAtWidths(page, 'a list before it enters');
    await onKeys.press(page.getByRole('button', { name: 'Add the 2 lines that were read' }));
    await expect(page.getByText('2 lines. All is kept.')).toBeVisible();
  });

  await test.step('the Verify page leads to what an approver is to know', async () => {
    await onKeys.press(page.getByRole('button', { name: 'Check and go on' }));
    await onKeys.press(page.getByRole('button', { name: 'Go on to ask an approver' }));
    await expect(heading(page, 'Funds Control Cart Review')).toBeVisible();
    await onKeys.type(page.getByRole('textbox', { name: /^Appropriation data/ }), '999-2026/2027-9999-000');
    for (const [name, price] of [[/^Price of one EA of line 1/, '12.50'], [/^Price of one BX of line 2/, '3']] as const) await onKeys.type(page.getByRole('textbox', { name }), price);
    await lookAtWidths(page, 'the data of a fund for requisitions');
    await onKeys.press(page.getByRole('button', { name: 'Ask to authorize 2 requisitions' }));
    await expect(page.getByText('Waiting for authorization', { exact: true })).toBeVisible();
  });

  await test.step('the approver follows the mail in another browser, and authorizes', async () => {
    const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    const theirs = await elsewhere.newPage();
    await theirs.goto(await mailedLink(approver.login, 'approval-request'));
    await signInWhereAsked(theirs, approver);
    const authorize = theirs.getByRole('button', { name: 'Authorize 2 requisitions' });
    await expect(authorize).toBeVisible();
    await lookAtWidths(theirs, 'requisitions that wait for their approver');
    await onKeys.press(authorize);
    await expect(theirs.locator('*:focus')).toContainText('You have authorized 2 requisitions.');
    await elsewhere.close();
  });

  await test.step('the buyer finds their document numbers', async () => {
    await page.reload();
    await expect(page.getByText('Authorized and entered')).toBeVisible();
    await onKeys.press(page.getByRole('link', { name: 'Go to the document numbers' }));
    await expect(page.getByText('2 requisitions are entered')).toBeVisible();
    await onKeys.press(page.getByRole('link', { name: 'All my requisitions' }));
    // The other journey hands over all that wait.
    await expect(page.getByText(/^(Waits for the next file|Sent)$/).first()).toBeVisible();
  });
});
