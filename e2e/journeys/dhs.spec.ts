import { newAccount } from '../support/account.ts';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { heading, membersJourney, ready, signInForOrders } from '../support/members-journey.ts';

const city = { domain: 'city.example.us', agencyCode: null };

membersJourney({ name: 'DHS', pages: '/dhs', orderPrefix: /^Order I\d\d-/ });

test('STATE lets in a clerk of a city, and tells a federal member where they can order [spec 1.6, 2.113]', async ({ page, account, context }) => {
  await page.goto('/home?store=STATE');
  await expect(heading(page, 'Welcome to the store for state and local governments')).toBeVisible();
  await ready(page);
  await signInForOrders(page, account);
  await expect(heading(page, 'State and local members only')).toBeVisible();
  await expectNoViolation(page, 'the validation of STATE');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  const clerk = await newAccount('Clerk', undefined, city);
  await page.goto('/home?store=STATE');
  await ready(page);
  await signInForOrders(page, clerk);
  await expect(heading(page, 'My Orders')).toBeVisible();
});

test('the login pages of the virtual stores say what the store is, and let visitors go on [spec 2.30, 2.112]', async ({ page }) => {
  await page.goto('/ws/main/start_page?store=AIRFORCE&type=login');
  await expect(page).toHaveTitle('Air Force login - AIRFORCE');
  await expect(heading(page, 'Sign in to AIRFORCE')).toBeVisible();
  await expectNoViolation(page, 'the Air Force login');
  await page.getByRole('link', { name: 'Browse without signing in' }).click();
  await expect(heading(page, 'Welcome to the Air Force store')).toBeVisible();
  await page.goto('/ws/va/start_page?type=login');
  await expect(page).toHaveURL(/store=VA/);
  await expect(heading(page, 'Sign in to VA')).toBeVisible();
});
