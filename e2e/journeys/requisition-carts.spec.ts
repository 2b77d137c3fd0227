import { openPool } from '@quartermaster/database';
import { onKeys } from '../support/hand.ts';
import { addFirstResult, expect, signInAtIdentityServer, signInWhereAsked, test, type Page } from '../support/journey.ts';
import { lookAtWidths } from '../support/widths.ts';

/** An activity of these journeys alone. */
const aac = '47RPAA';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function listActivity(): Promise<void> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    await pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip)
       values ($1, 'Sample Depot of Carts', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131') on conflict do nothing`, [aac],
    );
  } finally {
    await pool.end();
  }
}

test('a clerk parks requisitions, types others, and puts the first ones back [spec 2.110]', async ({ page, account }) => {
  await listActivity();

  await test.step('lines are typed in the older look', async () => {
    await page.goto('/ws/fedstrip/fedstrip_init?store=USMC');
    await signInWhereAsked(page, account);
    await expect(heading(page, 'AAC Entry')).toBeVisible();
    await lookAtWidths(page, 'the activity that requisitions, in the older look');
    await onKeys.type(page.getByRole('textbox', { name: 'AAC or DoDAAC' }), aac);
    await page.keyboard.press('Enter');
    await onKeys.press(page.getByRole('link', { name: 'Constant data', exact: true }));
    await lookAtWidths(page, 'constant data in the older look');
    await onKeys.type(page.getByRole('textbox', { name: /^Fund code/ }), 'a1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The constant data are kept.')).toBeVisible();
    await onKeys.press(page.getByRole('link', { name: 'Go to the lines' }));
    await onKeys.type(page.getByRole('textbox', { name: 'NSN or part number, line 1' }), '7920-00-000-0001');
    await page.keyboard.press('Tab');
    await page.keyboard.type('25');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ea');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 line. All is kept.')).toBeVisible();
  });

  await test.step('they go aside under a name', async () => {
    await onKeys.press(page.getByRole('button', { name: 'Park these lines' }));
    await expect(heading(page, 'Park requisitions')).toBeVisible();
    await lookAtWidths(page, 'requisitions that are parked');
    await onKeys.type(page.getByRole('textbox', { name: /^Name of the parked requisitions/ }), 'Brooms of the quarter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Brooms of the quarter” is parked.', { exact: false })).toBeVisible();
    await lookAtWidths(page, 'parked requisitions in the older look');
  });

  await test.step('they come back', async () => {
    await onKeys.press(page.getByRole('button', { name: /Put .*back/ }).first());
    await expect(page.getByRole('textbox', { name: 'Quantity, line 1' })).toHaveValue('25');
    await onKeys.press(page.getByRole('button', { name: 'Check and go on' }));
    page.once('dialog', (dialog) => void dialog.accept());
    await onKeys.press(page.getByRole('button', { name: 'Send the requisition' }));
    await expect(heading(page, 'Order summary')).toBeVisible();
  });
});

test('the cart of a store of Global Supply becomes requisitions by activity and fund [spec 2.84]', async ({ page, account }) => {
  await listActivity();
  await page.goto('/ws/search/advantage_search?q=envelope&store=FSS');
  await addFirstResult(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await page.goto('/ws/cart/shopping_cart?store=FSS');
  await onKeys.press(page.getByRole('link', { name: 'requisition these items' }));
  await expect(heading(page, 'Requisition Appropriation Data')).toBeVisible();
  await lookAtWidths(page, 'a cart by activity and fund');
  await onKeys.type(page.getByRole('textbox', { name: /^AAC or DoDAAC/ }), aac);
  await onKeys.type(page.getByRole('textbox', { name: /^Fund code/ }), 'a1');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Verify the requisitions')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await onKeys.press(page.getByRole('button', { name: 'Send the requisition' }));
  await expect(heading(page, 'Order summary')).toBeVisible();
  await page.goto('/ws/cart/shopping_cart?store=FSS');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'requisition these items' })).toHaveCount(0);
});
