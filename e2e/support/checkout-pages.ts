import { openPool } from '@quartermaster/database';
import { expectNoSidewaysScroll, expectNoViolation } from './axe.ts';
import { expect, type Page } from './journey.ts';
import { pictureOf } from './widths.ts';

const sizes = [{ width: 390, height: 844 }, { width: 640, height: 800 }, { width: 1280, height: 800 }];

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
export const nextStep = (page: Page) => page.getByRole('link', { name: 'Go to the next step' });
/** One vendor's part of the review. */
export const order = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Order ${number}: `) });
export const placeOrder = (page: Page) => button(page, /^Place \d orders? for \$/);

export const onReview = (page: Page): Promise<void> => expect(heading(page, 'Checkout Review')).toBeVisible();

/** A step is for everyone, and nothing is wider than the window at each width. */
export async function lookAtStep(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expectNoViolation(page, what);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${what}, ${size.width} pixels`);
    await pictureOf(page, what);
  }
}

/** Changes what the marketplace knows. @throws where it changed nothing */
export async function write(statement: string, values: readonly (string | number)[]): Promise<void> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    expect((await pool.query(statement, [...values])).rowCount, 'rows that are changed').toBeGreaterThan(0);
  } finally {
    await pool.end();
  }
}

export interface KnownProduct {
  readonly number: string;
  readonly offerId: string;
  /** Cents. */
  readonly price: number;
  readonly available: number;
}

/** Products with one offer each, of vendors of their own, that are delivered everywhere in the United States and nowhere else, at prices between two, in cents. */
export async function homeProducts(count: number, least: number, most: number): Promise<KnownProduct[]> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows } = await pool.query<KnownProduct>(
      `select distinct on (vendor_id) part_number as number, offer_id as "offerId", offer.price::float8 as price, available
       from marketplace.product join marketplace.offer using (product_id)
       where kind = 'product' and vendor_count = 1 and not withdrawn and service_area is null and available > 50 and minimum_order <= offer.price and maximum_order is null
         and price_from is null and price_until is null and restricted_to is null and offer.price between $2 and $3
         and not exists (select from marketplace.product as same where same.part_key = product.part_key and same.product_id <> product.product_id)
       order by vendor_id, product_id limit $1`, [count, least, most]);
    if (rows.length < count) throw new Error(`The sample catalog has only ${rows.length} products that fit.`);
    return rows;
  } finally {
    await pool.end();
  }
}
