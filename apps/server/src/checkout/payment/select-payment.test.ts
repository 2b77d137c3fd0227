import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

const newCard = { number: '4111 1111 1111 1111', expires: '11/29', cardholder: 'Demo Buyer' };

describe.each(oneTestDatabase())('choosing how to pay, on $name', ({ open }) => {
  let shop: Shop;
  const seenByAuthorization: string[] = [];
  const vaulted: string[] = [];
  const forgotten: string[] = [];
  beforeAll(async () => {
    shop = await openShop(open, {
      cardVault: {
        async keep({ number, expires, cardholder }) {
          const token = `card_${crypto.randomUUID()}`;
          vaulted.push(token);
          return { token, lastFour: number.slice(-4), expires, cardholder };
        },
        forget: async (token) => void forgotten.push(token),
      },
      paymentAuthorization: {
        cardEntered: async ({ number }) => {
          seenByAuthorization.push(number);
          return number.startsWith('5') ? { outcome: 'refused', message: 'The bank refused this card.' } : { outcome: 'granted', reference: null };
        },
        orderPlaced: null,
        release: async () => {},
      },
    });
  });
  afterAll(() => shop.close());

  const ask = async ({ browser }: SignedIn, body: object = { from: 'review' }) => (await browser.post('/checkout/select_payment', body)).envelope;
  const saved = async (buyer: SignedIn) => (await ask(buyer)).attributes as { payments: { paymentId: string; unusable: string | null }[]; selected: string | null };

  const keptTokens = async ({ buyer }: SignedIn) => (await shop.database.query<{ token: string }>('select token from marketplace.saved_payment where buyer_id = $1', [buyer.buyerId])).rows.map(({ token }) => token);

  it('begins with nothing saved', async () => {
    expect(await ask(await shop.newBuyer())).toMatchObject({
      responseName: 'SelectPayment',
      attributes: { payments: [], selected: null, defaultPaymentId: null, cardPrefixes: [], errors: [], values: { expires: '', cardholder: '', aac: '' } },
    });
  });

  it('keeps of a new card its last four digits, expiry and name, and chooses it [spec 2.78]', async () => {
    const buyer = await shop.newBuyer();
    await ask(buyer, { newCard });
    const { payments, selected } = await saved(buyer);
    expect(payments).toEqual([{ method: 'card', paymentId: selected, lastFour: '1111', expires: '2029-11', cardholder: 'Demo Buyer', cardType: 'Visa', unusable: null }]);
    expect(seenByAuthorization).toContain('4111111111111111');
  });

  it('chooses a card that is kept already when it is typed again, also by two windows at once, or after it was kept in the profile', async () => {
    const buyer = await shop.newBuyer();
    await buyer.browser.post('/profile/add_payment', { newCard, label: 'Supplies' });
    const forgottenBefore = forgotten.length;
    await Promise.all([ask(buyer, { newCard: { ...newCard, cardholder: 'DEMO BUYER' } }), ask(buyer, { newCard })]);
    expect(await saved(buyer)).toMatchObject({ payments: [{ label: 'Supplies', cardholder: 'Demo Buyer' }] });
    const other = await shop.newBuyer();
    await Promise.all(Array.from({ length: 4 }, () => ask(other, { newCard })));
    const { payments, selected } = await saved(other);
    expect(payments.map(({ paymentId }) => paymentId)).toEqual([selected]);
    // What the vault was given and is not kept, it forgets; what is kept it has.
    expect(await keptTokens(other)).toHaveLength(1);
    expect(forgotten.slice(forgottenBefore)).not.toContain((await keptTokens(other))[0]);
    expect(vaulted.length - forgotten.length).toBe((await shop.database.query("select from marketplace.saved_payment where method = 'card'")).rowCount);
    await ask(other, { newCard: { ...newCard, expires: '12/30' } });
    expect((await saved(other)).payments).toHaveLength(2);
  });

  it('keeps nothing of a card with a mistake, and does not send its number back', async () => {
    const buyer = await shop.newBuyer();
    const answer = await buyer.browser.post('/checkout/select_payment', { newCard: { ...newCard, number: '4111 1111 1111 1112' } });
    expect(answer.envelope).toMatchObject({
      responseName: 'SelectPayment',
      attributes: { payments: [], errors: [{ field: 'newCard.number' }], values: { expires: '11/29', cardholder: 'Demo Buyer' } },
    });
    expect(answer.text).not.toMatch(/1111/);
  });

  it('does not send a number back that was typed in the place of the name or the AAC', async () => {
    const buyer = await shop.newBuyer();
    const name = await buyer.browser.post('/checkout/select_payment', { newCard: { ...newCard, cardholder: newCard.number } });
    expect(name.envelope).toMatchObject({ attributes: { errors: [{ field: 'newCard.cardholder' }], values: { cardholder: '' } } });
    const aac = await buyer.browser.post('/checkout/select_payment', { aac: '4111111111111111' });
    expect(name.text + aac.text).not.toMatch(/1111/);
  });

  it('refuses a card that expires within 20 days', async () => {
    const answer = await ask(await shop.newBuyer(), { newCard: { ...newCard, expires: '11/26' } });
    expect(answer).toMatchObject({ attributes: { payments: [], errors: [{ field: 'newCard.expires', message: expect.stringContaining('within 20 days') }] } });
  });

  it('refuses a saved card from the day on which it has 20 days left', async () => {
    const buyer = await shop.newBuyer();
    const before = shop.time.now;
    await ask(buyer, { newCard });
    const paymentId = (await saved(buyer)).payments[0]?.paymentId;
    try {
      shop.time.now = new Date('2029-11-09T23:59:59Z');
      expect((await saved(buyer)).payments[0]?.unusable).toBeNull();
      shop.time.now = new Date('2029-11-10T00:00:01Z');
      expect((await saved(buyer)).payments[0]?.unusable).toContain('within 20 days');
      expect(await ask(buyer, { paymentId })).toMatchObject({ responseName: 'SelectPayment', attributes: { errors: [{ field: 'paymentId', message: expect.stringContaining('within 20 days') }] } });
    } finally {
      shop.time.now = before;
    }
  });

  it('refuses a card that the authorization refuses', async () => {
    expect(await ask(await shop.newBuyer(), { newCard: { ...newCard, number: '5555555555554444' } })).toMatchObject({
      attributes: { payments: [], errors: [{ field: 'newCard.number', message: 'The bank refused this card.' }] },
    });
  });

  it('takes an AAC of the directory, once', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '3600' });
    await ask(buyer, { aac: '36smpl' });
    await ask(buyer, { aac: '36SMPL' });
    expect((await saved(buyer)).payments).toMatchObject([{ method: 'aac', aac: '36SMPL', activity: 'Sample Medical Center (Veterans Affairs)', unusable: null }]);
  });

  it('refuses an AAC that the directory does not list', async () => {
    expect(await ask(await shop.newBuyer(), { aac: 'ZZ9999' })).toMatchObject({
      attributes: { errors: [{ field: 'aac', message: 'ZZ9999 is not in the activity address directory. Check it, or pay by purchase card.' }], values: { aac: 'ZZ9999' } },
    });
  });

  const unknownAac = (aac: string) => ({ errors: [{ field: 'aac', message: `${aac} is not in the activity address directory. Check it, or pay by purchase card.` }] });

  it.each([
    ['3600', '36SMPL', true],
    ['3600', '47SMPL', false],
    ['4700', '36SMPL', false],
    ['4732', '47SMPL', true],
    ['2100', 'WSAMP1', true],
    ['1700', 'WSAMP1', false],
    ['1700', 'NSAMP1', true],
    // A buyer whose account names no agency, or one that the code table does not have, has no activity.
    [null, '47SMPL', false],
    ['9999', '47SMPL', false],
    ['', '47SMPL', false],
  ])('for a buyer with the agency code %j bills %s: %s; another agency’s is refused as unknown', async (agencyCode, aac, isOwn) => {
    const buyer = await shop.newBuyer({ agencyCode });
    const { attributes } = await ask(buyer, { aac });
    expect((await saved(buyer)).payments).toHaveLength(isOwn ? 1 : 0);
    expect(attributes).toMatchObject(isOwn ? {} : unknownAac(aac));
  });

  it('no longer bills a saved AAC when the buyer has moved to another agency', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    await ask(buyer, { aac: '47SMPL' });
    const { payments, selected } = await saved(buyer);
    expect(payments).toMatchObject([{ aac: '47SMPL', unusable: null }]);
    await shop.database.query("update marketplace.buyer set agency_code = '3600' where buyer_id = $1", [buyer.buyer.buyerId]);
    expect((await saved(buyer)).payments).toMatchObject([{ aac: '47SMPL', unusable: expect.stringContaining('no longer lists') }]);
    expect(await ask(buyer, { paymentId: selected })).toMatchObject({ responseName: 'SelectPayment', attributes: { errors: [{ field: 'paymentId' }] } });
  });

  it('no longer bills a saved AAC that the directory has closed', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '1700' });
    await ask(buyer, { aac: 'NSAMP1' });
    const close = (active: boolean) => shop.database.query("update marketplace.activity_address set active = $1 where aac = 'NSAMP1'", [active]);
    const { selected } = await saved(buyer);
    await close(false);
    try {
      expect((await saved(buyer)).payments).toMatchObject([{ aac: 'NSAMP1', unusable: expect.stringContaining('no longer lists') }]);
      expect(await ask(buyer, { paymentId: selected })).toMatchObject({ responseName: 'SelectPayment', attributes: { errors: [{ field: 'paymentId' }] } });
      expect((await ask(buyer, { aac: 'NSAMP1' })).attributes).toMatchObject(unknownAac('NSAMP1'));
    } finally {
      await close(true);
    }
  });

  it('refuses a card of another buyer just like one that does not exist', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    await ask(owner, { newCard });
    const foreign = (await saved(owner)).selected;
    const [refused, unknown] = [await ask(other, { paymentId: foreign }), await ask(other, { paymentId: 'nothing' })];
    expect(refused).toEqual(unknown);
    expect(refused).toMatchObject({ responseName: 'SelectPayment', attributes: { payments: [], errors: [{ field: 'paymentId' }] } });
    expect(JSON.stringify(refused)).not.toContain('1111');
  });
});
