import { oneTestDatabase } from '@quartermaster/database/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';
import { testCard } from '../testing/journey.ts';
import { lastFourCardVault } from './card-vault.ts';

describe.each(oneTestDatabase())('the ways to pay of the profile, on $name', ({ open }) => {
  let shop: Shop;
  let fails = false;
  const forgotten: string[] = [];
  beforeAll(async () => {
    shop = await openShop(open, {
      cardVault: {
        ...lastFourCardVault(randomUUID),
        forget: async (token) => {
          if (fails) throw new Error('The vault is away.');
          forgotten.push(token);
        },
      },
    });
  });
  afterAll(() => shop.close());

  const show = async ({ browser }: SignedIn) => (await browser.get('/profile/manage_payments')).envelope;
  const remove = async ({ browser }: SignedIn, paymentId: string) => (await browser.post('/profile/remove_payment', { paymentId })).envelope;
  const kept = async (buyer: SignedIn) => ((await show(buyer)).attributes as { payments: { paymentId: string }[] }).payments.map(({ paymentId }) => paymentId);
  const enter = async ({ browser }: SignedIn, body: object = { newCard: testCard }) => browser.post('/checkout/select_payment', body);
  const tokenOf = async (paymentId: string) => (await shop.database.query<{ token: string }>('select token from marketplace.saved_payment where payment_id = $1', [paymentId])).rows[0]?.token;

  it('are those that checkout kept, and are removed, the card in the vault too [spec 2.78]', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    expect(await show(buyer)).toMatchObject({ responseName: 'Success', attributes: { payments: [], problem: null } });
    await enter(buyer);
    // The newest is the first.
    shop.time.now = new Date(shop.time.now.getTime() + 1000);
    await enter(buyer, { aac: '47SMPL' });
    const [activity = '', card = ''] = await kept(buyer);
    const token = await tokenOf(card);
    expect(await remove(buyer, card)).toMatchObject({ responseName: 'Success', attributes: { payments: [{ method: 'aac', paymentId: activity }], problem: null } });
    expect(forgotten).toEqual([token]);
    await remove(buyer, activity);
    expect(await kept(buyer)).toEqual([]);
    expect(forgotten).toHaveLength(1);
    // What was chosen at checkout is gone with it.
    expect((await buyer.browser.post('/checkout/select_payment', { from: 'review' })).envelope.attributes).toMatchObject({ payments: [], selected: null });
  });

  it('are removed here also when the vault is away, which the log says', async () => {
    const buyer = await shop.newBuyer();
    await enter(buyer);
    const [card = ''] = await kept(buyer);
    const token = await tokenOf(card);
    fails = true;
    expect(await remove(buyer, card)).toMatchObject({ responseName: 'Success', attributes: { payments: [], problem: null } });
    fails = false;
    expect(shop.logged()).toContain(token);
  });

  it('of another buyer are like those that do not exist', async () => {
    const [owner, other] = [await shop.newBuyer(), await shop.newBuyer()];
    await enter(owner);
    const [card = ''] = await kept(owner);
    const unknown = await remove(other, 'no-such-payment');
    expect(unknown).toMatchObject({ responseName: 'Success', attributes: { payments: [], problem: expect.stringContaining('not one of your ways to pay') } });
    expect(await remove(other, card)).toEqual(unknown);
    expect(await kept(owner)).toEqual([card]);
  });
});
