import { type Account, newAccount } from '../support/account.ts';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/axe.ts';
import { byFinger, onKeys, type Hand } from '../support/hand.ts';
import { completeReview, expect, isPhone, press, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { newOperator } from '../support/operator.ts';
import { OperatorAtDesk } from '../support/operator-at-desk.ts';
import { webPort } from '../support/origin.ts';
import { accepted, sendAnswer, shipped } from '../support/vendor-answers.ts';
import type { ArrivedOrder } from '../support/vendor-server.ts';
import { mailVendor, openVendorsMarketplace, products, systemVendor, type VendorsMarketplace } from '../support/vendors-marketplace.ts';

const port = webPort + 22;

// One marketplace for all of them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}` });

let market: VendorsMarketplace;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  market = await openVendorsMarketplace(port);
});
test.afterAll(async () => market?.stop());

async function check(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what);
  await expectNoSidewaysScroll(page, what);
}

/** Three pieces of the first product, one of each other. */
async function order(page: Page, buyer: Account): Promise<string> {
  await page.goto('/');
  await searchFor(page, 'sample');
  for (const { name } of products) {
    await page.getByRole('textbox', { name: `Quantity of ${name}` }).fill(name === products[0].name ? '3' : '1');
    await page.getByRole('button', { name: `Add ${name} to the cart` }).click();
    await expect(page.getByText(/added to the cart\./).filter({ hasText: name }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: /Cart \(\d/ }).click();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, buyer);
  await completeReview(page);
  // This marketplace has no samples: the profile of a new buyer lacks what an order says of them.
  await page.getByRole('link', { name: /^Your profile lacks your phone number/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change Member Information' })).toBeVisible();
  await page.getByLabel('Phone').fill('202-555-0100');
  await press(page.getByRole('button', { name: 'Save and go on' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout Review' })).toBeVisible();
  await press(page.getByRole('button', { name: /^Place \d orders? for \$/ }));
  const heading = page.getByRole('heading', { level: 1, name: /^Order A\d\d-\d{7}-\d placed$/ });
  await expect(heading).toBeVisible();
  return /A\d\d-\d{7}-\d/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

/** What the vendor's system got of a purchase order of this contract, as soon as it ended as expected. */
async function arrivals(orderNumber: string, contract: string, statuses: readonly number[]): Promise<ArrivedOrder> {
  const found = () => market.vendor.arrived.filter((one) => one.orderId.startsWith(orderNumber) && one.contract === contract);
  await expect.poll(() => found().map(({ status }) => status), { message: contract, timeout: 150_000 }).toEqual(statuses);
  expect(new Set(found().map(({ payloadId }) => payloadId)).size, 'the same number of the message each time').toBe(1);
  return found()[0] as ArrivedOrder;
}

/** The vendor answers on the page of the link: accepts, and ships in two parts. */
async function answerByLink(vendor: Page, link: string): Promise<void> {
  await vendor.goto(link);
  await check(vendor, 'the page of the vendor');
  await vendor.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(vendor.getByRole('status')).toHaveText('The purchase order is accepted.');
  for (const [shipment, quantity] of [['P-1', '1'], ['P-2', '2']] as const) {
    await vendor.getByRole('group', { name: 'Quantities' }).first().getByRole('textbox').fill(quantity);
    await vendor.getByLabel('Shipment number').fill(shipment);
    await vendor.getByLabel('Carrier').fill('Sample Freight');
    await vendor.getByRole('button', { name: 'Record the shipment' }).click();
    await expect(vendor.getByRole('status')).toHaveText('The shipment is recorded.');
  }
  await expect(vendor.getByRole('heading', { name: 'Status: Shipped' })).toBeVisible();
}

/** From the number in the header to the message, which is answered. */
async function readAndAnswer(page: Page, poNumber: string, said: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: /1 unread messages$/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await check(page, 'the messages');
  await page.getByRole('link', { name: poNumber }).click();
  await expect(page.getByRole('list', { name: 'Messages, oldest first' })).toContainText(said);
  await check(page, 'the messages about a purchase order');
  await page.getByRole('textbox', { name: /^Your message/ }).fill('Dock 3, please.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('list', { name: 'Messages, oldest first' })).toContainText('Dock 3, please.');
}

async function confirmReceipt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('list', { name: 'What happened' })).toHaveCount(products.length);
  for (let left = products.length; left > 0; left -= 1) {
    await page.locator('summary', { hasText: 'Confirm receipt' }).first().click();
    await page.getByRole('button', { name: 'Confirm receipt' }).first().click();
    await expect(page.locator('summary', { hasText: 'Confirm receipt' })).toHaveCount(left - 1);
  }
}

async function journey(page: Page, desk: OperatorAtDesk, vendor: Page): Promise<void> {
  const { origin, mailbox } = market;
  await market.setWays();
  const buyer = await newAccount('Journey', market.databaseUrl);
  const orderNumber = await test.step('a buyer orders from two vendors', () => order(page, buyer));

  const link = await test.step('one vendor gets a mail with PDF and CSV', async () => {
    const { subject, text, files } = await mailbox.newest(mailVendor.orders, new RegExp(`^Purchase order ${orderNumber}`));
    const poNumber = subject.replace('Purchase order ', '');
    expect([...files.keys()]).toEqual([`${poNumber}.pdf`, `${poNumber}.csv`]);
    expect(files.get(`${poNumber}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.get(`${poNumber}.csv`)?.toString()).toContain(`${poNumber},${orderNumber},${mailVendor.contract},1,${products[0].name},Sample,P-1,,3,`);
    return /http\S+\/vendor\/purchase-order\?\S+/.exec(text)?.[0] ?? '';
  });

  const refused = await test.step('what the system of the other refuses for good is mended and sent again by an operator', async () => {
    const { orderId } = await arrivals(orderNumber, systemVendor.mended, [401]);
    await desk.signIn(await newOperator(market.databaseUrl));
    await desk.mend({ poNumber: orderId, vendor: systemVendor.name, contract: systemVendor.mended, said: 'The shared secret is not the one of this account', rightSecret: systemVendor.word });
    await arrivals(orderNumber, systemVendor.mended, [401, 200]);
    await desk.recordAccepted('By phone');
    return orderId;
  });

  await test.step('the first vendor accepts by the link in the mail, and ships in two parts', () => answerByLink(vendor, link));

  await test.step('the operator sees to other things, and the buyer reads what they announce', async () => {
    await desk.addAndRemoveWay(mailVendor.name, '47SMPL-MAIL-02', 'others@office.vendor.example.gov');
    await desk.readMail(mailVendor.orders, new RegExp(`^Purchase order ${orderNumber}`));
    await desk.announce(`Order ${orderNumber} is on its way.`);
    await expect(page.getByText(`Order ${orderNumber} is on its way.`)).toBeVisible();
    await desk.signOut();
  });

  const healed = await test.step('what failed twice arrives by itself, and the vendor answers by cXML', async () => {
    const { orderId } = await arrivals(orderNumber, systemVendor.healed, [503, 503, 200]);
    // The marketplace notes it when it has read the answer.
    await expect.poll(() => sendAnswer(origin, systemVendor, accepted(orderId, 'It comes on a pallet.'))).toBe('200');
    expect(await sendAnswer(origin, systemVendor, shipped(`S-${orderNumber}`, orderId, refused))).toBe('200');
    return orderId;
  });

  await test.step('the buyer has mails, reads what happened, answers a message, and confirms receipt', async () => {
    await mailbox.newest(buyer.login, /: Accepted$/);
    await mailbox.newest(buyer.login, new RegExp(`${refused}: Shipped$`));
    const { text } = await mailbox.newest(buyer.login, new RegExp(`${healed}: Message$`));
    const details = /http\S+\/orderhistory\/order_details\?\S+/.exec(text)?.[0] ?? '';
    await page.goto(details);
    const happened = page.getByRole('list', { name: 'What happened' });
    await expect(happened).toHaveCount(products.length);
    for (const words of ['Shipped: 1 of line 1', 'Shipped: 2 of line 1', 'It comes on a pallet.', `tracking number T-S-${orderNumber}`]) await expect(happened.filter({ hasText: words }).first()).toContainText('Sent to the vendor');
    await check(page, 'the details of an order');
    await readAndAnswer(page, healed, 'It comes on a pallet.');
    expect((await mailbox.newest(systemVendor.contact, new RegExp(`${healed}: Message$`))).text).toContain('Dock 3, please.');
    await page.goto('/ws/orderhistory/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Dashboard' })).toBeVisible();
    await check(page, 'the dashboard');
    await confirmReceipt(page, details);
    await expect(page.getByRole('main').getByText('Delivered', { exact: true })).toHaveCount(products.length);
  });
}

const phone = { width: 390, height: 844 };

async function withDesk(page: Page, hand: Hand): Promise<void> {
  const context = page.context().browser();
  const [desk, vendor] = await Promise.all([context?.newContext({ viewport: page.viewportSize() }), context?.newContext({ viewport: page.viewportSize() })]);
  if (desk === undefined || vendor === undefined) throw new Error('The page has no browser.');
  await journey(page, new OperatorAtDesk(await desk.newPage(), hand), await vendor.newPage());
}

test('purchase orders reach two vendors and come back, the operator at the desk with the keyboard alone', ({ page }) => withDesk(page, onKeys));

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test('purchase orders reach two vendors and come back, and the operator works on a phone too', ({ page }) => withDesk(page, byFinger));
});
