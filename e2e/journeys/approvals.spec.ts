import { openPool } from '@quartermaster/database';
import { newAccount } from '../support/account.ts';
import { byFinger, onKeys, type Hand } from '../support/hand.ts';
import { addFirstResult, chooseShipTo, completeReview, expect, searchFor, signInWhereAsked, test, type Page } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { origin } from '../support/origin.ts';
import { lookAt } from '../support/registering.ts';
import { lookAtWidths } from '../support/widths.ts';

/** Activities of these journeys alone, one each: what pays by another one is ordered at once. */
const [authorizedAac, returnedAac] = ['47QFCX', '47QFCY'];
/** Said after a cart was sent. */
const sentTo = /^Your cart was sent to (one approver|\d+ approvers)\. Nothing is ordered yet/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const database = () => openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });

/** Puts the activity under funds control, with one approver and a budget of each year. */
async function controlActivity(aac: string, approver: string): Promise<void> {
  const pool = database();
  try {
    await pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, funds_control)
       values ($1, 'Sample Depot of Funds', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131', true) on conflict do nothing`, [aac],
    );
    await pool.query("insert into marketplace.approver (scope, code, email, name) values ('activity', $1, $2, 'Demo Approver') on conflict do nothing", [aac, approver]);
    await pool.query("insert into marketplace.fund_budget (aac, fund, fiscal_year, amount) select $1, 'A1', year, 100000000 from generate_series(2026, 2050) as year on conflict do nothing", [aac]);
  } finally {
    await pool.end();
  }
}

/** From a review without an address and a way to pay to one that the activity pays. */
async function payByActivity(page: Page, hand: Hand, aac: string): Promise<void> {
  await chooseShipTo(page);
  await hand.press(page.getByRole('button', { name: 'Choose a payment method' }));
  await page.getByLabel('AAC/DoDAAC').first().check();
  await hand.type(page.getByRole('textbox', { name: /AAC/ }), aac);
  await hand.press(page.getByRole('button', { name: 'Use this payment method' }));
  await expect(page.getByText(`Sample Depot of Funds (${aac}) is under funds control.`)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a buyer whose activity is under funds control sends a cart, and a second person authorizes it in another browser by keyboard alone [spec 2.71, 2.72]', async ({ page, browser, account }) => {
    const approver = await newAccount('Approver');
    await controlActivity(authorizedAac, approver.login);

    await test.step('the review says that an approver is needed, before anything is sent', async () => {
      await page.goto('/');
      await searchFor(page, 'toner cartridge');
      await addFirstResult(page);
      await page.getByRole('banner').getByRole('link', { name: /^Cart \(/ }).click();
      await page.getByRole('link', { name: /^Check out/ }).click();
      await signInWhereAsked(page, account);
      await payByActivity(page, byFinger, authorizedAac);
      await lookAt(page, 'a review that needs an approver');
    });

    await test.step('the fund is named, and the cart is sent', async () => {
      await byFinger.press(page.getByRole('button', { name: /^Ask to authorize \$/ }));
      await expect(heading(page, 'Funds Control Cart Review')).toBeVisible();
      await page.getByRole('combobox', { name: /^Fund/ }).selectOption('A1');
      await byFinger.type(page.getByLabel('Appropriation data'), '999-2026/2027-9999-000');
      await lookAt(page, 'the data of a fund');
      await byFinger.press(page.getByRole('button', { name: 'Send the cart' }));
      await expect(heading(page, 'Funds Control Shopping Cart')).toBeVisible();
      await expect(page.getByText('Waiting for authorization', { exact: true })).toBeVisible();
      await expect(page.getByText(sentTo)).toBeVisible();
    });

    await test.step('the approver follows the mail in another browser, and authorizes by keyboard', async () => {
      const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
      const theirs = await elsewhere.newPage();
      await theirs.goto(await mailedLink(approver.login, 'approval-request'));
      await signInWhereAsked(theirs, approver);
      const authorize = theirs.getByRole('button', { name: /^Authorize the order for \$/ });
      await expect(authorize).toBeVisible();
      await lookAt(theirs, 'a cart that waits for its approver');
      await onKeys.press(authorize);
      await expect(theirs.locator('*:focus')).toContainText('You have authorized this cart. It is order ');
      await elsewhere.close();
    });

    await test.step('the buyer finds the order', async () => {
      await page.reload();
      await expect(page.getByText('Authorized and ordered')).toBeVisible();
      await byFinger.press(page.getByRole('link', { name: 'Go to the order' }));
      await expect(page.getByRole('heading', { level: 1, name: /^Order A/ })).toBeVisible();
    });
  });
});

test('in a store of Global Supply an approver changes a cart and returns another one on a phone, whose buyer sends it again and orders [spec 2.69, 2.70]', async ({ page, browser, account }) => {
  const approver = await newAccount('Approver');
  await controlActivity(returnedAac, approver.login);
  const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const theirs = await elsewhere.newPage();

  const send = async () => {
    await page.getByRole('button', { name: /^Ask to authorize \$/ }).click();
    await expect(heading(page, 'Funds Control Cart Review')).toBeVisible();
    await page.getByRole('combobox', { name: /^Fund/ }).selectOption('A1');
    await page.getByLabel('Appropriation data').fill('999-2026/2027-9999-000');
    await page.getByLabel('Note to the approver').fill('For the new office');
  };

  await test.step('the buyer sends two pieces, and is told who has them', async () => {
    await page.goto('/ws/orderhistory/my_orders?store=FSS');
    await signInWhereAsked(page, account);
    await searchFor(page, 'toner cartridge');
    await addFirstResult(page);
    await addFirstResult(page);
    await page.getByRole('banner').getByRole('link', { name: /^Cart \(/ }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await payByActivity(page, byFinger, returnedAac);
    await lookAtWidths(page, 'a review that needs an approver');
    await send();
    await lookAtWidths(page, 'the data of a fund');
    await page.getByRole('button', { name: 'Send the cart' }).click();
    await expect(heading(page, 'Funds Control FEDSTRIP Shopping Cart')).toBeVisible();
    await expect(page.getByText(sentTo)).toBeVisible();
    await lookAtWidths(page, 'a cart that was sent');
  });

  await test.step('the approver sees fund, appropriation and amount, takes one piece out, and returns the cart', async () => {
    await theirs.goto(await mailedLink(approver.login, 'approval-request'));
    await signInWhereAsked(theirs, approver);
    for (const shown of [/^A1, fiscal year \d{4}$/, '999-2026/2027-9999-000', /^\$[\d,.]+, with shipping and tax$/, 'For the new office']) await expect(theirs.getByText(shown, { exact: true }).first()).toBeVisible();
    await lookAtWidths(theirs, 'a cart that waits for its approver');
    await theirs.getByRole('link', { name: 'Change fund or quantities' }).click();
    const quantity = theirs.getByRole('textbox', { name: /^Quantity of/ });
    await quantity.fill('3');
    await theirs.getByRole('button', { name: 'Save the changes' }).click();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await lookAtWidths(theirs, 'a quantity that an approver cannot raise');
    await quantity.fill('1');
    await theirs.getByRole('button', { name: 'Save the changes' }).click();
    await expect(theirs.getByText(/^You have changed this cart\./)).toBeVisible();
    await theirs.getByRole('textbox', { name: /^Reason/ }).fill('Use fund B2 from next month on.');
    await theirs.getByRole('button', { name: 'Return the cart' }).click();
    await expect(theirs.locator('*:focus')).toContainText('You have returned this cart.');
    await lookAtWidths(theirs, 'a cart that was returned');
  });

  await test.step('its buyer reads why, takes the item back, and sends it again', async () => {
    await page.goto('/ws/cart/afc_queue?store=FSS');
    await lookAtWidths(page, 'the list of carts');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('Use fund B2 from next month on.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Put the items back into your cart' }).click();
    await expect(page.locator('*:focus')).toContainText('The items are in your cart again.');
    await page.getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
    await page.getByRole('link', { name: /^Check out/ }).click();
    await send();
    await page.getByRole('button', { name: 'Send the cart' }).click();
    await expect(page.getByText(sentTo)).toBeVisible();
  });

  await test.step('it is authorized from the list, and the buyer finds the order', async () => {
    await theirs.goto('/ws/cart/afc_queue?store=FSS');
    await expect(theirs.getByRole('heading', { name: 'Waiting for your authorization' })).toBeVisible();
    await lookAtWidths(theirs, 'the list of an approver');
    await theirs.getByRole('table', { name: 'Waiting for your authorization' }).getByRole('link').first().click();
    await theirs.getByRole('button', { name: /^Authorize the order for \$/ }).click();
    await expect(heading(theirs, 'FEDSTRIP order summary')).toBeVisible();
    await lookAtWidths(theirs, 'a cart that was ordered');
    await elsewhere.close();
    await page.reload();
    await expect(page.getByText('Authorized and ordered')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  });
});

test('above a limit of the store a cart that a card pays goes to an approver of the agency, who authorizes it', async ({ page, browser, account }) => {
  const approver = await newAccount('Approver');
  // No other journey orders in this store.
  const store = 'AIRFORCE';
  const pool = database();
  try {
    await pool.query("insert into marketplace.approver (scope, code, email, name) values ('agency', '4700', $1, 'Demo Approver') on conflict do nothing", [approver.login]);
    await pool.query("insert into marketplace.approval_limit (store, role, above) values ($1, 'buyer', 100) on conflict do nothing", [store]);
  } finally {
    await pool.end();
  }

  await test.step('the review says the limit, and no fund is asked for', async () => {
    await page.goto(`/ws/orderhistory/my_orders?store=${store}`);
    await signInWhereAsked(page, account);
    await searchFor(page, 'toner cartridge');
    await addFirstResult(page);
    await page.getByRole('banner').getByRole('link', { name: /^Cart \(/ }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await completeReview(page);
    await expect(page.getByText(/Orders above \$1\.00 need an approver of .+ You send the cart to /)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Place \d+ order/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Ask to authorize \$/ }).click();
    await expect(heading(page, 'Funds Control Cart Review')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Fund/ })).toHaveCount(0);
    await lookAtWidths(page, 'a cart above a limit');
    await page.getByRole('button', { name: 'Send the cart' }).click();
    await expect(page.getByText(sentTo)).toBeVisible();
  });

  await test.step('the approver authorizes it, and the buyer finds the order', async () => {
    const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    const theirs = await elsewhere.newPage();
    await theirs.goto(await mailedLink(approver.login, 'approval-request'));
    await signInWhereAsked(theirs, approver);
    await theirs.getByRole('button', { name: /^Authorize the order for \$/ }).click();
    await expect(theirs.locator('*:focus')).toContainText('You have authorized this cart. It is order ');
    await elsewhere.close();
    await page.reload();
    await expect(page.getByText('Authorized and ordered')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order [A-Z]\d/ })).toBeVisible();
  });
});
