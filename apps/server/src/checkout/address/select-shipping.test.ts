import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandomness } from '../../runtime/randomness.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';
import { addSampleAddresses } from './sample-addresses.ts';

const good = {
  addressName: 'Main office', organization: 'Sample Agency', contactName: 'Demo Buyer', phone: '202-555-0100',
  email: 'buyer@agency.example.gov', line1: '1800 Sample Street NW', city: 'Washington', state: 'DC', zip: '20405',
};

describe.each(oneTestDatabase())('choosing where to ship, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());

  const ask = async ({ browser }: SignedIn, body: object = {}) => (await browser.post('/checkout/select_shipping', { from: 'review', ...body })).envelope;
  const book = async (buyer: SignedIn) => (await ask(buyer)).attributes as { addresses: { addressId: string; addressName: string; isDefault: boolean }[]; selected: string | null };

  it('begins with an empty address book and blank forms', async () => {
    const buyer = await shop.newBuyer();
    expect(await ask(buyer)).toMatchObject({ responseName: 'SelectShipping', attributes: { addresses: [], selected: null, message: null } });
    expect(await ask(buyer, { show: 'AacShipping' })).toMatchObject({ responseName: 'AacShipping', attributes: { aac: '', errors: [] } });
    const form = await ask(buyer, { show: 'Create' });
    expect(form).toMatchObject({ responseName: 'Create', attributes: { values: { city: '' }, errors: [] } });
    expect((form.attributes as { states: unknown[] }).states).toContainEqual({ code: 'DC', name: 'District of Columbia' });
  });

  it('keeps a new address and chooses it; the first one is the default [spec 2.79]', async () => {
    const buyer = await shop.newBuyer();
    expect(await ask(buyer, { newAddress: good })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/cart/shopping_cart' });
    await ask(buyer, { newAddress: { ...good, addressName: 'Annex' } });
    const { addresses, selected } = await book(buyer);
    expect(addresses.map(({ addressName, isDefault }) => [addressName, isDefault])).toEqual([['Main office', true], ['Annex', false]]);
    expect(selected).toBe(addresses[1]?.addressId);
  });

  it('keeps every default single when two first addresses come at once', async () => {
    const buyer = await shop.newBuyer();
    await Promise.all([1, 2, 3, 4].map((i) => ask(buyer, { newAddress: { ...good, addressName: `Office ${i}` } })));
    expect((await book(buyer)).addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('gives a wrong address back with its errors, and keeps nothing of it', async () => {
    const buyer = await shop.newBuyer();
    expect(await ask(buyer, { newAddress: { ...good, zip: '2040', city: ' ' } })).toMatchObject({
      responseName: 'Create',
      attributes: { values: { addressName: 'Main office', zip: '2040' }, errors: [{ field: 'city' }, { field: 'zip' }] },
    });
    expect((await book(buyer)).addresses).toEqual([]);
  });

  it('reads HTML in an address as the text that it is', async () => {
    const buyer = await shop.newBuyer();
    await ask(buyer, { newAddress: { ...good, organization: '<b>Sample</b> & Co' } });
    expect((await book(buyer)).addresses[0]).toMatchObject({ organization: '<b>Sample</b> & Co' });
  });

  it('finds an AAC in the directory, in small letters too, and lists it once [spec 1.2, 2.79]', async () => {
    const buyer = await shop.newBuyer();
    await ask(buyer, { aac: '47smpl' });
    await ask(buyer, { aac: ' 47SMPL' });
    const { addresses, selected } = await book(buyer);
    expect(addresses).toMatchObject([{ kind: 'aac', aac: '47SMPL', organization: 'Sample Depot (GSA)', zip: '64131' }]);
    expect(selected).toBe(addresses[0]?.addressId);
  });

  it.each([
    ['ZZ9999', 'ZZ9999 is not in the activity address directory. Check it, or enter a street address.'],
    ['47SMP', 'Enter an AAC or DoDAAC of 6 letters and digits, for example 47SMPL.'],
    ['', 'Enter an AAC or DoDAAC of 6 letters and digits, for example 47SMPL.'],
  ])('refuses the AAC %j with what to do', async (aac, message) => {
    expect(await ask(await shop.newBuyer(), { aac })).toMatchObject({ responseName: 'AacShipping', attributes: { aac, errors: [{ field: 'aac', message }] } });
  });

  it('leaves out an activity that the directory has closed', async () => {
    const buyer = await shop.newBuyer();
    await ask(buyer, { aac: 'NSAMP1' });
    await shop.database.query(`update marketplace.activity_address set active = false where aac = 'NSAMP1'`);
    expect((await book(buyer)).addresses).toEqual([]);
    expect(await ask(buyer, { aac: 'NSAMP1' })).toMatchObject({ responseName: 'AacShipping' });
  });

  it('refuses an address of another buyer just like one that does not exist', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    await ask(owner, { newAddress: good });
    const foreign = (await book(owner)).addresses[0]?.addressId ?? '';
    const [refused, unknown] = [await ask(other, { addressId: foreign }), await ask(other, { addressId: "x' or 1=1" })];
    expect(refused).toEqual(unknown);
    expect(refused).toMatchObject({ responseName: 'SelectShipping', attributes: { addresses: [], selected: null, message: expect.stringContaining('not in your address book') } });
  });

  it('has two sample addresses for a demo buyer', async () => {
    const buyer = await shop.newBuyer();
    const connection = await shop.database.connect();
    await addSampleAddresses(connection, buyer.buyer, { clock: { now: () => shop.time.now }, randomness: systemRandomness }).finally(() => connection.release());
    expect((await book(buyer)).addresses.map(({ addressName, isDefault }) => [addressName, isDefault])).toEqual([['Main office', true], ['Warehouse', false]]);
  });
});
