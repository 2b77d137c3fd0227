import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

const good = {
  addressName: 'Main office', organization: 'Sample Agency', contactName: 'Demo Buyer', phone: '202-555-0100',
  email: 'buyer@agency.example.gov', line1: '1800 Sample Street NW', line2: '', city: 'Washington', state: 'DC', zip: '20405',
};

interface Book {
  addresses: { addressId: string; addressName: string; isDefault: boolean; isComplete: boolean; city: string }[];
  problem: string | null;
}

describe.each(oneTestDatabase())('the address book of the profile, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());

  const show = async ({ browser }: SignedIn, query = '') => (await browser.get(`/profile/address_book${query}`)).envelope;
  const change = async ({ browser }: SignedIn, body: object) => (await browser.post('/profile/change_address', body)).envelope;
  const book = async (buyer: SignedIn) => (await show(buyer)).attributes as unknown as Book;
  const add = (buyer: SignedIn, addressName: string) => change(buyer, { save: { addressId: null, version: null, address: { ...good, addressName } } });
  const idOf = async (buyer: SignedIn, name: string) => (await book(buyer)).addresses.find(({ addressName }) => addressName === name)?.addressId ?? '';

  it('is empty at first, and has a blank form for a street address and one for an AAC [spec 2.79]', async () => {
    const buyer = await shop.newBuyer();
    expect(await show(buyer)).toMatchObject({ responseName: 'Initial', attributes: { addresses: [], problem: null } });
    expect(await show(buyer, '?show=Create')).toMatchObject({ responseName: 'Create', attributes: { addressId: null, version: null, values: { city: '' }, errors: [] } });
    expect(await show(buyer, '?show=NewAAC')).toMatchObject({ responseName: 'NewAAC', attributes: { aac: '', errors: [] } });
  });

  it('takes a street address and an activity, and gives wrong ones back with their errors', async () => {
    const buyer = await shop.newBuyer();
    expect(await change(buyer, { save: { addressId: null, version: null, address: { ...good, zip: '2040' } } })).toMatchObject({ responseName: 'Create', attributes: { values: { zip: '2040' }, errors: [{ field: 'zip' }] } });
    expect(await change(buyer, { aac: 'ZZ9999' })).toMatchObject({ responseName: 'NewAAC', attributes: { aac: 'ZZ9999', errors: [{ field: 'aac', message: expect.stringContaining('not in the activity address directory') }] } });
    expect(await change(buyer, { aac: '47' })).toMatchObject({ responseName: 'NewAAC' });
    expect((await book(buyer)).addresses).toEqual([]);
    await add(buyer, 'Main office');
    expect(await change(buyer, { aac: '47qsea' })).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ addressName: 'Main office', isDefault: true, isComplete: true }, { aac: '47QSEA', isDefault: false, isComplete: true }] } });
  });

  it('changes an address that is as it was read, and no other', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, 'Main office');
    const addressId = await idOf(buyer, 'Main office');
    expect(await show(buyer, `?addressId=${addressId}`)).toMatchObject({ responseName: 'Create', attributes: { addressId, version: 1, values: good, errors: [] } });
    const save = (city: string) => change(buyer, { save: { addressId, version: 1, address: { ...good, city } } });
    expect(await save('Denver')).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ city: 'Denver' }], problem: null } });
    // The second window still has the first version.
    expect(await save('Boston')).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ city: 'Denver' }], problem: expect.stringContaining('changed in another window') } });
    expect(await show(buyer, `?addressId=${addressId}`)).toMatchObject({ attributes: { version: 2 } });
  });

  it('asks for what an address lacks that was kept under other rules', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, 'Main office');
    const addressId = await idOf(buyer, 'Main office');
    await shop.database.query(`update marketplace.address_book_entry set contact_name = '' where address_id = $1`, [addressId]);
    expect(await book(buyer)).toMatchObject({ addresses: [{ isComplete: false }] });
    expect(await show(buyer, `?addressId=${addressId}`)).toMatchObject({ responseName: 'LegacyAddress', attributes: { values: { contactName: '' }, errors: [{ field: 'contactName' }] } });
  });

  it('has one default as long as it has an address, whatever is removed or chosen at once', async () => {
    const buyer = await shop.newBuyer();
    for (const name of ['One', 'Two', 'Three', 'Four']) await add(buyer, name);
    const [one, two, three] = await Promise.all(['One', 'Two', 'Three'].map((name) => idOf(buyer, name)));
    await change(buyer, { makeDefault: two });
    expect((await book(buyer)).addresses.map(({ addressName, isDefault }) => [addressName, isDefault])).toEqual([['Two', true], ['Four', false], ['One', false], ['Three', false]]);
    await Promise.all([change(buyer, { remove: two }), change(buyer, { makeDefault: three }), change(buyer, { remove: one }), change(buyer, { makeDefault: one })]);
    const { addresses } = await book(buyer);
    expect(addresses.map(({ addressName }) => addressName).toSorted()).toEqual(['Four', 'Three']);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('shows an address of another buyer as one that does not exist, and changes nothing of it', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    await add(owner, 'Main office');
    const addressId = await idOf(owner, 'Main office');
    const before = await book(owner);
    const unknown = await show(other, '?addressId=no-such-address');
    expect(unknown).toMatchObject({ responseName: 'Initial', attributes: { addresses: [], problem: expect.stringContaining('not in your address book') } });
    expect(await show(other, `?addressId=${addressId}`)).toEqual(unknown);
    for (const body of [{ makeDefault: addressId }, { remove: addressId }, { save: { addressId, version: 1, address: good } }]) expect(await change(other, body)).toEqual(unknown);
    expect(await book(owner)).toEqual(before);
  });
});
