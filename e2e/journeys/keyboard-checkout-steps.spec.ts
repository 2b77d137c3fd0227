import { newAccount } from '../support/account.ts';
import { signInByKeys } from '../support/by-keyboard.ts';
import { button, heading, homeProducts, link, lookAtStep, nextStep, onReview, order, placeOrder, write } from '../support/checkout-pages.ts';
import { address, cardExpiry, cardNumber, expect, test, type Page } from '../support/journey.ts';
import { chooseByKeys, expectErrorSaid, expectFocusInMain, pasteByKeys, pickByKeys, pressByKeys, typeByKeys } from '../support/keys.ts';
import { mailedCode } from '../support/mailed-code.ts';

// No call of this file moves a pointer.

/** The note that was typed first of all. */
const note = 'Ring at gate 4.';
const expectNothingLost = (page: Page) => expect(order(page, 1).getByLabel(/^Note to/)).toHaveValue(note);

async function typeAddress(page: Page, changed: Partial<Record<keyof typeof address, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...address, ...changed })) await typeByKeys(page.getByLabel(label), value);
  await chooseByKeys(page.getByLabel('State or territory'), 'District');
}

/** Back on the review, where the person goes on in it and finds what they wrote. */
async function backOnReview(page: Page): Promise<void> {
  await onReview(page);
  await expectFocusInMain(page);
  await expectNothingLost(page);
}

test('each further question of checkout comes when the cart needs it, and leads back to a review with nothing lost, by the keyboard alone [spec 2.75, 2.80]', async ({ page, context, account }) => {
  test.setTimeout(600_000);
  const [first, second] = await homeProducts(2, 10_000, 60_000);
  if (first === undefined || second === undefined) throw new Error('The catalog has no such products.');

  await test.step('a list is pasted into the cart; what is not found is said, and taken out', async () => {
    await page.goto('/ws/cart/shopping_cart?store=ADVANTAGE');
    await pressByKeys(page.locator('summary', { hasText: 'Add items from a list' }));
    await signInByKeys(page, account);
    await pressByKeys(page.locator('summary', { hasText: 'Add items from a list' }));
    await pasteByKeys(page.getByRole('textbox', { name: 'List', exact: true }), `${first.number}\t3\nNO-SUCH-PART-7\t1\n${second.number}\t1`);
    await pressByKeys(button(page, 'Look up'));
    await expect(page.getByRole('status').filter({ hasText: '2 found, 1 not found' })).toBeVisible();
    await pressByKeys(button(page, /^Remove row/));
    await expectFocusInMain(page);
    await pressByKeys(button(page, 'Add what was found to the cart'));
    await expect(page.locator('*:focus').filter({ hasText: '2 items are in your cart now.' })).toBeVisible();
  });

  await test.step('a cart without an address and a way to pay comes to the review, which asks for both one after another', async () => {
    await pressByKeys(link(page, /^Check out/));
    await onReview(page);
    await typeByKeys(order(page, 1).getByLabel(/^Note to/), note);
    await pressByKeys(nextStep(page));
    await expect(heading(page, 'Select Destination')).toBeVisible();
    await pressByKeys(button(page, 'New address'));
    await expectFocusInMain(page);
    await lookAtStep(page, 'a new shipping address');
    await pressByKeys(button(page, 'Save and ship to this address'));
    await expectErrorSaid(page, /entries need your attention/);
    await typeAddress(page);
    await pressByKeys(button(page, 'Save and ship to this address'));
    await backOnReview(page);
    await pressByKeys(nextStep(page));
    await expect(heading(page, 'Select Payment Method')).toBeVisible();
    await lookAtStep(page, 'select payment');
    await pickByKeys(page.getByLabel('Another purchase card'));
    await typeByKeys(page.getByLabel('Card number'), cardNumber);
    await typeByKeys(page.getByLabel('Expires'), cardExpiry);
    await typeByKeys(page.getByLabel('Cardholder’s name'), 'Demo Buyer');
    await pressByKeys(button(page, 'Use this payment method'));
    await backOnReview(page);
    await expect(nextStep(page)).toHaveCount(0);
    await expect(button(page, /^Place 2 orders for \$/)).toBeEnabled();
    await lookAtStep(page, 'a review that is complete');
  });

  await test.step('an address that was kept under older rules is completed', async () => {
    await write("update marketplace.address_book_entry set phone = '' where buyer_id = (select buyer_id from marketplace.buyer where email = $1)", [account.login]);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Before you can place the order' })).toContainText('lacks what an order needs today');
    await pressByKeys(nextStep(page));
    await expect(heading(page, 'Select Destination')).toBeVisible();
    await pressByKeys(button(page, 'Ship to this address'));
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await expectErrorSaid(page, /phone/i);
    await lookAtStep(page, 'an address that lacks something');
    await typeByKeys(page.getByLabel('Phone'), address.Phone);
    await pressByKeys(button(page, /^Save/));
    await backOnReview(page);
    await expect(placeOrder(page)).toBeEnabled();
  });

  await test.step('delivery options', async () => {
    await pressByKeys(order(page, 1).getByRole('link', { name: /^Delivery options/ }));
    await expect(heading(page, 'Checkout - Shipping Options')).toBeVisible();
    await expectFocusInMain(page);
    await pickByKeys(page.getByRole('radio', { name: 'Faster than standard' }).first());
    await pickByKeys(page.getByRole('radio', { name: 'On or before a day' }).last());
    await lookAtStep(page, 'delivery options');
    await pressByKeys(button(page, 'Save and go to the review'));
    await expectErrorSaid(page, /Choose the day|Enter a date/);
    await expect(page.getByRole('radio', { name: 'Faster than standard' }).first(), 'a day that is missing takes no choice away').toBeChecked();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const field = page.getByLabel(/: deliver on or before/);
    await typeByKeys(field, '');
    await page.keyboard.type(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`);
    await expect(field).toHaveValue(day);
    await pressByKeys(button(page, 'Save and go to the review'));
    await backOnReview(page);
    await expect(order(page, 1)).toContainText('Faster');
    await expect(order(page, 2).getByLabel(/^Deliver on or before/)).toHaveValue(day);
  });

  await test.step('one of three pieces goes to another address', async () => {
    await pressByKeys(order(page, 1).getByRole('link', { name: /^Ship to another address, or to several/ }));
    await expect(heading(page, 'Select Shipping Address')).toBeVisible();
    await pressByKeys(button(page, 'New address'));
    await expectFocusInMain(page);
    await lookAtStep(page, 'a new address of one order');
    await typeAddress(page, { 'Name of this address': 'Annex', 'Street address': '1900 E Street NW', 'ZIP code': '20415' });
    await pressByKeys(button(page, 'Use this address'));
    await expect(page.getByRole('radio', { name: /^A part of it/ })).toBeVisible();
    await expectFocusInMain(page);
    await pickByKeys(page.getByRole('radio', { name: /^A part of it/ }));
    await lookAtStep(page, 'a part of an order for another address');
    const pieces = page.getByRole('form', { name: 'What goes there' }).getByRole('textbox');
    await typeByKeys(pieces, '9');
    await page.keyboard.press('Enter');
    await expectErrorSaid(page, 'Enter a whole number from 0 to 3');
    await typeByKeys(pieces, '1');
    await pressByKeys(button(page, 'Ship this part there'));
    await backOnReview(page);
    await expect(order(page, 1)).toContainText('ships to Annex');
    await expect(button(page, /^Place 3 orders for \$/)).toBeVisible();
    await lookAtStep(page, 'a review with two destinations of one order');
  });

  await test.step('an activity of another agency is asked about once', async () => {
    await pressByKeys(button(page, 'Change the address'));
    await pressByKeys(button(page, /^Use an activity address code/));
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), '36SMPL');
    await pressByKeys(button(page, 'Ship to this activity'));
    await pressByKeys(nextStep(page));
    await expect(heading(page, 'Check the activity')).toBeVisible();
    await lookAtStep(page, 'a question about an activity');
    await pressByKeys(button(page, 'Ship to this activity'));
    await backOnReview(page);
    await expect(nextStep(page)).toHaveCount(0);
  });

  await test.step('a break-bulk point and the consignee behind it', async () => {
    await page.goto('/ws/cart/shopping_cart');
    await pressByKeys(link(page, 'Delivery overseas, or to a ZIP code'));
    await expect(heading(page, 'Overseas Shipping Information')).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'overseas shipping');
    await pressByKeys(link(page, 'Break-bulk point'));
    await expect(heading(page, 'AAC Entry')).toBeVisible();
    await lookAtStep(page, 'the AAC of a break-bulk point');
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'nsamp1');
    await pressByKeys(button(page, 'Go on to the consignee'));
    await expect(heading(page, 'Ultimate Consignee AAC Entry')).toBeVisible();
    await expectFocusInMain(page);
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'nsamp1');
    await pressByKeys(button(page, 'Ship through the break-bulk point'));
    await expect(page.getByRole('textbox', { name: /AAC/ })).toHaveAttribute('aria-invalid', 'true');
    await expectErrorSaid(page, /consignee/);
    await lookAtStep(page, 'the AAC of a consignee');
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'wsamp1');
    await pressByKeys(button(page, 'Ship through the break-bulk point'));
    await backOnReview(page);
    await expect(page.getByRole('region', { name: 'Ship to', exact: true })).toContainText('WSAMP1');
  });

  await test.step('a ZIP code says what is delivered there', async () => {
    await page.goto('/ws/cart/overseas_shipping');
    await typeByKeys(page.getByRole('textbox', { name: 'Deliver to ZIP code' }), '204');
    await page.keyboard.press('Enter');
    await expectErrorSaid(page, /ZIP/);
    await typeByKeys(page.getByRole('textbox', { name: 'Deliver to ZIP code' }), '20405');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everything in your cart is delivered to 20405.')).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'a cart for a ZIP code');
  });

  await test.step('an address in another country asks for a freight forwarder', async () => {
    await page.goto('/ws/cart/overseas_shipping');
    await pressByKeys(link(page, 'Address in another country'));
    await lookAtStep(page, 'an address in another country');
    await typeByKeys(page.getByLabel('Name of this address'), 'Mission');
    await typeByKeys(page.getByRole('textbox', { name: /^Organization/ }), 'Sample Mission');
    await typeByKeys(page.getByLabel('Contact name'), 'Demo Buyer');
    await typeByKeys(page.getByLabel('Phone'), '+49 30 5550 1234');
    await typeByKeys(page.getByLabel('E-mail'), 'buyer@agency.example.gov');
    await typeByKeys(page.getByLabel('Street address'), 'Unter den Beispielen 1');
    await typeByKeys(page.getByLabel('City'), 'Berlin');
    await typeByKeys(page.getByLabel('Postal code'), '10117');
    await chooseByKeys(page.getByLabel('Country'), 'Germany');
    await pressByKeys(button(page, /^Save/));
    await backOnReview(page);
    await page.goto('/ws/cart/shopping_cart');
    await pressByKeys(link(page, /^Check out/));
    await expect(heading(page, 'Freight Forwarder Address Information')).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'a freight forwarder');
    await typeByKeys(page.getByLabel('Name of this address'), 'Forwarder');
    await typeByKeys(page.getByRole('textbox', { name: /^Freight forwarder/ }), 'Sample Forwarding');
    await typeByKeys(page.getByLabel('Contact name'), 'Demo Buyer');
    await typeByKeys(page.getByLabel('Phone'), '202-555-0100');
    await typeByKeys(page.getByLabel('E-mail'), 'buyer@agency.example.gov');
    await typeByKeys(page.getByRole('textbox', { name: /^Street address/ }).first(), '2 Sample Street');
    await typeByKeys(page.getByRole('textbox', { name: /^City/ }).first(), 'Washington');
    await chooseByKeys(page.getByLabel('State or territory').first(), 'District');
    await typeByKeys(page.getByRole('textbox', { name: /^ZIP code/ }).first(), '20405');
    await pressByKeys(button(page, 'Save and ship to this address'));
    await backOnReview(page);
  });

  const raise = (offerId: string, cents: number) => write("update marketplace.offer set price = price + $2 where offer_id = $1", [offerId, cents]);

  await test.step('a price that rises and stock that goes between the review and the press are said, and nothing is ordered', async () => {
    await raise(second.offerId, 123);
    await write('update marketplace.offer set available = 2 where offer_id = $1', [first.offerId]);
    await pressByKeys(placeOrder(page));
    const problems = page.getByRole('group', { name: 'Before you can place the order' });
    await expect(problems).toBeFocused();
    await expect(problems).toContainText('The vendor has only 2 of');
    await expect(problems).toContainText('changed from');
    await expect(placeOrder(page)).toBeDisabled();
    await lookAtStep(page, 'an order that has changed');
    await pressByKeys(button(page, /^Lower to 2 of/));
    await expect(page.getByRole('region', { name: 'Items per order' })).toBeFocused();
    await expectNothingLost(page);
  });

  await test.step('the order has all of it', async () => {
    await pressByKeys(button(page, /^Place 3 orders for \$/));
    await expect(heading(page, /^Order A\d\d-\d{7}-\d placed$/)).toBeVisible();
    await expectFocusInMain(page);
    for (const words of [note, 'Annex', 'Sample Forwarding', 'Berlin', 'Faster']) await expect(page.getByRole('main')).toContainText(words);
  });

  const [dear] = await homeProducts(1, 400_000, 20_000_000);
  if (dear === undefined) throw new Error('The catalog has no such product.');
  const fill = async (pieces: number) => {
    await page.goto('/ws/cart/shopping_cart');
    await pressByKeys(page.locator('summary', { hasText: 'Add items from a list' }));
    await pasteByKeys(page.getByRole('textbox', { name: 'List', exact: true }), `${dear.number}\t${pieces}`);
    await pressByKeys(button(page, 'Look up'));
    await pressByKeys(button(page, 'Add what was found to the cart'));
    await expect(page.locator('*:focus').filter({ hasText: '1 item is in your cart now.' })).toBeVisible();
  };

  await test.step('a cart that another tab has emptied orders nothing and says so, and so does the page of an order that is not there', async () => {
    await fill(1);
    await pressByKeys(link(page, /^Check out/));
    await onReview(page);
    await expect(placeOrder(page)).toBeEnabled();
    const other = await context.newPage();
    await other.goto('/ws/cart/shopping_cart');
    await pressByKeys(button(other, /^Remove/));
    await expect(heading(other, 'Shopping Cart')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await other.close();
    await pressByKeys(placeOrder(page));
    await expect(page.getByText('Nothing was ordered now: your cart is empty.', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'a cart that was emptied elsewhere');
    await page.goto('/ws/checkout/order_confirm?orderNumber=A00-0000000-0');
    await expect(heading(page, 'Order not found')).toBeVisible();
    await lookAtStep(page, 'an order that is not there');
  });

  await test.step('more than a card may pay for is said in the cart and on the review, and less than that needs an approver of the agency', async () => {
    // The limit of approvers, of whom this buyer is one: that of all buyers would ask an approver for what other journeys order in this store.
    await write("insert into marketplace.approver (scope, code, email, name) select 'agency', '4700', email, 'Demo Approver' from unnest(array['limits@agency.example.gov', $1]) as email on conflict (scope, code, email) do nothing", [account.login]);
    await write("insert into marketplace.approval_limit (store, role, above) values ('ADVANTAGE', 'approver', 20000000) on conflict (store, role) do update set above = excluded.above", []);
    await fill(Math.min(Math.ceil(130_000_000 / dear.price), dear.available));
    const limit = /A card pays for at most \$1,000,000\.00 of one purchase order/;
    await expect(page.getByRole('main')).toContainText(limit);
    await lookAtStep(page, 'a cart above what a card pays');
    await pressByKeys(link(page, /^Check out/));
    await onReview(page);
    await expect(page.getByRole('group', { name: 'Before you can place the order' })).toContainText(limit);
    await expect(button(page, /^(Place|Ask)/)).toBeDisabled();
    await lookAtStep(page, 'a review above what a card pays');
    await pressByKeys(order(page, 1).getByRole('link', { name: /^Change items/ }));
    await typeByKeys(page.getByRole('textbox', { name: /^Quantity of/ }), String(Math.ceil(50_000_000 / dear.price)));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).not.toContainText(limit);
    await pressByKeys(link(page, /^Check out/));
    await onReview(page);
    await expect(page.getByRole('main')).toContainText(/Orders above \$200,000\.00 need an approver of General Services Administration/);
    await lookAtStep(page, 'a review above a limit of the store');
    await pressByKeys(button(page, /^Ask to authorize \$/));
    await expect(heading(page, 'Funds Control Cart Review')).toBeVisible();
    await expectFocusInMain(page);
    await pressByKeys(button(page, 'Send the cart'));
    await expect(page.getByText('Waiting for authorization', { exact: true })).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'a cart above a limit that was sent');
  });
});

test('a buyer of the Department of Defense without a name, to whom mail came back, is asked for each of it in its order, in Global Supply, too, by the keyboard alone [spec 2.75, 2.80]', async ({ page }) => {
  test.setTimeout(600_000);
  const navy = await newAccount('Navy', undefined, { domain: 'navy.example.gov', agencyCode: '1700' });
  await test.step('the buyer fills a cart', async () => {
    await page.goto('/ws/search/advantage_search?q=radio&store=FSS');
    await pressByKeys(button(page, /^Add .* to the cart$/).first());
    await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
    await page.goto('/ws/cart/shopping_cart');
    await pressByKeys(link(page, /^Check out/));
    await signInByKeys(page, navy);
    await onReview(page);
  });

  await test.step('mail that came back is the first question', async () => {
    await write("update marketplace.buyer set profile_first_name = '', profile_last_name = '' where email = $1", [navy.login]);
    // A new buyer who is no sample has no addresses.
    await write('delete from marketplace.address_book_entry where buyer_id = (select buyer_id from marketplace.buyer where email = $1)', [navy.login]);
    await write("insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, recipient_refused, dead_at) values (gen_random_uuid(), 'trial', $1, 'A mail', 'A mail', now(), true, now())", [navy.login]);
    await page.goto('/ws/cart/shopping_cart');
    await pressByKeys(link(page, /^Check out/));
    await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'an address that is not read');
    await pressByKeys(button(page, 'Send the code'));
    await expect(page.getByLabel(/^Code/)).toBeVisible();
    await expectFocusInMain(page);
    await typeByKeys(page.getByLabel(/^Code/), '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Code/)).toHaveAttribute('aria-invalid', 'true');
    await expectErrorSaid(page, /code/i);
    await typeByKeys(page.getByLabel(/^Code/), await mailedCode(navy.login));
    await page.keyboard.press('Enter');
    await onReview(page);
    await expectFocusInMain(page);
  });

  await test.step('then the name, and then the destination AAC', async () => {
    await pressByKeys(nextStep(page));
    await expect(heading(page, 'Change Member Information')).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'a name that is missing');
    await pressByKeys(button(page, 'Save and go on'));
    await expectErrorSaid(page, /entries need your attention|name/);
    await typeByKeys(page.getByLabel('First name'), 'Demo');
    await typeByKeys(page.getByLabel('Last name'), 'Sailor');
    await typeByKeys(page.getByLabel('Phone'), '202-555-0100');
    await pressByKeys(button(page, 'Save and go on'));
    await expect(heading(page, 'New Destination AAC')).toBeVisible();
    await expectFocusInMain(page);
    await page.goto('/ws/cart/shopping_cart');
    await pressByKeys(link(page, /^Check out/));
    await expect(heading(page, 'New Destination AAC')).toBeVisible();
    await lookAtStep(page, 'a new destination AAC');
    await page.goto('/ws/search/advantage_search?q=toner&store=ADVANTAGE');
    await pressByKeys(button(page, /^Add .* to the cart$/).first());
    await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
    await page.goto('/ws/checkout/checkout_controller');
    await expect(heading(page, 'AAC Entry')).toBeVisible();
    await lookAtStep(page, 'a DoDAAC');
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'zz9999');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /AAC/ })).toHaveAttribute('aria-invalid', 'true');
    await expectErrorSaid(page, /ZZ9999/i);
    await page.goto('/ws/checkout/checkout_controller?store=FSS');
    await expect(heading(page, 'New Destination AAC')).toBeVisible();
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'nsamp1');
    await pressByKeys(button(page, 'Ship to this activity'));
    await onReview(page);
    await expectFocusInMain(page);
  });

  await test.step('then the way to pay, with invoices by line', async () => {
    await pressByKeys(nextStep(page));
    await expect(heading(page, 'Select Payment Method')).toBeVisible();
    await lookAtStep(page, 'select payment in Global Supply');
    await pickByKeys(page.getByRole('radio', { name: /^AAC\/DoDAAC/ }));
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'nsamp1');
    await pressByKeys(button(page, 'Use this payment method'));
    await onReview(page);
    await lookAtStep(page, 'a review in Global Supply');
    await pressByKeys(order(page, 1).getByRole('link', { name: /^Delivery options/ }));
    await pickByKeys(page.getByRole('radio', { name: 'An invoice for each line' }));
    await lookAtStep(page, 'delivery options in Global Supply');
    await pressByKeys(button(page, 'Save and go to the review'));
    await onReview(page);
    await expectFocusInMain(page);
    await expect(order(page, 1)).toContainText('invoice for each line');
    await pressByKeys(order(page, 1).getByRole('link', { name: /^Ship to another address/ }));
    await expect(heading(page, 'Select Shipping Address')).toBeVisible();
    await lookAtStep(page, 'another address in Global Supply');
    for (const [path, what] of [['/cart/overseas_shipping', 'overseas'], ['/checkout/select_breakbulk', 'break-bulk'], ['/cart/enterZip?zip=20405', 'zip']] as const) {
      await page.goto(`/ws${path}`);
      await lookAtStep(page, `${what} in Global Supply`);
    }
  });
});
