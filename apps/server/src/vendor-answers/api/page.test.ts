import { readFileSync } from 'node:fs';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { placedOrder } from '../../purchase-orders/testing/placed-order.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { openAnsweringApp } from '../testing/answering-app.ts';
import { putForPickup } from './pickups.ts';
import { vendorApiDocument } from './open-api.ts';
import { createVendorKey } from './vendor-keys.ts';

const page = readFileSync(new URL('../../../../../docs/vendors-api.md', import.meta.url), 'utf8');

/** The commands of the page, in their order, each with the answer that the page shows for it. */
const examples = [...page.matchAll(/^```sh\n(curl .*)\n```\n(?:(?!```)[^])*?(?:```json\n([^]*?)```|(?=```sh)|(?=\n##))/gm)].map(([, command = '', shown]) => ({ command, shown }));

/** All names in a value of JSON, with where they are. */
function namesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((part) => namesIn(part, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [`${at}.${name}`, ...namesIn(part, `${at}.${name}`)]);
}

describe.each(oneTestDatabase())('the page on the API of vendors, on $name', ({ open }) => {
  let shop: Shop;
  let app: FastifyInstance;
  let names: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await openShop(open);
    app = await openAnsweringApp(shop.database, { now: () => shop.time.now });
    const { poNumber } = await placedOrder(shop);
    const { rows: [row] } = await shop.database.query<{ delivery_key: string }>(sql`select delivery_key from marketplace.vendor_delivery where po_number = ${poNumber}`);
    const deliveryKey = row?.delivery_key ?? '';
    await putForPickup(shop.database, { deliveryKey, vendorId: 'V-SAMPLE', now: shop.time.now });
    const { key } = await createVendorKey(shop.database, { vendorId: 'V-SAMPLE', note: '', now: shop.time.now }, systemRandomness);
    names = { $KEY: key, $MARKET: '', 'A27-0000123-6-01': poNumber, '5f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10': deliveryKey };
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  /** Does what curl would do with the options that the page uses. */
  async function run(command: string): Promise<{ status: number; body: unknown }> {
    const words = Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), command).slice('curl '.length);
    const headers = [...words.matchAll(/-H "([\w-]+): ([^"]+)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value] as const);
    const payload = /-d '([^']+)'/.exec(words)?.[1];
    const url = /"(\/vendor\/api\/[^"]+)"$/.exec(words)?.[1] ?? '';
    const answer = await app.inject({ method: payload === undefined ? 'GET' : 'POST', url, headers: Object.fromEntries(headers), ...(payload !== undefined && { payload }) });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }

  it('has examples that do what it says, one after another', async () => {
    expect(examples).toHaveLength(5);
    for (const { command, shown } of examples) {
      const { status, body } = await run(command);
      expect(status, command).toBe(200);
      if (shown !== undefined && !shown.includes('about:blank')) expect(namesIn(body), command).toEqual(namesIn(JSON.parse(shown)));
    }
    expect((await run(examples.at(-1)?.command ?? '')).body).toMatchObject({ status: 'Shipped', lines: [{ shipped: 3, rejected: 2, promisedDate: '2026-12-01' }], invoiceNumbers: ['INV-1'] });
  });

  it('names every call and every kind of answer', () => {
    const document = vendorApiDocument('') as { paths: Record<string, unknown> };
    for (const path of Object.keys(document.paths)) expect(page).toContain(`/vendor/api${path.replace('{poNumber}', 'A27-0000123-6-01')}`);
    const kinds = [...JSON.stringify(document).matchAll(/"const":"([a-z-]+)"/g)].map(([, kind]) => kind).filter((kind) => !['card', 'aac'].includes(kind ?? ''));
    expect(kinds).toHaveLength(8);
    for (const kind of kinds) expect(page).toMatch(new RegExp(`^\\|.*\`${kind}\`.*\\|`, 'm'));
  });
});
