import { randomUUID } from 'node:crypto';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../../checkout/testing/catalog.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

const values = { firstName: 'Sam', lastName: 'Sample', phone: '202-555-0100 extension 12', agencyCode: '47', bureau: 'Public Buildings Service' };

describe.each(oneTestDatabase())('the profile and its saving on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => { server = await openServer(open, { identity: { storeAccess: async (_buyer, store) => (store.name === 'STATE' ? 'For members of state and local governments.' : null) } }); });
  afterAll(() => server.close());

  const newBuyer = () => server.signedIn({ sub: randomUUID(), given_name: 'Test', family_name: 'Buyer', email: 'test@agency.example.gov', agency_code: '4700' });
  const profile = async (browser: TestBrowser, path = '/profile/update_profile') => (await browser.get(path)).envelope;
  const form = async (browser: TestBrowser) => (await profile(browser)).attributes?.['form'] as { version: number; stores: string[] };
  const save = async (browser: TestBrowser, version: number, changes: object = {}) =>
    (await browser.post('/profile/save_profile', { kind: 'federal', version, values: { ...values, ...changes } })).envelope;

  it('begins with what the identity server says, and keeps what the buyer saves', async () => {
    const browser = await newBuyer();
    expect(await form(browser)).toMatchObject({ kind: 'federal', version: 0, values: { firstName: 'Test', lastName: 'Buyer', phone: '', agencyCode: '47', defaultStore: '' }, errors: [], changedElsewhere: null, agencyAsked: null });
    expect(await save(browser, 0)).toMatchObject({ responseName: 'Success', attributes: { version: 1, values, agencyAsked: null } });
    expect(await form(browser)).toMatchObject({ version: 1, values });
    expect((await browser.get('/main/session')).envelope.attributes).toMatchObject({ firstName: 'Sam', lastName: 'Sample', agencyCode: '4700' });
  });

  it('answers each field that breaks its rule, and keeps nothing', async () => {
    const browser = await newBuyer();
    const answer = await save(browser, 0, { firstName: ' ', phone: '555-0100', agencyCode: 'QQ' });
    expect(answer).toMatchObject({ responseName: 'Failure', attributes: { version: 0 } });
    const errors = (answer.attributes?.['errors'] ?? []) as { field: string }[];
    expect(errors.map(({ field }) => field)).toEqual(['firstName', 'phone', 'agencyCode']);
    expect(await form(browser)).toMatchObject({ version: 0 });
  });

  it('writes over nothing that another window saved: it shows both, and what was typed is saved with the next press', async () => {
    const browser = await newBuyer();
    await save(browser, 0, { phone: '202-555-0111' });
    const outdated = await save(browser, 0, { phone: '202-555-0122' });
    expect(outdated).toMatchObject({ responseName: 'Outdated', attributes: { version: 1, values: { phone: '202-555-0122' }, changedElsewhere: { phone: '202-555-0111' } } });
    expect(await form(browser)).toMatchObject({ version: 1, values: { phone: '202-555-0111' } });
    expect(await save(browser, 1, { phone: '202-555-0122' })).toMatchObject({ responseName: 'Success', attributes: { version: 2 } });
  });

  it('takes what is sent again after a lost answer for what it is, and keeps it once', async () => {
    const browser = await newBuyer();
    await save(browser, 0, { agencyCode: 'N', bureau: '' });
    expect(await save(browser, 0, { agencyCode: 'N', bureau: '' })).toMatchObject({ responseName: 'Success', attributes: { version: 1, values: { firstName: 'Sam', agencyCode: 'N' }, changedElsewhere: null, agencyAsked: { agencyCode: 'N' } } });
  });

  it('makes a request of another agency, and the agency that counts stays', async () => {
    const browser = await newBuyer();
    expect(await save(browser, 0, { agencyCode: '36', bureau: '' })).toMatchObject({ responseName: 'Success', attributes: { agencyAsked: { agencyCode: '36', name: 'Department of Veterans Affairs' } } });
    expect((await browser.get('/main/session')).envelope.attributes).toMatchObject({ agencyCode: '4700' });
    const { rows } = await server.pool.query("select state, agency_before, agency_code from marketplace.buyer_request where email = 'test@agency.example.gov' and agency_code = '36'");
    expect(rows).toEqual([{ state: 'open', agency_before: '4700', agency_code: '36' }]);
    // Another wish takes its place, and the agency that counts takes it back.
    expect(await save(browser, 1, { agencyCode: 'N', bureau: '' })).toMatchObject({ attributes: { agencyAsked: { agencyCode: 'N' } } });
    expect(await save(browser, 2)).toMatchObject({ attributes: { agencyAsked: null } });
  });

  it('tells the help desk by mail of each agency that is asked for, and of a request that is taken back', async () => {
    const browser = await newBuyer();
    await server.pool.query("insert into marketplace.help_desk_contact (store, email) values ('*', 'desk@store.example.gov')");
    try {
      const mails = async () => (await server.pool.query<{ kind: string; body: string }>("select kind, body from marketplace.mail_outbox where recipient = 'desk@store.example.gov' order by created_at")).rows;
      await save(browser, 0, { agencyCode: '36', bureau: '' });
      await save(browser, 1, { agencyCode: '36', bureau: 'Office' });
      await save(browser, 2, { agencyCode: 'N', bureau: '' });
      await save(browser, 3);
      const [first, second, last, ...more] = await mails();
      expect([first, second, last]).toMatchObject([{ kind: 'agency-request' }, { kind: 'agency-request' }, { kind: 'agency-request-withdrawn' }]);
      expect([first?.body, second?.body]).toEqual([expect.stringMatching(/that counts: 4700\nAgency that they ask for: 36\n/), expect.stringMatching(/they ask for: N\n/)]);
      expect(more).toEqual([]);
    } finally {
      await server.pool.query('delete from marketplace.help_desk_contact');
    }
  });

  it('is that of a government in a store for state and local members, and has the older look in Global Supply', async () => {
    const browser = await newBuyer();
    const inStore = async (store: string, path = '/profile/update_profile') => (await browser.get(path, { headers: { 'X-Store': store } })).envelope;
    expect(await inStore('FSS')).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/ggs/profile/update_profile' });
    expect(await inStore('FSS', '/ggs/profile/update_profile')).toMatchObject({ responseName: 'Success', attributes: { form: { kind: 'federal' } } });
    expect(await inStore('VA', '/ggs/profile/update_profile'), 'which has no screen for it').toMatchObject({ redirectURL: '/profile/update_profile' });
    expect(await profile(browser, '/profile/stateUpdateProfile')).toMatchObject({ responseName: 'Success', attributes: { form: { kind: 'state' } } });
    const state = { kind: 'state', version: 0, values: { ...values, government: 'Sample County', state: 'VA' } };
    expect((await browser.post('/profile/save_profile', { ...state, values: { ...state.values, government: '' } })).envelope).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: 'government' }] } });
    expect((await browser.post('/profile/save_profile', state)).envelope).toMatchObject({ responseName: 'Success', attributes: { agencyAsked: null, values: { government: 'Sample County', state: 'VA' } } });
  });

  it('has a store to which sign-in leads where the default one is shown, unless that refuses the buyer [spec 4.10]', async () => {
    const browser = await newBuyer();
    const ownStore = async (store = 'ADVANTAGE') => (await browser.get('/login/mfa_sign_in', { headers: { 'X-Store': store } })).envelope.attributes?.['ownStoreID'];
    expect(await ownStore()).toBe(null);
    expect(await save(browser, 0, { defaultStore: 'NOWHERE' })).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: 'defaultStore' }] } });
    await save(browser, 0, { defaultStore: 'VA' });
    expect(await form(browser)).toMatchObject({ values: { defaultStore: 'VA' } });
    expect([await ownStore(), await ownStore('USDA')]).toEqual([6, null]);
    // One that does not let them in is not offered, is refused when it is sent all the same, and is left out where they chose it before.
    expect((await form(browser)).stores).toEqual(expect.not.arrayContaining(['STATE']));
    expect(await save(browser, 1, { defaultStore: 'STATE' })).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: 'defaultStore', message: expect.stringContaining('For members of state and local governments.') }] } });
    await server.pool.query("update marketplace.buyer_profile set default_store = 'STATE' where default_store = 'VA'");
    expect(await ownStore()).toBe(null);
    expect(await form(browser)).toMatchObject({ values: { defaultStore: '' } });
    await save(browser, 1, { defaultStore: '' });
    expect(await ownStore()).toBe(null);
  });

  it('is for buyers alone', async () => {
    const visitor = await server.visitor();
    for (const path of ['/profile/update_profile', '/profile/stateUpdateProfile', '/ggs/profile/update_profile']) expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.post('/profile/save_profile', { kind: 'federal', version: 0, values })).status).toBe(401);
  });

  it('is asked for by checkout where it lacks what an order needs, and skipping it by the address of a later step leads back [spec 2.80]', async () => {
    const offerId = await addOffer(server.pool, { price: 1000, stock: null });
    const browser = await server.signedIn({ sub: randomUUID(), given_name: 'Test', email: 'no-last-name@agency.example.gov' });
    await browser.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
    const controller = async (step?: string) => (await browser.get(`/checkout/checkout_controller${step === undefined ? '' : `?step=${step}`}`)).envelope;
    for (const step of [undefined, 'SelectShipping', 'DeliveryOptions', 'SelectPayment']) {
      expect(await controller(step)).toMatchObject({ responseName: 'EditProfile', attributes: { kind: 'federal', version: 0, lacking: ['lastName', 'phone', 'agencyCode'], values: { firstName: 'Test', lastName: '', phone: '' } } });
    }
    const review = (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as { problems: object[]; submitKey: string; reviewed: string };
    expect(review.problems).toMatchObject([{ code: 'PROFILE_INCOMPLETE', block: 'profile', message: expect.stringContaining('lacks your last name, your phone number, and your agency.') }, { code: 'SHIP_TO_MISSING' }, { code: 'PAYMENT_MISSING' }]);
    await browser.post('/profile/save_profile', { kind: 'federal', version: 0, values: { lastName: 'Sample' } });
    expect(await controller('SelectPayment')).toMatchObject({ responseName: 'EditProfile', attributes: { version: 1, lacking: ['phone', 'agencyCode'] } });
    expect((await browser.post('/checkout/checkout_review_submit', { submitKey: review.submitKey, reviewed: review.reviewed })).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    await browser.post('/profile/save_profile', { kind: 'federal', version: 1, values: { phone: '202-555-0100', agencyCode: '47' } });
    expect(await controller('SelectPayment')).toMatchObject({ responseName: 'SelectShipping' });
    expect(await controller('EditProfile')).toMatchObject({ responseName: 'EditProfile', attributes: { lacking: [] } });
  });
});
