import { openPool, withTransaction, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmAgency } from '../../login/index.ts';
import { readBuyerProfile, saveBuyerProfile, writeFirstProfile, type ProfileValues } from './buyer-profile.ts';

const now = new Date('2026-11-20T12:00:00Z');
const values: ProfileValues = { firstName: 'Sam', lastName: 'Sample', phone: '202-555-0100 x12', agencyCode: '47', bureau: 'Public Buildings Service', government: '', state: '', defaultStore: 'VA' };
const nothing = { phone: '', agencyCode: null, bureau: '', government: '', state: '', defaultStore: null, version: 0 };

describe.each(oneTestDatabase())('the profile of a buyer on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let count = 0;
  beforeAll(async () => { database = await open(); pool = openPool(database.url); });
  afterAll(async () => { await pool.end(); await database.close(); });

  async function newBuyer(): Promise<string> {
    count += 1;
    const { rows } = await pool.query<{ buyer_id: string }>(
      `insert into marketplace.buyer (buyer_id, issuer, subject, first_name, last_name, agency_code, created_at, updated_at)
       values (gen_random_uuid(), 'urn:example', $1, 'Demo', 'Buyer', '3600', $2, $2) returning buyer_id`,
      [`profile-${count}`, now],
    );
    return String(rows[0]?.buyer_id);
  }
  const save = (buyerId: string, version: number, changes: Partial<ProfileValues> = {}) =>
    withTransaction(pool, (connection) => saveBuyerProfile(connection, buyerId, version, { ...values, ...changes }, now));

  it('is what the identity server says while the buyer has said nothing', async () => {
    expect(await readBuyerProfile(pool, await newBuyer())).toEqual({ ...nothing, firstName: 'Demo', lastName: 'Buyer', vouchedAgencyCode: '3600' });
  });

  it('is what the buyer saved, but for the agency that counts', async () => {
    const buyerId = await newBuyer();
    expect(await save(buyerId, 0)).toBe(true);
    expect(await readBuyerProfile(pool, buyerId)).toEqual({ ...values, vouchedAgencyCode: '3600', version: 1 });
  });

  it('is not written over by who read it before the last change', async () => {
    const buyerId = await newBuyer();
    expect(await Promise.all([save(buyerId, 0, { phone: '202-555-0101' }), save(buyerId, 0, { phone: '202-555-0102' })])).toEqual(expect.arrayContaining([true, false]));
    expect(await save(buyerId, 0)).toBe(false);
    expect(await save(buyerId, 7)).toBe(false);
    expect(await save(buyerId, 1, { phone: '202-555-0103' })).toBe(true);
    expect(await readBuyerProfile(pool, buyerId)).toMatchObject({ phone: '202-555-0103', version: 2 });
  });

  it('follows the name of the identity server while the buyer has no other', async () => {
    const buyerId = await newBuyer();
    await save(buyerId, 0, { firstName: 'Demo', lastName: 'Own' });
    await pool.query("update marketplace.buyer set first_name = 'Newly', last_name = 'Named' where buyer_id = $1", [buyerId]);
    expect(await readBuyerProfile(pool, buyerId)).toMatchObject({ firstName: 'Newly', lastName: 'Own' });
  });

  it('begins with what was given at the registration, and keeps what is there already', async () => {
    const buyerId = await newBuyer();
    await withTransaction(pool, (connection) => writeFirstProfile(connection, buyerId, { phone: '202-555-0100', agencyCode: '36' }, now));
    await withTransaction(pool, (connection) => writeFirstProfile(connection, buyerId, { phone: '202-555-0199' }, now));
    expect(await readBuyerProfile(pool, buyerId)).toEqual({ ...nothing, firstName: 'Demo', lastName: 'Buyer', phone: '202-555-0100', agencyCode: '36', vouchedAgencyCode: '3600', version: 1 });
  });

  it('has the agency that an operator confirmed until the identity server says another one', async () => {
    const buyerId = await newBuyer();
    await confirmAgency(pool, buyerId, '47', now);
    expect(await readBuyerProfile(pool, buyerId)).toMatchObject({ vouchedAgencyCode: '47' });
    await pool.query("update marketplace.buyer set agency_code = '7000' where buyer_id = $1", [buyerId]);
    expect(await readBuyerProfile(pool, buyerId)).toMatchObject({ vouchedAgencyCode: '7000' });
  });
});
