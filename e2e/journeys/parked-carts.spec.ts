import { openPool } from '@quartermaster/database';
import { newAccount } from '../support/account.ts';
import { byFinger, onKeys, type Hand } from '../support/hand.ts';
import { addFirstResult, completeReview, expect, searchFor, signInWhereAsked, test, type Page } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { origin } from '../support/origin.ts';
import { lookAtWidths } from '../support/widths.ts';

interface Way {
  readonly store: string;
  readonly words: string;
  readonly hand: Hand;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly how: string;
}

/** Each look once; the words find a product that no other journey buys by. */
const ways: readonly Way[] = [
  { store: 'ADVANTAGE', words: 'stapler', hand: onKeys, viewport: { width: 1280, height: 800 }, how: 'by keyboard' },
  { store: 'FSS', words: 'binder', hand: byFinger, viewport: { width: 390, height: 844 }, how: 'by finger' },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const quantityInCart = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });

/** What the offer that was parked costs from now on: three times as much. Gives back how it was. */
async function raisePrice(name: string): Promise<() => Promise<void>> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  const { rows } = await pool.query<{ offer_id: string }>('select offer_id from marketplace.parked_cart_line join marketplace.parked_cart using (parked_cart_id) where name = $1', [name]);
  const multiply = async (by: number, to: number): Promise<void> => {
    // A store with an assortment of its own has prices of its own.
    for (const table of ['offer', 'store_offer']) await pool.query(`update marketplace.${table} set price = price * $2 / $3 where offer_id = any($1)`, [rows.map(({ offer_id: offerId }) => offerId), by, to]);
  };
  await multiply(3, 1);
  return async () => {
    await multiply(1, 3);
    await pool.end();
  };
}

for (const { store, words, hand, viewport, how } of ways) {
  test.describe(`in ${store}`, () => {
    test.use({ viewport });

    test(`${store} parks a cart, gives it back without doubling, forwards it, keeps it as a template and removes it, ${how} [spec 2.88, 2.89, 2.90, 2.91]`, async ({ page, browser, account }) => {
      const name = `Training room ${account.login.slice(-28, -20)}`;
      const card = (of: Page) => of.getByRole('main');
      const action = (words2: RegExp) => card(page).getByRole('button', { name: words2 });

      await test.step('a cart is parked under a name', async () => {
        await page.goto(`/ws/parkcart/my_parkcart?store=${store}`);
        await signInWhereAsked(page, account);
        await expect(page.getByText('You have no parked carts')).toBeVisible();
        await lookAtWidths(page, 'no parked carts');
        await searchFor(page, words);
        await addFirstResult(page);
        await page.getByRole('banner').getByRole('link', { name: /^Cart \(/ }).click();
        await expect(heading(page, 'Shopping Cart')).toBeVisible();
        await expect(quantityInCart(page)).toHaveValue('1');
        await hand.press(page.getByRole('link', { name: 'Park this cart' }));
        await expect(heading(page, 'Save Parked Cart')).toBeVisible();
        await hand.press(page.getByRole('button', { name: 'Park the cart' }));
        await expect(page.getByRole('textbox', { name: 'Name of the parked cart' })).toHaveAttribute('aria-invalid', 'true');
        await lookAtWidths(page, 'a cart without a name');
        await hand.type(page.getByRole('textbox', { name: 'Name of the parked cart' }), name);
        await hand.press(page.getByRole('button', { name: 'Park the cart' }));
        await expect(heading(page, 'My Parked Carts')).toBeVisible();
        await expect(page.getByText(`“${name}” is parked, and your cart is empty.`)).toBeVisible();
        await lookAtWidths(page, 'a parked cart');
      });

      await test.step('it is opened in a modal, and added back to an empty cart', async () => {
        await hand.press(action(/^Look at it/));
        const modal = page.getByRole('dialog', { name: 'Parked Cart Detail' });
        await expect(modal.getByRole('heading', { name })).toBeVisible();
        await expect.poll(() => modal.evaluate((element) => element.matches(':focus-within')), 'the focus is in the modal').toBe(true);
        await lookAtWidths(page, 'a parked cart in a modal');
        await page.keyboard.press('Escape');
        await expect(modal).toBeHidden();
        await expect(action(/^Look at it/)).toBeFocused();
        await hand.press(action(/^Look at it/));
        await hand.press(modal.getByRole('button', { name: 'Add to the cart' }));
        await expect(page.getByText(`“${name}” is in your cart. It stays parked until you remove it.`)).toBeVisible();
      });

      await test.step('to a filled cart it adds nothing twice, and prices are those of now', async () => {
        await hand.press(action(/^Add .* to the cart$/));
        await expect(page.getByText(`Your cart has all of “${name}” already.`)).toBeVisible();
        await hand.press(page.getByRole('main').getByRole('link', { name: 'Go to the cart' }));
        await expect(heading(page, 'Shopping Cart')).toBeVisible();
        await expect(quantityInCart(page)).toHaveValue('1');
        await expect(quantityInCart(page)).toHaveCount(1);
        await hand.press(page.getByRole('button', { name: /^Remove/ }).first());
        await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
        const giveBack = await raisePrice(name);
        try {
          await hand.press(page.getByRole('link', { name: /parked carts/i }).first());
          await expect(heading(page, 'My Parked Carts')).toBeVisible();
          await page.reload();
          await expect(page.getByText(/1 item changed since then|^1$/).first()).toBeVisible();
          await hand.press(action(/^Look at it/));
          const modal = page.getByRole('dialog', { name: 'Parked Cart Detail' });
          await expect(modal.getByText(/^The price was \$.* when it was parked\.$/)).toBeVisible();
          await lookAtWidths(page, 'a price that has risen');
          await hand.press(modal.getByRole('button', { name: 'Add to the cart' }));
          await hand.press(page.getByRole('main').getByRole('link', { name: 'Go to the cart' }));
          await expect(page.getByText('Price changed from ', { exact: false })).toBeVisible();
          await lookAtWidths(page, 'a cart with another price');
        } finally {
          await giveBack();
        }
      });

      await test.step('a colleague gets it by mail, and takes it in another browser', async () => {
        const colleague = await newAccount('Colleague');
        await page.goto(`/ws/parkcart/my_parkcart?store=${store}`);
        await hand.press(page.getByRole('main').getByRole('link', { name: /^Forward/ }));
        await expect(heading(page, 'Forward Parked Cart')).toBeVisible();
        await hand.type(page.getByLabel('E-mail address of your colleague'), 'colleague');
        await hand.type(page.getByLabel('Note'), 'For room 12');
        await hand.press(page.getByRole('button', { name: 'Forward it' }));
        await expect(page.getByLabel('E-mail address of your colleague')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByLabel('Note')).toHaveValue('For room 12');
        await lookAtWidths(page, 'an address that is none');
        await hand.type(page.getByLabel('E-mail address of your colleague'), colleague.login);
        await hand.press(page.getByRole('button', { name: 'Forward it' }));
        await expect(page.getByText(`“${name}” is forwarded to ${colleague.login}.`, { exact: false })).toBeVisible();
        const elsewhere = await browser.newContext({ baseURL: origin, viewport });
        const theirs = await elsewhere.newPage();
        await theirs.goto(await mailedLink(colleague.login, 'parked-cart-forwarded'));
        await signInWhereAsked(theirs, colleague);
        await expect(theirs.getByText('“For room 12”')).toBeVisible();
        await lookAtWidths(theirs, 'a cart from a colleague');
        await hand.press(theirs.getByRole('button', { name: /^Take it/ }));
        await expect(theirs.getByText(`“${name}” is one of your parked carts now.`)).toBeVisible();
        await hand.press(card(theirs).getByRole('button', { name: /^Add .* to the cart$/ }));
        await expect(theirs.getByText(`“${name}” is in your cart.`, { exact: false })).toBeVisible();
        await elsewhere.close();
      });

      await test.step('a template says what was ordered last', async () => {
        await hand.press(action(/^Keep as a template/));
        await expect(page.getByText('Template', { exact: true })).toBeVisible();
        await page.getByRole('banner').getByRole('link', { name: /^Cart \(/ }).click();
        await page.getByRole('link', { name: /^Check out/ }).click();
        await completeReview(page);
        // In the older look the browser asks once more.
        page.once('dialog', (dialog) => void dialog.accept());
        await page.getByRole('button', { name: /^Place / }).click();
        await expect(page.getByRole('heading', { level: 1, name: /placed$/ })).toBeVisible();
        await page.goto(`/ws/parkcart/my_parkcart?store=${store}`);
        await hand.press(action(/^Look at it/));
        const modal = page.getByRole('dialog', { name: 'Parked Cart Detail' });
        await expect(modal.getByText('1 ordered')).toBeVisible();
        await lookAtWidths(page, 'a template beside the last order');
        await page.keyboard.press('Escape');
      });

      await test.step('it gets another name, and is removed after a question', async () => {
        await hand.press(action(/^Rename/));
        await hand.type(page.getByRole('textbox', { name: 'New name' }), `${name} B`);
        await hand.press(page.getByRole('button', { name: 'Save the name' }));
        await expect(page.getByText(`“${name}” is “${name} B” now.`)).toBeVisible();
        await hand.press(action(/^Remove/));
        const question = page.getByRole('dialog', { name: 'Remove Parked Cart' });
        await lookAtWidths(page, 'the question before a cart is removed');
        await hand.press(question.getByRole('button', { name: 'Keep it' }));
        await expect(action(/^Remove/)).toBeFocused();
        await hand.press(action(/^Remove/));
        await hand.press(question.getByRole('button', { name: 'Remove it' }));
        await expect(page.getByText(`“${name} B” is removed.`)).toBeVisible();
        await expect(page.getByText('You have no parked carts')).toBeVisible();
      });
    });
  });
}
