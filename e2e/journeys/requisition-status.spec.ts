import { openPool } from '@quartermaster/database';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/axe.ts';
import { expect, signInAtIdentityServer, signInWhereAsked, test } from '../support/journey.ts';
import { newOperator } from '../support/operator.ts';

/** An activity of this journey alone. */
const aac = '47QRQX';

async function openActivity(): Promise<void> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    await pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip)
       values ($1, 'Sample Depot of Requisitions', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131') on conflict do nothing`, [aac]);
  } finally {
    await pool.end();
  }
}

test('a requisition is sent as a file at the desk, its status file comes back, and the buyer is shown what it says and prints it', async ({ page, account, browser }) => {
  await openActivity();
  let documentNumber = '';
  await test.step('the buyer sends a requisition', async () => {
    await page.goto('/ws/fedstrip/fedstrip_init?store=FSS');
    await signInWhereAsked(page, account);
    await page.getByRole('textbox', { name: /^AAC or DoDAAC/ }).fill(aac);
    await page.getByRole('button', { name: 'Go on to the items' }).click();
    await page.getByRole('link', { name: 'Constant data', exact: true }).click();
    await page.getByRole('textbox', { name: /^Fund code/ }).fill('A1');
    await page.getByRole('textbox', { name: /^Priority designator/ }).fill('13');
    await page.getByRole('button', { name: 'Keep these data' }).click();
    await page.getByRole('link', { name: 'Go to the lines' }).click();
    await page.getByLabel('NSN or part number, line 1').fill('7920-00-000-0001');
    await page.getByLabel('Quantity, line 1').fill('4');
    await page.getByLabel('Unit of issue, line 1').fill('EA');
    await page.getByRole('button', { name: 'Check and go on' }).click();
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Send the requisition' }).click();
    const link = page.getByRole('link', { name: new RegExp(`^${aac}\\d{8}$`) });
    await expect(link).toBeVisible();
    documentNumber = (await link.textContent()) ?? '';
  });

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const ordinal = documentNumber.slice(7, 10);
  await test.step('an operator sends what waits', async () => {
    const operator = await newOperator();
    await desk.goto('/desk');
    await desk.getByRole('link', { name: 'Sign in' }).click();
    await signInAtIdentityServer(desk, operator);
    await desk.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Requisitions' }).click();
    await desk.getByRole('link', { name: 'Files' }).click();
    await desk.getByRole('button', { name: 'Send what waits' }).click();
    await expect(desk.getByText(/^Sent: .*requisitions-\d{6}\.txt, /)).toBeVisible();
    await expectNoViolation(desk, 'the files of requisitions');
  });

  await test.step('the status file is looked through, and recorded with a second press', async () => {
    await desk.getByRole('link', { name: 'Requisitions' }).first().click();
    await desk.getByRole('link', { name: 'Read a status file' }).click();
    const record = `AE1GSAS7920000000001  EA00004${documentNumber}       AA1      13${ordinal}BBGSA`.padEnd(80);
    await desk.getByLabel('Status file').setInputFiles({ name: 'status.txt', mimeType: 'text/plain', buffer: Buffer.from(`${record}\r\nXX1 unknown\r\n`) });
    await desk.getByRole('button', { name: 'Look through the file' }).click();
    await expect(desk.getByText('Nothing is recorded yet')).toBeVisible();
    await expect(desk.getByRole('table', { name: 'What changes' })).toContainText('Back-ordered');
    await expect(desk.getByRole('table', { name: 'Lines that are left out' }).getByRole('row')).toHaveCount(2);
    await expectNoViolation(desk, 'a status file at the desk');
    await desk.getByRole('button', { name: 'Record 1 document' }).click();
    await expect(desk.getByText('The file is recorded')).toBeVisible();
  });

  await test.step('the buyer reads it in words and codes, at both widths, and opens the document', async () => {
    await page.goto(`/ws/orderhistory/requisition_detail?documentNumber=${documentNumber}`);
    await expect(page.getByText('Back-ordered', { exact: true })).toBeVisible();
    const history = page.getByRole('list', { name: 'Status history' });
    await expect(history).toContainText('Sent in requisitions-');
    await expect(history).toContainText('BB');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolation(page, `a requisition, ${width} pixels`);
      await expectNoSidewaysScroll(page, `a requisition, ${width} pixels`);
    }
    const opened = page.waitForResponse((response) => response.url().includes('/orderhistory/requisition_pdf') && response.headers()['content-type'] === 'application/pdf');
    await page.getByRole('button', { name: 'Open PDF (new tab)' }).click();
    expect((await opened).status()).toBe(200);
  });
});
