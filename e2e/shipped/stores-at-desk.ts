import { expect, type Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { byFinger } from '../support/hand.ts';
import { newOperator } from '../support/operator.ts';
import { OperatorAtDesk } from '../support/operator-at-desk.ts';
import type { PackedStore } from './add-packed-store.ts';

/** The stores of the marketplace, as an operator keeps them at the desk. */
export class StoresAtDesk {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async signIn(): Promise<void> {
    await new OperatorAtDesk(this.#page, byFinger).signIn(await newOperator());
  }

  /** Uploads a package, and waits until the program of the start has checked it: it is shown then. */
  async add({ file, integrity }: PackedStore, said: string): Promise<void> {
    const page = this.#page;
    await page.goto('/desk/stores/additions');
    // It starts when the servers are there, and the page tells when it does.
    await expect(page.getByText('A program is there that checks packages.')).toBeVisible({ timeout: 60_000 });
    await page.getByLabel(/^Tarball/).setInputFiles(file);
    await page.getByLabel(/^Integrity/).fill(integrity);
    await page.getByLabel(/^Reason/).fill('Its owner asks for it.');
    await page.getByRole('button', { name: 'Have it checked and shown' }).click();
    await expect(page.getByText(said)).toBeVisible({ timeout: 400_000 });
    await expectNoViolation(page, `a package at the desk: ${said}`);
  }

  /** Shows a version again that is kept. */
  async rollBack(store: string, version: string): Promise<void> {
    const page = this.#page;
    await page.goto(`/desk/stores/${store}`);
    const kept = page.locator('details').filter({ hasText: `Version ${version}, kept` });
    await kept.locator('summary').first().click();
    await kept.getByLabel(/^Reason/).fill('The newer one has a fault.');
    await kept.getByRole('button', { name: /^Show version/ }).click();
    await expect(page.getByText(`Version ${version}, shown`)).toBeVisible();
  }

  async remove(store: string): Promise<void> {
    const page = this.#page;
    const card = page.getByRole('region', { name: 'Remove the store' });
    await card.getByLabel(/^Reason/).fill('It was a trial.');
    await card.getByRole('button', { name: 'Remove the store' }).click();
    await expect(page.getByText(`The store ${store} is removed.`)).toBeVisible();
  }
}
