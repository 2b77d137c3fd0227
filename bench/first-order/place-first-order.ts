import type { Page } from '@playwright/test';
import type { Account } from '../../e2e/support/account.ts';
import { addFirstResult, completeReview, searchFor, signInAtIdentityServer } from '../../e2e/support/steps.ts';

/** From the start page to the confirmation; gives the order's number. */
export async function placeFirstOrder(page: Page, buyer: Account): Promise<string> {
  await page.goto('/');
  await searchFor(page, 'toner');
  await addFirstResult(page);
  await page.getByRole('link', { name: /Cart \(1/ }).click();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, buyer);
  await completeReview(page);
  await page.getByRole('button', { name: /^Place / }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Order .* placed$/ });
  await heading.waitFor();
  return /A\d\d-\d{7}-\d/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}
