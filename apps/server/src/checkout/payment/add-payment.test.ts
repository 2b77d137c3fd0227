import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCard } from '../testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

interface Kept {
  payments: { paymentId: string; label?: string; unusable: string | null }[];
  defaultPaymentId: string | null;
  billable: { hasAgency: boolean; activities: { aac: string }[]; hasMore: boolean };
  problem: string | null;
  errors: { field: string; message: string }[];
}

describe.each(oneTestDatabase())('ways to pay that are entered in the profile, on $name', ({ open }) => {
  let shop: Shop;
  let restricted = false;
  beforeAll(async () => {
    shop = await openShop(open, { purchaseCards: { limit: null, prefixesFor: () => (restricted ? ['4614'] : []) } });
  });
  afterAll(() => shop.close());

  const post = async ({ browser }: SignedIn, path: string, body: object) => {
    const { envelope } = await browser.post(path, body);
    return { name: envelope.responseName, ...(envelope.attributes as unknown as Kept) };
  };
  const kept = async ({ browser }: SignedIn) => (await browser.get('/profile/manage_payments')).envelope.attributes as unknown as Kept;
  const add = (buyer: SignedIn, body: object) => post(buyer, '/profile/add_payment', body);

  it('are a card with a label, of which the number is not kept', async () => {
    const buyer = await shop.newBuyer();
    const answer = await add(buyer, { newCard: testCard, label: ' Office  supplies ' });
    expect(answer).toMatchObject({ name: 'Success', errors: [], payments: [{ method: 'card', lastFour: testCard.number.replaceAll(' ', '').slice(-4), label: expect.stringContaining('Office') }] });
    expect(JSON.stringify(answer)).not.toContain(testCard.number.replaceAll(/\D/g, ''));
    // The answer was lost, and the form is sent again.
    expect(await add(buyer, { newCard: { ...testCard, cardholder: testCard.cardholder.toUpperCase() } })).toMatchObject({ name: 'Failure', errors: [{ field: 'newCard.number', message: expect.stringContaining('kept already') }], payments: [{}] });
    expect((await buyer.browser.get('/profile/select_payments')).envelope.attributes).toEqual((await buyer.browser.get('/profile/manage_payments')).envelope.attributes);
  });

  it('are refused with what is wrong at their fields, and no number comes back', async () => {
    const buyer = await shop.newBuyer();
    const answer = await add(buyer, { newCard: { ...testCard, number: '0000000000000000', expires: '1/20' }, label: '4111 1111 1111 1111' });
    expect(answer).toMatchObject({ name: 'Failure', payments: [] });
    expect(answer.errors.map(({ field }) => field)).toEqual(['newCard.number', 'newCard.expires', 'label']);
    expect(JSON.stringify(answer)).not.toMatch(/4111|0000000/);
    expect((await add(buyer, {})).errors.map(({ field }) => field)).toEqual(['aac']);
  });

  it('are activities of the agency that is vouched for, which are listed', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    const { billable } = await kept(buyer);
    expect(billable).toMatchObject({ hasAgency: true, hasMore: false });
    expect(billable.activities.map(({ aac }) => aac)).toContain('47SMPL');
    expect(billable.activities.every(({ aac }) => aac.startsWith('47'))).toBe(true);
    const after = await add(buyer, { aac: '47smpl' });
    expect(after).toMatchObject({ name: 'Success', payments: [{ method: 'aac', aac: '47SMPL' }] });
    expect(after.billable.activities.map(({ aac }) => aac)).not.toContain('47SMPL');
    expect(await add(buyer, { aac: '36SMPL' })).toMatchObject({ name: 'Failure', errors: [{ field: 'aac', message: expect.stringContaining('36SMPL is not in the activity address directory') }] });
  });

  it('are none of another agency that the buyer typed into their profile', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    const { buyerId } = buyer.buyer;
    await shop.database.query(`insert into marketplace.buyer_profile (buyer_id, agency_code, version, changed_at) values ($1, '36', 1, now())`, [buyerId]);
    expect(await add(buyer, { aac: '36SMPL' })).toMatchObject({ name: 'Failure', payments: [] });
    expect((await buyer.browser.post('/checkout/select_payment', { aac: '36SMPL' })).envelope).toMatchObject({ responseName: 'SelectPayment', attributes: { payments: [] } });
    expect((await kept(buyer)).billable.activities.some(({ aac }) => aac.startsWith('36'))).toBe(false);
  });

  it('have one default, which checkout offers first, and names that the buyer gives', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, { newCard: testCard, label: 'First' });
    shop.time.now = new Date(shop.time.now.getTime() + 1000);
    await add(buyer, { newCard: { ...testCard, number: '5555555555554444' } });
    const [newest = { paymentId: '' }, oldest = { paymentId: '' }] = (await kept(buyer)).payments;
    expect(await post(buyer, '/profile/change_payment', { paymentId: oldest.paymentId, makeDefault: true, label: 'Renamed' })).toMatchObject({
      name: 'Success', defaultPaymentId: oldest.paymentId, payments: [{ paymentId: oldest.paymentId, label: 'Renamed' }, { paymentId: newest.paymentId }],
    });
    await Promise.all([newest, oldest].map(({ paymentId }) => post(buyer, '/profile/change_payment', { paymentId, makeDefault: true })));
    const { defaultPaymentId } = await kept(buyer);
    expect([newest.paymentId, oldest.paymentId]).toContain(defaultPaymentId);
    expect((await buyer.browser.post('/checkout/select_payment', { from: 'review' })).envelope.attributes).toMatchObject({ defaultPaymentId, payments: [{ paymentId: defaultPaymentId }, {}] });
    const { payments } = await post(buyer, '/profile/change_payment', { paymentId: oldest.paymentId, label: '' });
    expect(payments.find(({ paymentId }) => paymentId === oldest.paymentId)?.label).toBeUndefined();
  });

  it('of another buyer are like those that do not exist, for each change', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    const { payments: [card] } = await add(owner, { newCard: testCard, label: 'Mine' });
    for (const change of [{ label: 'Taken' }, { makeDefault: true }]) {
      const unknown = await post(other, '/profile/change_payment', { paymentId: 'no-such-payment', ...change });
      expect(unknown.problem).toContain('not one of your ways to pay');
      expect(await post(other, '/profile/change_payment', { paymentId: card?.paymentId, ...change })).toEqual(unknown);
    }
    expect(await kept(owner)).toMatchObject({ defaultPaymentId: null, payments: [{ label: 'Mine' }] });
  });

  it('in a store that takes purchase cards alone are those, also where another card was kept before', async () => {
    const buyer = await shop.newBuyer();
    await add(buyer, { newCard: { ...testCard, number: '4111111111111111' } });
    restricted = true;
    try {
      const { payments: [card], ...rest } = await kept(buyer);
      expect(card?.unusable).toContain('purchase cards alone');
      expect(rest).toMatchObject({ cardPrefixes: ['4614'] });
      expect(await add(buyer, { newCard: { ...testCard, number: '4111111111111111' } })).toMatchObject({ name: 'Failure', errors: [{ field: 'newCard.number', message: expect.stringContaining('begin with 4614') }] });
      expect((await buyer.browser.post('/checkout/select_payment', { paymentId: card?.paymentId })).envelope).toMatchObject({ responseName: 'SelectPayment', attributes: { errors: [{ field: 'paymentId' }] } });
      shop.time.now = new Date(shop.time.now.getTime() + 1000);
      expect(await add(buyer, { newCard: { ...testCard, number: '4614 0000 0000 0000' } })).toMatchObject({ name: 'Success', payments: [{ unusable: null }, {}] });
    } finally {
      restricted = false;
    }
  });
});
