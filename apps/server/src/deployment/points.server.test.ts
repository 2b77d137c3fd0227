import { randomUUID } from 'node:crypto';
import { usd, type CheckoutReview } from '@quartermaster/contracts';
import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import {
  addressChecks, cardVault, contribute, defineDeployment, definePlugin, documentNumbers, mailTransport, membershipRules, orderApprovals, paymentAuthorization, requisitionTransport, searchEngine, shippingQuotes, taxQuotes,
  vendorTransports, vendorWays, type ServerPoint,
} from '@quartermaster/deployment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../area/index.ts';
import * as shipped from '../areas.ts';
import { addOffer } from '../checkout/testing/catalog.ts';
import { testAddress, testCard } from '../checkout/testing/journey.ts';
import { composeServer } from '../compose-server.ts';
import { operatorAtDesk } from '../desk/testing/desk-browser.ts';
import { openLog } from '../http/index.ts';
import { openServer, type OpenServer } from '../open-server.ts';
import { pagesArea } from '../pages/area.ts';
import { enterRequisitions } from '../requisitions/entry/enter-requisitions.ts';
import { storeInspections } from '../pages/index.ts';
import { readSettings, systemClock, systemRandomness } from '../runtime/index.ts';
import { TestBrowser } from '../testing/browser.ts';
import { TestIdentityProvider } from '../testing/identity-provider.ts';
import { demoBuyer, signIn } from '../testing/server.ts';

/** The points whose values of the plugin were asked. */
const asked = new Set<string>();
const from = <Value>({ id }: ServerPoint<unknown>, value: Value): Value => {
  asked.add(id);
  return value;
};

/** The kinds of mail that the plugin was given. */
const mailed = new Set<string>();

const nothingFound = { matches: { ids: [], total: 0, exactTotal: true, counts: [] }, complete: 0, correction: null, offer: null, exactMatch: null };

const everything = definePlugin({
  name: 'everything',
  serverRange: '*',
  overrides: [
    contribute(shippingQuotes, () => ({ shipping: async () => from(shippingQuotes, usd(500)) })),
    contribute(taxQuotes, () => ({ tax: async () => from(taxQuotes, usd(70)) })),
    contribute(addressChecks, () => ({ check: async () => from(addressChecks, { kind: 'fits' as const }) })),
    contribute(orderApprovals, () => ({ needed: () => from(orderApprovals, null), entryProblems: () => [], fiscalYear: () => 2027 })),
    contribute(cardVault, () => ({ keep: async ({ number, expires, cardholder }) => from(cardVault, { token: 'card-1', lastFour: number.slice(-4), expires, cardholder }) })),
    contribute(paymentAuthorization, () => ({ cardEntered: async () => from(paymentAuthorization, { outcome: 'granted' as const, reference: null }), orderPlaced: null, release: async () => {} })),
    contribute(documentNumbers, () => ({ nextOrder: async () => from(documentNumbers, 'ORDER-OF-THE-AGENCY'), purchaseOrder: (order, position) => `${order}-${position}` })),
    contribute(mailTransport, () => ({ send: async ({ kind }) => void mailed.add(from(mailTransport, kind)) })),
    contribute(requisitionTransport, () => ({ send: async (name, records) => from(requisitionTransport, `${name}: ${records.length}`) })),
    contribute(vendorWays, 'mail', () => ({ check: () => null, send: async () => from(vendorWays, { kind: 'delivered' as const }) })),
    contribute(searchEngine, () => ({ search: async () => from(searchEngine, nothingFound), complete: async () => [] })),
    contribute(membershipRules, 'email-domain', () => ({ members: () => ({ emailDomains: [], refusal: async () => from(membershipRules, null) }) })),
  ],
  adds: [contribute(vendorTransports, () => ({ placed: async () => void from(vendorTransports, null) }))],
});

describe.each(oneTestDatabase())('the points of a deployment, on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  let provider: TestIdentityProvider;
  let server: OpenServer;
  beforeAll(async () => {
    [database, provider] = await Promise.all([open(), TestIdentityProvider.start()]);
    pool = openPool(database.url);
    const given = new Map([valueOf(storeInspections, async () => [])]);
    const composition = composeServer([...given.keys()], Object.values(shipped).filter((area) => area !== pagesArea));
    const settings = readSettings(composition.settings, { DATABASE_URL: database.url, COOKIE_SECRET: 'a secret of at least 32 characters', IDENTITY_ISSUER: provider.issuer });
    const deployment = { file: 'shop.config.ts', deployment: defineDeployment({ plugins: [everything] }) };
    server = await openServer({ composition, settings, given, pool, deployment, clock: systemClock, randomness: systemRandomness, log: openLog('silent'), processId: 'test' });
  });
  afterAll(async () => {
    await server.close();
    await pool.end();
    await Promise.all([provider.stop(), database.close()]);
  });

  it('are all asked where the server needs them: a buyer searches, orders by card, is a member of a store and forgets a user ID, a vendor gets the order, and an operator sends requisitions', async () => {
    const buyer = new TestBrowser(server.app);
    await buyer.get('/main/session');
    await signIn(buyer, provider, demoBuyer);
    expect((await buyer.get('/search/advantage_search?q=stapler')).envelope.responseName).toBe('ZeroResults');

    await buyer.post('/profile/save_profile', { kind: 'federal', version: 0, values: { phone: '202-555-0100' } });
    const offerId = await addOffer(pool, { price: 1000, stock: null });
    await pool.query("insert into marketplace.vendor_way (vendor_id, contract_number, way, settings) values ('V-SAMPLE', '', 'mail', '{}')");
    await buyer.post('/cart/addCart', { items: [{ offerId, quantity: 2 }], changeKey: randomUUID() });
    await buyer.post('/checkout/select_shipping', { newAddress: testAddress });
    await buyer.post('/checkout/select_payment', { newCard: testCard });
    const review = (await buyer.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview;
    expect(review).toMatchObject({ problems: [], totals: { subtotal: usd(2000), shipping: usd(500), tax: usd(70), total: usd(2570) } });
    const { submitKey, reviewed } = review;
    const submitted = await buyer.post('/checkout/checkout_review_submit', { submitKey, reviewed });
    expect(submitted.envelope).toMatchObject({ responseName: 'OrderConfirmation', attributes: { order: { orderNumber: 'ORDER-OF-THE-AGENCY' } } });

    expect((await buyer.get('/dhs/dhsValidation', { headers: { 'x-store': 'DHS' } })).envelope.responseName).toBe('Success');
    expect((await buyer.post('/sign_in/forgot_user_id', { email: demoBuyer.email })).envelope.responseName).toBe('Success');

    // Written in a transaction, and handed over from the outbox.
    await buyer.post('/profile/change_closure', { ask: true });
    await expect.poll(() => mailed.has('closure-noted')).toBe(true);

    await pool.query(`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
      values ('47AB01', 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true)`);
    const text = 'A0AGSAS7510000000000  BX0001047AB01        N      AA1      13          ';
    expect((await enterRequisitions(pool, { text, approver: '', enteredBy: 'Demo Operator', isMeantAgain: false }, new Date())).rejects).toEqual([]);
    const clerk = await operatorAtDesk({ app: server.app, provider, pool }, 'orderClerk');
    expect((await clerk.post('/requisitions/send')).answer).toEqual({ sent: [{ where: 'requisitions-000001.txt: 1', documents: 1 }] });

    // Purchase orders go to vendors after the answer.
    await expect.poll(() => asked.has(vendorWays.id)).toBe(true);
    expect([...asked].toSorted()).toEqual([...new Set(composeServer().points.map(({ point }) => point.id))].toSorted());
  });
});
