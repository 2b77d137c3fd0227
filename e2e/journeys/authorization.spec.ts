import { openPool } from '@quartermaster/database';
import { byFinger, onKeys } from '../support/hand.ts';
import { addFirstResult, completeReview, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { identityOrigin, origin } from '../support/origin.ts';
import { lookAt, newAddress, proveAddress, setUpAccount } from '../support/registering.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The address in the newest mail to somebody about their authorization, as soon as there is one that is not `before`. */
async function mailedLink(recipient: string, before = ''): Promise<string> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  let link = '';
  try {
    await expect.poll(async () => {
      const { rows } = await pool.query<{ body: string }>("select body from marketplace.mail_outbox where recipient = $1 and kind like 'authorization-%' order by created_at desc limit 1", [recipient]);
      [link = ''] = /https?:\S+_(?:response|authorization)\?\S+/.exec(rows[0]?.body ?? '') ?? [];
      return ['', before].includes(link);
    }, { message: `a mail with a new link for ${recipient}`, timeout: 60_000 }).toBe(false);
    return link;
  } finally {
    await pool.end();
  }
}

async function ask(page: Page, supervisor: string, yearly: string): Promise<void> {
  await byFinger.type(page.getByLabel('Name of your supervisor'), 'Demo Supervisor');
  await byFinger.type(page.getByLabel('E-mail address of your supervisor'), supervisor);
  await byFinger.type(page.getByLabel('What you will order, for whom'), 'Office supplies for the library');
  await byFinger.type(page.getByLabel('How much a year, in dollars'), yearly);
  await byFinger.press(page.getByRole('button', { name: 'Send the request' }));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a clerk of a city registers, is authorized by a supervisor in another browser, orders within the limit and is refused above it; a request that is declined says why [spec 6.2, 2.118]', async ({ page, browser }) => {
    const [givenName, email] = ['Clerk', newAddress('clerk', 'city.example.gov')];
    const supervisor = newAddress('supervisor', 'city.example.gov');
    const place = page.getByRole('button', { name: /^Place \d orders? for \$/ });
    let total = '';

    await test.step('from the validation of the store to an account', async () => {
      await page.goto('/home?store=STATE');
      await page.goto('/ws/state/stateValidation');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Email address').waitFor();
      await page.getByRole('button', { name: 'Register' }).click();
      await page.waitForURL((url) => url.origin !== identityOrigin && !url.pathname.startsWith('/pkce/'));
      await page.getByRole('dialog', { name: 'Registration needed' }).getByRole('link', { name: 'Register' }).click();
      await page.getByLabel('E-mail address of your government').fill(email);
      await lookAt(page, 'the address of a government');
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByText('This address is of a government that this store knows.')).toBeVisible();
      await lookAt(page, 'the form of state and local governments');
      await page.getByLabel('First name').fill(givenName);
      await page.getByLabel('Last name').fill('Buyer');
      await page.getByLabel('Phone').fill('202-555-0100 x12');
      await page.getByRole('button', { name: 'Send me the code' }).click();
      await proveAddress(page, byFinger, email);
      const { account } = await setUpAccount(page, byFinger, { givenName, email });
      await expect(page).toHaveURL(/\/ws\/state\/start_page/);
      await page.goto('/ws/state/stateValidation');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await signInAtIdentityServer(page, account);
      await expect(heading(page, 'State and local member')).toBeVisible();
      await page.getByRole('button', { name: 'Continue to STATE' }).click();
      await expect(page.getByRole('main').getByText(`Welcome back, ${givenName}`)).toBeVisible();
    });

    await test.step('an order without an authorization leads to the request for one', async () => {
      await searchFor(page, 'envelope');
      await addFirstResult(page);
      await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
      await page.getByRole('link', { name: /^Check out/ }).click();
      await completeReview(page);
      total = /\$([\d,.]+)/.exec((await place.textContent()) ?? '')?.[1] ?? '';
      await page.getByRole('link', { name: /supervisor|authoriz/i }).first().click();
      await expect(heading(page, 'Authorization to Order')).toBeVisible();
      await lookAt(page, 'the request for an authorization');
      await ask(page, email, '500');
      await expect(page.getByText('This is an address of yours. Enter the address of your supervisor.').first()).toBeVisible();
      await ask(page, supervisor, '500');
      await expect(page.getByText('Answer due')).toBeVisible();
    });

    const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    const theirs = await elsewhere.newPage();
    let asked = '';
    await test.step('the supervisor declines by keyboard alone, without an account, and the clerk reads why', async () => {
      asked = await mailedLink(supervisor);
      await theirs.goto(asked);
      await expect(heading(theirs, 'Authorize Orders')).toBeVisible();
      await lookAt(theirs, 'the page of a supervisor');
      await onKeys.type(theirs.getByLabel('Reason'), 'The budget of the library comes first.');
      await onKeys.press(theirs.getByRole('button', { name: 'Decline the request' }));
      await expect(theirs.getByText('You have declined this request.')).toBeVisible();
      await lookAt(theirs, 'the answer of a supervisor');
      // A reload looks for the answer.
      await page.reload();
      await expect(page.getByText('The budget of the library comes first.')).toBeVisible();
    });

    await test.step('another request is authorized, and the order placed', async () => {
      await ask(page, supervisor, '10,000');
      await expect(page.getByText('Answer due')).toBeVisible();
      await theirs.goto(await mailedLink(supervisor, asked));
      await onKeys.type(theirs.getByLabel('Limit a year, in dollars'), total);
      await onKeys.press(theirs.getByRole('button', { name: 'Authorize these orders' }));
      await expect(theirs.getByText(`You have authorized ${givenName} Buyer.`)).toBeVisible();
      await page.getByRole('link', { name: 'Go to your order' }).click();
      await place.click();
      await expect(heading(page, /^Order \S+ placed$/)).toBeVisible();
    });

    await test.step('an order above the limit is refused with what to do', async () => {
      await searchFor(page, 'envelope');
      await addFirstResult(page);
      await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
      await page.getByRole('link', { name: /^Check out/ }).click();
      await expect(page.getByRole('link', { name: /limit|left/i }).first()).toBeVisible();
      await expect(place).toBeDisabled();
      await lookAt(page, 'a review above the limit');
    });
    await elsewhere.close();
  });
});
