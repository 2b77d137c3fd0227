import { openPool } from '@quartermaster/database';
import { addFirstResult, completeReview, expect, press, searchFor, signInAtIdentityServer, signInWhereAsked, test, type Page } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { lookAt, newAddress } from '../support/registering.ts';

/** Activities of these journeys alone. */
const [ordered, requisitioned] = ['47QPWX', '47QPWY'] as const;
const password = 'Depot2026';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Has an activity ask for passwords, with one supervisor, as an operator does at the desk. */
async function askPasswords(aac: string, supervisor: string): Promise<void> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    await pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, password_for, supervisors)
       values ($1, 'Sample Depot of Passwords', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131', 'both', array[$2]::text[])
       on conflict (aac) do update set supervisors = excluded.supervisors`, [aac, supervisor],
    );
  } finally {
    await pool.end();
  }
}

async function enter(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: /^AAC password/ }).fill(typed);
  await press(page.getByRole('button', { name: 'Use this activity' }));
}

test('an activity that asks for a password is ordered with when its supervisor has approved the one that the buyer chose [spec 2.93] [spec 2.97] [spec 2.98]', async ({ page, browser, account }) => {
  const supervisor = newAddress('supervisor', 'agency.example.gov');
  await askPasswords(ordered, supervisor);

  await test.step('the destination leads to the page of the password', async () => {
    await page.goto('/');
    await searchFor(page, 'toner cartridge');
    await addFirstResult(page);
    await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);
    await page.getByRole('button', { name: 'Choose an address' }).click();
    await page.getByRole('button', { name: /^Use an activity address code/ }).click();
    await page.getByRole('textbox', { name: /^Activity address code/ }).fill(ordered);
    await press(page.getByRole('button', { name: 'Ship to this activity' }));
    await expect(heading(page, 'AAC Password')).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).or(page.getByRole('contentinfo'))).toHaveCount(0);
    await lookAt(page, 'the page of an AAC password');
  });

  await test.step('the buyer requests one', async () => {
    await page.getByRole('link', { name: 'Request an AAC password' }).click();
    await expect(heading(page, 'Supervisor of the Activity')).toBeVisible();
    await page.getByLabel(/^E-mail address of a supervisor/).fill(supervisor);
    await page.getByLabel('What you order for this activity').fill('Supplies of the depot');
    await page.getByRole('textbox', { name: /^AAC password/ }).fill('short');
    await press(page.getByRole('button', { name: 'Send the request' }));
    await expect(page.getByText('Enter an AAC password of at least 6 characters, letters and digits only.').first()).toBeVisible();
    await lookAt(page, 'a request that lacks something');
    await page.getByRole('textbox', { name: /^AAC password/ }).fill(password);
    await page.getByLabel('The same password once more').fill(password);
    await press(page.getByRole('button', { name: 'Send the request' }));
    await expect(page.locator('*:focus')).toContainText('Your request is received');
    await lookAt(page, 'a request that is received');
  });

  await test.step('the supervisor approves it in another browser, without an account', async () => {
    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await theirs.goto(await mailedLink(supervisor, 'aac-password-request'));
    await expect(heading(theirs, 'Approve an AAC Password')).toBeVisible();
    await expect(theirs.getByText('Supplies of the depot')).toBeVisible();
    await lookAt(theirs, 'the page of a supervisor');
    await press(theirs.getByRole('button', { name: 'Approve the password' }));
    await expect(theirs.locator('*:focus')).toContainText('The password is approved');
    await lookAt(theirs, 'a password that is approved');
    await elsewhere.close();
  });

  await test.step('the review asks for it, and the order goes to the activity with it and is billed to it', async () => {
    await page.goto('/ws/checkout/checkout_review');
    await page.getByRole('link', { name: new RegExp(`^The activity ${ordered}, .* is used with an AAC password alone`) }).click();
    await enter(page, 'Wrong2026');
    await expect(page.getByText(`This is not your password for ${ordered}, or you have none.`, { exact: false }).first()).toBeVisible();
    await enter(page, password);
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a payment method' }).click();
    await page.getByLabel('AAC/DoDAAC').first().check();
    await page.getByRole('textbox', { name: /AAC/ }).fill(ordered);
    await press(page.getByRole('button', { name: 'Use this payment method' }));
    // An order that is placed before its page says how it is paid is not the one that was seen.
    await expect(page.getByRole('region', { name: 'Pay by' })).toContainText(ordered);
    await expect(page.getByRole('button', { name: 'Change the payment method' })).toBeVisible();
    await press(page.getByRole('button', { name: /^Place 1 order for \$/ }));
    await expect(heading(page, /^Order A\d\d-\d{7}-\d placed$/)).toBeVisible();
  });
});

test('an order of FSS is placed from end to end in the older look, after a question of the browser; requisitions ask for the password of their activity [spec 2.119] [spec 2.120]', async ({ page, account }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await askPasswords(requisitioned, newAddress('supervisor', 'agency.example.gov'));

  await test.step('the cart leads to the review', async () => {
    await page.goto('/ws/search/advantage_search?q=envelope&store=FSS');
    await addFirstResult(page);
    await page.goto('/ws/cart/shopping_cart');
    await page.getByRole('link', { name: /^Check out/ }).click();
    await signInWhereAsked(page, account);
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await completeReview(page);
    await lookAt(page, 'a review of FSS that is complete');
    for (const path of ['select_shipping', 'select_payment']) expect(called).toContain(`/advantage/rs/ggs/cart/${path}`);
  });

  await test.step('each choice is a page of its own', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(heading(page, 'Select Destination')).toBeVisible();
    await lookAt(page, 'a destination of FSS');
    await page.getByRole('button', { name: /^Use an activity address code/ }).click();
    await expect(heading(page, 'AAC/DoDAAC Shipping Address')).toBeVisible();
    await lookAt(page, 'a destination AAC of FSS');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Change the payment method' }).click();
    await expect(heading(page, 'Select Payment Method')).toBeVisible();
    await lookAt(page, 'a way to pay of FSS');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    expect(called).toContain('/advantage/rs/ggs/cart/select_aac_shipping');
  });

  await test.step('a no of the browser’s question orders nothing, and a yes places the order once', async () => {
    const asked: string[] = [];
    const place = page.getByRole('button', { name: /^Place 1 order for \$/ });
    page.once('dialog', (dialog) => { asked.push(dialog.message()); void dialog.dismiss(); });
    await place.click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^Place 1 order for \$[\d,.]+\?/);
    await expect(place).toBeEnabled();
    expect(called).not.toContain('/advantage/rs/ggs/cart/process_order');
    page.once('dialog', (dialog) => void dialog.accept());
    await place.click();
    await expect(heading(page, /^Order \S+ placed$/)).toBeVisible();
    await lookAt(page, 'an order of FSS that is placed');
    expect(called.filter((path) => path === '/advantage/rs/ggs/cart/process_order')).toHaveLength(1);
  });

  await test.step('the tutorial leads to the requisitions, whose activity asks for its password', async () => {
    await page.goto('/ws/information/tutorial');
    await expect(heading(page, 'How to order in FSS')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Requisitions', exact: true }).click();
    await expect(heading(page, 'AAC Entry')).toBeVisible();
    await page.getByLabel('AAC or DoDAAC').fill(requisitioned);
    await press(page.getByRole('button', { name: 'Go on to the items' }));
    await expect(heading(page, 'AAC Password')).toBeVisible();
    await lookAt(page, 'the page of an AAC password in the older look');
    await enter(page, password);
    await expect(page.getByText(`This is not your password for ${requisitioned}, or you have none.`, { exact: false }).first()).toBeVisible();
  });
});
