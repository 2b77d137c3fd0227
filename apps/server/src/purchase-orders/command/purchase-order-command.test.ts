import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { sendDelivery } from '../../vendor-delivery/index.ts';
import { placedOrder } from '../testing/placed-order.ts';
import { purchaseOrderCommand } from './purchase-order-command.ts';

describe.each(oneTestDatabase())('npm run purchase-orders on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());
  const run = (...args: string[]): Promise<string> => purchaseOrderCommand(shop.database, args, { operator: 'clerk', now: shop.time.now, randomness: systemRandomness, send: sendDelivery });

  it('moves what is left of a purchase order, and shows what happened to it', async () => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    expect(await run('show', poNumber)).toBe(`${poNumber}: Submitted\n  line 1: 5 ordered, 0 rejected, 0 shipped, 0 received\n  line 2: 2 ordered, 0 rejected, 0 shipped, 0 received\n`);
    await run('move', poNumber, 'sent');
    await run('move', poNumber, 'accepted');
    await run('move', poNumber, 'shipped', '--carrier=Sample Freight', '--tracking=T-1');
    const shown = await run('move', poNumber, 'delivered');
    expect(shown.split('\n')[0]).toBe(`${poNumber}: Delivered`);
    expect(shown).toContain('3. 2026-11-20 15:04 UTC  Shipped: 5 of line 1, 2 of line 2  (operator clerk, by command)\n     Sample Freight, tracking number T-1\n');
    expect(await run('show', poNumber)).toBe(shown);
  });

  it('takes a reason for what the buyer does not get', async () => {
    const [one, other] = [await placedOrder(shop), await placedOrder(shop)];
    await expect(run('move', one.poNumber, 'canceled')).rejects.toThrow('--reason');
    expect(await run('move', one.poNumber, 'canceled', '--reason=Ordered twice')).toMatch(/: Canceled\n[^]*Ordered twice/);
    expect(await run('move', other.poNumber, 'rejected', '--reason=Out of stock')).toMatch(/: Rejected by the vendor\n[^]*Out of stock/);
  });

  it('sends one that was placed before there were deliveries, one that waits, and one that failed for good, and none besides', async () => {
    const deliveryOf = async (poNumber: string) =>
      (await shop.database.query<{ attempts: number; waits: boolean }>(sql`select attempts, delivered_at is null and dead_at is null and next_attempt_at <= ${shop.time.now} as waits from marketplace.vendor_delivery where po_number = ${poNumber}`)).rows[0];
    const [earlier, waiting, dead, had, accepted] = [await placedOrder(shop), await placedOrder(shop), await placedOrder(shop), await placedOrder(shop), await placedOrder(shop)].map(({ poNumber }) => poNumber) as [string, string, string, string, string];
    await shop.database.query(sql`delete from marketplace.vendor_delivery where po_number in (${earlier}, ${accepted})`);
    await shop.database.query(sql`update marketplace.vendor_delivery set attempts = 4, next_attempt_at = '2040-01-01' where po_number = ${waiting}`);
    await shop.database.query(sql`update marketplace.vendor_delivery set attempts = 4, dead_at = ${shop.time.now} where po_number = ${dead}`);
    await shop.database.query(sql`update marketplace.vendor_delivery set delivered_at = ${shop.time.now} where po_number = ${had}`);
    await run('move', accepted, 'accepted');
    for (const poNumber of [earlier, waiting, dead]) {
      expect(await run('send', poNumber)).toContain(`${poNumber} is sent to its vendor`);
      expect(await deliveryOf(poNumber)).toEqual({ attempts: 0, waits: true });
    }
    for (const poNumber of [had, accepted]) await expect(run('send', poNumber)).rejects.toThrow(`${poNumber} is not sent: its vendor has it`);
    expect(await deliveryOf(accepted)).toBeUndefined();
  });

  it('makes links for the vendor, and takes them back', async () => {
    const { poNumber } = await placedOrder(shop);
    const printed = await run('link', poNumber, '--origin=https://market.example.gov/', '--days=30');
    expect(printed).toMatch(new RegExp(`^https://market\\.example\\.gov/vendor/purchase-order\\?key=[\\w-]{43}\nIt has the ID [\\da-f]{12}\\. It opens ${poNumber} until 2026-12-20 `));
    await run('link', poNumber, '--origin=http://localhost:8080');
    expect(await run('revoke', poNumber)).toBe(`2 links of ${poNumber} open it no longer.\n`);
    expect(await run('revoke', poNumber)).toBe(`0 links of ${poNumber} open it no longer.\n`);
  });

  it('takes back one link, by its ID or by its address', async () => {
    const [{ poNumber }, other] = [await placedOrder(shop), await placedOrder(shop)];
    const made = async (): Promise<[url: string, id: string]> => {
      const [, url = '', id = ''] = /^(\S+)\nIt has the ID (\S+)\. /.exec(await run('link', poNumber, '--origin=https://market.example.gov')) ?? [];
      return [url, id];
    };
    const [[firstUrl, first], [, second], [, third]] = [await made(), await made(), await made()];
    await expect(run('revoke', other.poNumber, `--link=${first}`)).rejects.toThrow(`The link ${first} does not open ${other.poNumber}, or no longer. Nothing was changed.`);
    expect(await run('revoke', poNumber, `--link=${firstUrl}`)).toBe(`One link of ${poNumber} opens it no longer.\n`);
    expect(await run('revoke', poNumber, `--link=${second.toUpperCase()}`)).toBe(`One link of ${poNumber} opens it no longer.\n`);
    await expect(run('revoke', poNumber, `--link=${second}`)).rejects.toThrow('or no longer');
    const lines = (await run('links', poNumber)).trim().split('\n').toSorted();
    expect(lines.map((line) => `${line.slice(0, 12)} ${line.includes('revoked on')}`)).toEqual([`${first} true`, `${second} true`, `${third} false`].toSorted());
    expect(await run('links', other.poNumber)).toBe('None.\n');
  });

  it.each<[string[], string]>([
    [[], 'Usage:'],
    [['revoke', 'PO', '--link=all'], 'neither the ID of a link nor its address'],
    [['move', 'PO'], 'Usage:'],
    [['take', 'PO'], 'Usage:'],
    [['move', 'PO', 'lost'], 'cannot be moved to "lost"'],
    [['move', 'PO', 'shipped', '--carrier=C'], 'not accepted yet. Accept it first. Nothing was changed.'],
    [['show', 'A27-0000000-0-01'], 'There is no purchase order A27-0000000-0-01'],
    [['link', 'PO'], '--origin=URL'],
    [['link', 'PO', '--origin=javascript:x'], '--origin=URL'],
    [['link', 'PO', '--origin=http://localhost', '--days=0'], '--days is "0"'],
    [['show', 'PO', '--colour=red'], 'Usage:'],
  ])('refuses %j with a sentence', async (args, message) => {
    const { poNumber } = await placedOrder(shop);
    await expect(run(...args.map((word) => (word === 'PO' ? poNumber : word)))).rejects.toThrow(message);
  });
});
