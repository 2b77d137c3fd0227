import type { Locator } from '@playwright/test';
import { addFirstResult, completeReview, expect, press, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { newOperator } from '../support/operator.ts';
import { lookAtWidths } from '../support/widths.ts';

const laptop = { width: 1280, height: 800 };

/** Looks for mails at the desk until one of this subject is there: they are written behind what they tell of. */
async function mailAtDesk(desk: Page, words: string, subject: RegExp): Promise<Locator> {
  const mail = desk.getByRole('link', { name: subject });
  await expect(async () => {
    await desk.goto(`/desk/mails?q=${encodeURIComponent(words)}`);
    await expect(mail.first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  return mail;
}

test('a purchase order goes to its vendor by mail, the vendor accepts and ships it in parts by the link, and the buyer sees it and confirms', async ({ page, account, browser }) => {
  let orderNumber = '';
  await test.step('the buyer orders three pieces', async () => {
    await page.goto('/');
    await searchFor(page, 'notebook');
    await page.getByRole('textbox', { name: /^Quantity of/ }).first().fill('3');
    await addFirstResult(page);
    await page.getByRole('link', { name: /Cart \(\d/ }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);
    await completeReview(page);
    await press(page.getByRole('button', { name: /^Place \d orders? for \$/ }));
    const heading = page.getByRole('heading', { level: 1, name: /^Order A\d\d-\d{7}-\d placed$/ });
    await expect(heading).toBeVisible();
    orderNumber = /A\d\d-\d{7}-\d/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  });

  const desk = await (await browser.newContext({ viewport: laptop })).newPage();
  let link = '';
  await test.step('the mail to the vendor is at the operators’ desk', async () => {
    const operator = await newOperator();
    await desk.goto('/desk');
    await desk.getByRole('heading', { level: 1 }).waitFor();
    await lookAtWidths(desk, 'the desk before the sign-in');
    await desk.getByRole('link', { name: 'Sign in' }).click();
    await signInAtIdentityServer(desk, operator);
    await expect(desk.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await lookAtWidths(desk, 'the overview of the desk');
    await desk.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Mail' }).click();
    await desk.getByRole('searchbox', { name: 'Recipient or subject' }).fill(orderNumber);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(new RegExp(`q=${orderNumber}`));
    await (await mailAtDesk(desk, orderNumber, new RegExp(`^Purchase order ${orderNumber}`))).click();
    await expect(desk.getByRole('heading', { level: 1, name: /^Purchase order/ })).toBeVisible();
    await lookAtWidths(desk, 'a mail at the desk');
    link = (await desk.getByRole('link', { name: /\/vendor\/purchase-order\?/ }).getAttribute('href')) ?? '';
  });

  // A person without an account, in a browser that was never here.
  const vendor = await (await browser.newContext({ viewport: laptop })).newPage();
  await test.step('the vendor opens the link, accepts, and ships one piece, then two', async () => {
    await vendor.goto(link);
    await expect(vendor.getByRole('heading', { name: /^Status: / })).toBeVisible();
    await lookAtWidths(vendor, 'the page of the vendor', { withoutStory: true });
    await vendor.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(vendor.getByRole('status')).toHaveText('The purchase order is accepted.');
    await vendor.getByRole('button', { name: 'Record the shipment' }).click();
    await expect(vendor.getByRole('alert')).toContainText('Give the number of the shipment.');
    await lookAtWidths(vendor, 'a refused form of the vendor', { withoutStory: true });
    for (const [shipment, quantity] of [['P-1', '1'], ['P-2', '2']] as const) {
      await vendor.getByRole('group', { name: 'Quantities' }).first().getByRole('textbox').fill(quantity);
      await vendor.getByLabel('Shipment number').fill(shipment);
      await vendor.getByLabel('Carrier').fill('Sample Freight');
      await vendor.getByLabel('Tracking number (optional)').fill(`T-${shipment}`);
      await vendor.getByRole('button', { name: 'Record the shipment' }).click();
      await expect(vendor.getByRole('status')).toHaveText('The shipment is recorded.');
    }
    await expect(vendor.getByRole('heading', { name: 'Status: Shipped' })).toBeVisible();
  });

  await test.step('the buyer sees what happened, confirms receipt and has a mail for each step', async () => {
    await page.goto(`/ws/orderhistory/order_details?orderNumber=${orderNumber}`);
    const happened = page.getByRole('list', { name: 'What happened' });
    for (const words of ['Submitted', 'Sent to the vendor', 'Accepted', 'Shipped: 1 of line 1', 'tracking number T-P-2']) await expect(happened).toContainText(words);
    await page.locator('summary', { hasText: 'Write to the vendor' }).click();
    await page.getByRole('textbox', { name: 'Message (required)' }).fill('The second parcel is at the wrong gate.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(happened).toContainText('The second parcel is at the wrong gate.');
    await page.locator('summary', { hasText: 'Confirm receipt' }).click();
    await lookAtWidths(page, 'the details of an order that is under way');
    await page.getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(happened).toContainText('Received: 3 of line 1');
    for (const subject of [/: Accepted$/, /: Shipments$/]) await mailAtDesk(desk, account.login, subject);
    await (await mailAtDesk(desk, `${orderNumber}-01: Message`, /: Message$/)).click();
    await expect(desk.getByRole('main')).toContainText('The second parcel is at the wrong gate.');
  });

  await test.step('the vendor writes back; the buyer is told in the header, reads it and answers', async () => {
    await vendor.reload();
    await vendor.getByLabel('Message', { exact: true }).fill('We have told the driver.');
    await vendor.getByRole('button', { name: 'Send the message' }).click();
    await expect(vendor.getByRole('status')).toHaveText('The message is sent.');
    await page.setViewportSize(laptop);
    await page.goto('/ws/orderhistory/my_orders');
    await page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await lookAtWidths(page, 'the messages with one that is new');
    await page.getByRole('link', { name: `${orderNumber}-01` }).click();
    const said = page.getByRole('list', { name: 'Messages, oldest first' });
    await expect(said).toContainText('We have told the driver.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }), 'what is shown is read').toBeVisible();
    await lookAtWidths(page, 'the messages about a purchase order');
    await page.getByRole('textbox', { name: /^Your message/ }).fill('Thank you.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(said).toContainText('Thank you.');
    await vendor.reload();
    await expect(vendor.getByText('Thank you.')).toBeVisible();
  });

  await test.step('the mail about it leads to the messages and to the choice of mails', async () => {
    // The vendor has mails of that name, too.
    await (await mailAtDesk(desk, account.login, /: Message$/)).click();
    await expect(desk.getByRole('main')).toContainText('/ws/main/message_center?poNumber=');
    const choice = /https?:\S+\/ws\/profile\/update_profile\S*/.exec((await desk.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    await page.goto(choice);
    await page.getByRole('radio', { name: /^Only what is always sent/ }).check();
    await page.getByRole('button', { name: 'Save the choice' }).click();
    await expect(page.getByText('Your choice of mails is saved.')).toBeVisible();
    await lookAtWidths(page, 'the profile with the choice of mails');
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Only what is always sent/ })).toBeChecked();
  });

  await test.step('a link with a letter changed opens nothing, and says what to do', async () => {
    expect((await vendor.goto(`${link}x`))?.status()).toBe(404);
    await lookAtWidths(vendor, 'a link that opens nothing', { withoutStory: true });
  });
});
