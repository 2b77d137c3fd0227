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
    expect(await change(buyer, { aac: '47smpl' })).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ addressName: 'Main office', isDefault: true, isComplete: true }, { aac: '47SMPL', isDefault: false, isComplete: true }] } });
  });

  it('takes a new address once that is sent again because its answer was lost, and no other one of its name', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, 'Main office');
    expect(await add(buyer, 'Main office')).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ addressName: 'Main office' }], problem: null } });
    expect((await book(buyer)).addresses).toHaveLength(1);
    expect(await change(buyer, { save: { addressId: null, version: null, address: { ...good, city: 'Denver' } } })).toMatchObject({ responseName: 'Create', attributes: { errors: [{ field: 'addressName' }] } });
  });

  it('has the name of an activity that the directory has closed free for another address', async () => {
    const buyer = await shop.newBuyer();
    await change(buyer, { aac: '47smpl' });
    const name = (await book(buyer)).addresses[0]?.addressName ?? '';
    expect(await add(buyer, name)).toMatchObject({ responseName: 'Create', attributes: { errors: [{ field: 'addressName' }] } });
    await shop.database.query("update marketplace.activity_address set active = false where aac = '47SMPL'");
    try {
      expect(await add(buyer, name)).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ addressName: name }] } });
    } finally {
      await shop.database.query("update marketplace.activity_address set active = true where aac = '47SMPL'");
    }
  });

  it('changes an address that is as it was read, and no other', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, 'Main office');
    const addressId = await idOf(buyer, 'Main office');
    expect(await show(buyer, `?addressId=${addressId}`)).toMatchObject({ responseName: 'Create', attributes: { addressId, version: 1, values: good, errors: [], suggestion: null } });
    const save = (city: string) => change(buyer, { save: { addressId, version: 1, address: { ...good, city } } });
    expect(await save('Denver')).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ city: 'Denver' }], problem: null } });
    // The second window still has the first version.
    expect(await save('Aurora')).toMatchObject({ responseName: 'Create', attributes: { addressId, version: 2, values: { city: 'Aurora' }, errors: [{ field: '', message: expect.stringMatching(/changed in another window meanwhile\. Saved there: .*Denver/) }] } });
    // Sent again, because its answer was lost, it is kept once.
    expect(await save('Denver')).toMatchObject({ responseName: 'Initial', attributes: { problem: null } });
    expect(await show(buyer, `?addressId=${addressId}`)).toMatchObject({ attributes: { version: 2, values: { city: 'Denver' } } });
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

  it('has no name twice, and asks for another where old addresses have one, at their next change', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, 'Main office');
    const taken = { responseName: 'Create', attributes: { errors: [{ field: 'addressName', message: expect.stringContaining('another address with this name') }] } };
    expect(await add(buyer, ' main OFFICE ')).toMatchObject(taken);
    await add(buyer, 'Annex');
    await shop.database.query(`update marketplace.address_book_entry set address_name = 'Main office' where buyer_id = $1`, [buyer.buyer.buyerId]);
    const [first] = (await book(buyer)).addresses;
    const save = (addressName: string) => change(buyer, { save: { addressId: first?.addressId, version: 1, address: { ...good, addressName } } });
    expect(await save('Main office')).toMatchObject(taken);
    expect(await save('Main building')).toMatchObject({ responseName: 'Initial', attributes: { problem: null } });
    expect(await save('Main hall')).toMatchObject({ responseName: 'Create', attributes: { errors: [{ message: expect.stringContaining('another window') }] } });
    const many = await Promise.all(Array.from({ length: 4 }, (_, nth) => change(buyer, { save: { addressId: null, version: null, address: { ...good, addressName: 'Twin', line1: `${1 + nth} Sample Street NW` } } })));
    expect(many.filter(({ responseName }) => responseName === 'Initial')).toHaveLength(1);
  });

  it('checks that state and ZIP code fit, and that military post says unit and box', async () => {
    const buyer = await shop.newBuyer();
    const save = (kind: string, address: object) => change(buyer, { save: { kind, addressId: null, version: null, address: { ...good, ...address } } });
    expect(await save('street', { state: 'MD' })).toMatchObject({ responseName: 'Create', attributes: { kind: 'street', errors: [{ field: 'zip', message: expect.stringContaining('not in Maryland') }] } });
    const post = { city: 'APO', state: 'AE', zip: '09012' };
    expect(await save('military', post)).toMatchObject({ attributes: { kind: 'military', errors: [{ field: 'line1' }], states: [{ code: 'AA' }, { code: 'AE' }, { code: 'AP' }] } });
    expect(await save('military', { ...post, line1: 'PSC 1234 Box 5678' })).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ kind: 'street', state: 'AE', isComplete: true }] } });
    const addressId = await idOf(buyer, 'Main office');
    expect((await buyer.browser.get(`/profile/overseas_address?addressId=${addressId}`)).envelope).toMatchObject({ responseName: 'Military', attributes: { addressId, values: { zip: '09012' } } });
  });

  it('keeps addresses of other countries and of freight forwarders, with forms of their own', async () => {
    const buyer = await shop.newBuyer();
    const page = async (path: string) => (await buyer.browser.get(path)).envelope;
    expect(await page('/profile/overseas_address')).toMatchObject({ responseName: 'Initial', attributes: { kind: 'overseas', states: [], countries: expect.arrayContaining([{ code: 'DE', name: 'Germany' }]) } });
    expect(await page('/profile/overseas_address?show=Military')).toMatchObject({ responseName: 'Military', attributes: { kind: 'military', countries: [] } });
    expect(await page('/profile/freight_forwarder_address')).toMatchObject({ responseName: 'Initial', attributes: { kind: 'forwarder' } });
    const save = (kind: string, address: object) => change(buyer, { save: { kind, addressId: null, version: null, address: { ...good, ...address } } });
    const abroad = { addressName: 'Mission', phone: '+49 30 5550 1234', city: 'Berlin', state: '', zip: '10117', country: 'DE' };
    expect(await save('overseas', { ...abroad, country: 'US' })).toMatchObject({ responseName: 'Create', attributes: { kind: 'overseas', errors: [{ field: 'country' }] } });
    await save('overseas', abroad);
    await save('forwarder', { addressName: 'Forwarder', finalName: 'Sample Mission', finalLine1: 'Beispiel 1', finalCity: 'Berlin', finalCountry: 'DE' });
    const [mission, forwarder] = await Promise.all(['Mission', 'Forwarder'].map((name) => idOf(buyer, name)));
    expect((await book(buyer)).addresses).toMatchObject([{ addressName: 'Mission', country: 'DE', isDefault: true }, { addressName: 'Forwarder', finalDestination: { city: 'Berlin', country: 'DE' } }]);
    expect(await page(`/profile/overseas_address?addressId=${mission}`)).toMatchObject({ responseName: 'Initial', attributes: { version: 1, values: { country: 'DE' }, errors: [] } });
    expect(await page(`/profile/freight_forwarder_address?addressId=${forwarder}`)).toMatchObject({ attributes: { values: { finalCity: 'Berlin', zip: '20405' } } });
    // Another kind, another buyer's, or none: the address book says it.
    for (const wrong of [`/profile/overseas_address?addressId=${forwarder}`, '/profile/freight_forwarder_address?addressId=none']) expect(await page(wrong)).toMatchObject({ responseType: 'REDIRECT', redirectURL: expect.stringMatching(/^\/profile\/address_book\?addressId=/) });
  });

  it('takes an activity of the buyer’s agency at its own page, and no other, with the same words as for an unknown one', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    const entry = async ({ browser }: SignedIn) => (await browser.get('/profile/dodaac_entry')).envelope;
    expect(await entry(buyer)).toMatchObject({ responseName: 'Initial', attributes: { aac: '', agencyCode: '4700' } });
    expect(await entry(await shop.newBuyer())).toMatchObject({ attributes: { agencyCode: null } });
    const messageOf = async (ownAac: string, who = buyer) => ((await change(who, { ownAac })).attributes as { errors: { message: string }[] }).errors[0]?.message.replace(ownAac, 'CODE');
    expect(await messageOf('36SMPL')).toBe(await messageOf('ZZ9999'));
    expect(await messageOf('47SMPL', await shop.newBuyer())).toBe(await messageOf('ZZ9999'));
    expect(await messageOf('47Q')).toContain('6 letters and digits');
    expect(await change(buyer, { ownAac: '47smpl' })).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ kind: 'aac', aac: '47SMPL' }] } });
  });

  it('is looked through by words, page by page, with a thousand addresses too', async () => {
    const buyer = await shop.newBuyer();
    const heading = 'name,organization,contact_name,phone,email,line1,city,state,zip';
    const rows = (from: number) => Array.from({ length: 500 }, (_, i) => `Office ${from + i},Sample Agency,Demo Buyer,202-555-0100,buyer@agency.example.gov,${from + i} Sample Street,${i % 2 === 0 ? 'Denver,CO,80225' : 'Washington,DC,20405'}`);
    for (const from of [1, 501]) {
      const csv = [heading, ...rows(from)].join('\r\n');
      expect((await buyer.browser.post('/profile/import_addresses', { csv, isConfirmed: true })).envelope).toMatchObject({ responseName: 'Imported', attributes: { added: 500, same: 0 } });
    }
    const look = async (query: string) => (await show(buyer, query)).attributes as unknown as Book & { total: number; page: number };
    expect(await look('')).toMatchObject({ total: 1000, page: 1, pageSize: 24, addresses: { length: 24 } });
    expect(await look('?page=42')).toMatchObject({ page: 42, addresses: { length: 16 } });
    expect(await look('?page=999')).toMatchObject({ page: 42 });
    expect(await look('?q=denver%20office')).toMatchObject({ total: 500 });
    expect(await look('?q=OFFICE%20777%20')).toMatchObject({ total: 1, q: 'OFFICE 777' });
    expect(await look(`?q=${'x'.repeat(300)}`)).toMatchObject({ total: 0, addresses: [] });
    expect(await look('?q=100%25')).toMatchObject({ total: 0 });
    const chosen = (await look('?q=office%20777')).addresses[0]?.addressId;
    const select = async (body: object) => (await buyer.browser.post('/checkout/select_shipping', { from: 'review', ...body })).envelope.attributes as { addresses: { addressId: string }[]; total: number; selected: string | null };
    await buyer.browser.post('/checkout/select_shipping', { addressId: chosen });
    expect(await select({})).toMatchObject({ total: 1000, selected: chosen, addresses: { 0: { addressId: chosen } } });
    expect(await select({ q: 'office 12' })).toMatchObject({ total: 20, selected: null });
  });

  it('is imported as a whole or not at all, after a look, and exported as a file that can be imported again', async () => {
    const buyer = await shop.newBuyer();
    const send = async (csv: string, isConfirmed = false) => (await buyer.browser.post('/profile/import_addresses', { csv, isConfirmed })).envelope;
    const { template } = (await buyer.browser.get('/profile/address_import')).envelope.attributes as { template: string };
    expect(await send(template)).toMatchObject({ responseName: 'Preview', attributes: { found: 1, same: 0, problems: [], addresses: [{ line: 2, addressName: 'Main office' }] } });
    expect((await book(buyer)).addresses).toEqual([]);
    const wrong = `${template}Annex,,Sample Agency,Demo Buyer,202-555-0100,buyer@agency.example.gov,1 Sample Street,,Baltimore,DC,21224,,,,,,,,,\r\nDepot,ZZ9999,,,,,,,,,,,,,,,,,,\r\n`;
    expect(await send(wrong, true)).toMatchObject({ responseName: 'Preview', attributes: { problems: [{ line: 3, column: 'zip' }, { line: 4, column: 'aac' }] } });
    expect((await book(buyer)).addresses).toEqual([]);
    const right = `${template}Depot,47smpl,,,,,,,,,,,,,,,,,,\r\n`;
    const answers = await Promise.all([send(right, true), send(right, true)]);
    expect(answers.map(({ attributes }) => (attributes as unknown as { added: number }).added).toSorted()).toEqual([0, 2]);
    expect((await book(buyer)).addresses).toMatchObject([{ addressName: 'Main office', isDefault: true }, { addressName: 'Depot' }]);
    await change(buyer, { save: { addressId: null, version: null, address: { ...good, addressName: 'Formula', organization: '=cmd()' } } });
    const exported = (await buyer.browser.get('/profile/export_addresses')).envelope.attributes as { fileName: string; csv: string };
    expect(exported).toMatchObject({ fileName: 'addresses-2026-11-20.csv', csv: expect.stringContaining("Formula,,'=cmd(),") });
    expect(await send(exported.csv)).toMatchObject({ attributes: { found: 3, same: 3, problems: [], addresses: [] } });
    expect(await send('nonsense')).toMatchObject({ responseName: 'Unreadable', attributes: { problem: expect.stringContaining('lacks name') } });
  });

  it('is the same in Global Supply', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, 'Main office');
    const ggs = async (query: string) => (await buyer.browser.get(`/ggs/profile/address_book${query}`, { headers: { 'x-store': 'FSS' } })).envelope;
    expect(await ggs('')).toMatchObject({ responseName: 'Initial', attributes: { addresses: [{ addressName: 'Main office' }], isForCheckout: false } });
    expect(await ggs('?from=checkout')).toMatchObject({ attributes: { isForCheckout: true } });
    expect(await ggs('?show=NewAAC')).toMatchObject({ responseName: 'NewAAC' });
    const elsewhere = async (query: string) => (await buyer.browser.get(`/ggs/profile/address_book${query}`)).envelope.redirectURL;
    expect([await elsewhere(''), await elsewhere('?show=NewAAC&from=checkout')], 'stores that have no screen for it').toEqual(['/profile/address_book', '/profile/address_book?show=NewAAC&from=checkout']);
  });

  it('answers 300 letters, marks of direction and NUL clearly, and takes no field that the contract does not name', async () => {
    const buyer = await shop.newBuyer();
    const save = (address: object, more: object = {}) => change(buyer, { save: { addressId: null, version: null, address: { ...good, ...address }, ...more } });
    expect(await save({ addressName: 'x'.repeat(300), city: 'x'.repeat(300) })).toMatchObject({ responseName: 'Create', attributes: { errors: [{ field: 'addressName' }, { field: 'city', message: 'Use 100 characters or fewer.' }] } });
    expect(await save({ organization: 'Sample \u202Eycnega' })).toMatchObject({ attributes: { addresses: [{ organization: 'Sample ycnega' }] } });
    expect(await save({ city: 'Wash\0ington' })).toMatchObject({ responseType: 'ERROR', attributes: { fieldErrors: [{ field: 'save.address.city' }] } });
    const other = await shop.newBuyer();
    await save({ addressName: 'Own', buyerId: other.buyer.buyerId, isDefault: true, kind: 'aac' }, { buyerId: other.buyer.buyerId });
    expect((await book(other)).addresses).toEqual([]);
    expect((await book(buyer)).addresses.filter(({ isDefault }) => isDefault)).toMatchObject([{ addressName: 'Main office' }]);
  });

  it('shows an address of another buyer as one that does not exist, and changes nothing of it', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    await add(owner, 'Main office');
    const addressId = await idOf(owner, 'Main office');
    const before = await book(owner);
    const unknown = await show(other, '?addressId=no-such-address');
    expect(unknown).toMatchObject({ responseName: 'Initial', attributes: { addresses: [], problem: expect.stringContaining('not in your address book') } });
    expect(await show(other, `?addressId=${addressId}`)).toEqual(unknown);
    for (const body of [{ makeDefault: addressId }, { remove: addressId }, { shipTo: addressId }, { save: { addressId, version: 1, address: good } }]) expect(await change(other, body)).toEqual(unknown);
    expect(await book(owner)).toEqual(before);
  });
});
