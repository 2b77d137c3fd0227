import { expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { pressByKeys, typeByKeys } from './keys.ts';
import { identityOrigin } from './origin.ts';

/** Signs in where the store asks for it, by the keyboard alone: the fields have the focus by themselves. */
export async function signInByKeys(page: Page, account: Account): Promise<void> {
  await pressByKeys(page.getByRole('dialog').or(page.getByRole('main')).getByRole('button', { name: 'Sign in', exact: true }).last());
  await page.waitForURL((url) => url.origin === identityOrigin);
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(account.login);
  await typeByKeys(page.getByLabel('Password'), account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(await account.nextCode());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.origin !== identityOrigin && !url.pathname.startsWith('/pkce/'));
}
