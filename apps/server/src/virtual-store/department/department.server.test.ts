import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '@quartermaster/deployment';
import type { TestBrowser } from '../../testing/browser.ts';
import { bringTokens, openServer, type TestServer } from '../../testing/server.ts';
import { storeAccess } from '../membership/store-access.ts';
import { shippedStoreMembers } from '../membership/testing/shipped-store-members.ts';
import { tryCode } from '../mailed-code/code-store.ts';
import { confirmEmail } from './confirm-email.ts';

const inDhs = { headers: { 'x-store': 'DHS' } };
const submit = '/dhs/dhsEmailValidation_submit';
const orders = '/orderhistory/my_orders';
const own = 'officer@fema.dhs.gov';
const minute = 60_000;

describe.each(oneTestDatabase())('members of DHS on $name', ({ open }) => {
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const later = (milliseconds: number): void => void (time.now = new Date(time.now.getTime() + milliseconds));
  const mails: Mail[] = [];
  let server: TestServer;
  let people = 0;
  let buyer: TestBrowser;

  const stranger = () => ({ sub: `stranger-${(people += 1)}`, given_name: 'Demo', family_name: 'Buyer', email: `buyer-${people}@agency.example.gov`, agency_code: '4700' });
  const codeIn = (mail: Mail | undefined): string => /code is: (\d{6})/.exec(mail?.body ?? '')?.[1] ?? 'no code';
  const send = (body: object, who = buyer) => who.post(submit, body, inDhs);
  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const answered = async (call: Promise<{ envelope: { responseName?: string; attributes?: unknown } }>) => (await call).envelope;

  beforeAll(async () => {
    server = await openServer(open, {
      clock: { now: () => time.now },
      sessionTimeout: 86_400,
      identity: {
        storeAccess: storeAccess(shippedStoreMembers),
        mail: { send: async (mail) => void mails.push(mail) },
      },
    });
    server.provider.tokenSeconds = 86_400;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later(2 * 60 * minute);
    mails.length = 0;
    buyer = await server.signedIn(stranger());
  });

  it('an address of the department passes, whatever its case and sub-domain [spec 2.114]', async () => {
    const officer = await server.signedIn({ sub: 'officer', given_name: 'Demo', family_name: 'Officer', email: 'Officer@FEMA.DHS.gov' });
    expect(await answered(officer.get('/dhs/dhsValidation', inDhs))).toMatchObject({ responseName: 'Success', attributes: { email: 'Officer@FEMA.DHS.gov' } });
    expect((await officer.get('/login/mfa_sign_in', inDhs)).envelope).toMatchObject({ responseType: 'AUTHENTICATED', attributes: { loggedIn: true, firstName: 'Demo' } });
    expect((await officer.get(orders, inDhs)).status).toBe(200);
    expect(await answered(officer.get('/dhs/accessDenied', inDhs)), 'a member is not denied').toMatchObject({ responseType: 'REDIRECT', redirectURL: '/dhs/dhsValidation' });
  });

  it('an address that the identity server does not vouch for passes nowhere', async () => {
    const person = { ...stranger(), email: 'somebody@dhs.gov', email_verified: false };
    const browser = await server.signedIn(person);
    expect(await answered(browser.get('/dhs/dhsValidation', inDhs))).toMatchObject({ responseName: 'Failure', attributes: { email: 'somebody@dhs.gov' } });
    expect((await browser.get(orders, inDhs)).status).toBe(403);
  });

  it('another address is let in nowhere but on the pages that change it, and orders in other stores [spec 2.114, 6.5]', async () => {
    expect(await answered(buyer.get('/dhs/dhsValidation', inDhs))).toMatchObject({ responseName: 'Failure', attributes: { domains: ['dhs.gov'] } });
    for (const path of [orders, '/profile/update_profile', '/checkout/checkout_review']) {
      expect(await buyer.get(path, inDhs), path).toMatchObject({ status: 403, envelope: { attributes: { code: 'STORE_REFUSED', loggedIn: false, firstName: null } } });
    }
    expect(await answered(buyer.get('/main/session', inDhs))).toMatchObject({ attributes: { loggedIn: false } });
    expect((await buyer.get(orders)).status).toBe(200);
    expect((await buyer.get(orders, { headers: { 'x-store': 'VA' } })).status).toBe(200);
    expect(await answered(buyer.get('/dhs/accessDenied', inDhs))).toMatchObject({ responseName: 'accessDenied', attributes: { reason: expect.stringContaining('@dhs.gov') } });
  });

  it('signing in to DHS ends as a visitor there, and as the buyer everywhere else', async () => {
    const browser = await server.visitor();
    browser.token = await bringTokens(browser, server.provider, stranger());
    expect((await browser.get('/login/mfa_sign_in', inDhs)).envelope).toMatchObject({ responseType: 'AUTHENTICATED', attributes: { loggedIn: false, firstName: null, lastName: null } });
    expect((await browser.get(orders, inDhs)).status).toBe(403);
    expect((await browser.get(orders)).status).toBe(200);
  });

  it('a visitor is asked to sign in, and may read why [spec 2.114]', async () => {
    const visitor = await server.visitor();
    for (const path of ['/dhs/dhsValidation', '/dhs/dhsEmailValidation']) expect((await visitor.get(path, inDhs)).status).toBe(401);
    expect((await visitor.post(submit, { email: own }, inDhs)).status).toBe(401);
    expect(await answered(visitor.get('/dhs/accessDenied', inDhs))).toMatchObject({ responseName: 'accessDenied', attributes: { email: null } });
    expect(mails).toEqual([]);
  });

  it('a mailed code makes its address the profile’s, and lets the buyer in [spec 2.114]', async () => {
    expect(await answered(buyer.get('/dhs/dhsEmailValidation', inDhs))).toMatchObject({ responseName: 'Initial' });
    expect(await answered(send({ email: ' Officer@FEMA.dhs.gov ' }))).toMatchObject({ responseName: 'CodeSent', attributes: { sentTo: own, triesLeft: 5 } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['confirm-email', own]]);
    expect((await buyer.get(orders, inDhs)).status, 'typing an address proves nothing').toBe(403);
    expect(await answered(buyer.get('/dhs/dhsEmailValidation', inDhs))).toMatchObject({ responseName: 'CodeSent', attributes: { sentTo: own } });
    expect(await answered(send({ code: codeIn(mails[0]).replace(/(...)/, '$1 ') }))).toMatchObject({ responseName: 'Success', attributes: { email: own } });
    expect((await buyer.get(orders, inDhs)).status).toBe(200);
    expect(await answered(buyer.get('/profile/update_profile'))).toMatchObject({ attributes: { email: own } });
    expect(mails[1]).toMatchObject({ kind: 'email-changed', recipient: expect.stringContaining('@agency.example.gov'), body: expect.stringContaining(own) });
  });

  it('only addresses of the department get mail', async () => {
    for (const email of ['officer@evil-dhs.gov', 'officer@dhs.gov.evil.com', 'officer@dhs.gov@evil.com', 'officer@dhѕ.gov', 'officer', '']) {
      expect(await answered(send({ email })), email).toMatchObject({ responseName: 'Initial', attributes: { typed: email, problem: expect.stringContaining('address') } });
    }
    expect(mails).toEqual([]);
  });

  it('a code is good once, for its buyer, and is not shown in the database', async () => {
    await send({ email: own });
    const code = codeIn(mails[0]);
    const { rows } = await server.pool.query<{ row: string }>('select email_code::text as row from marketplace.email_code order by created_at desc limit 1');
    expect(rows[0]?.row).not.toContain(code);
    const other = await server.signedIn(stranger());
    expect(await answered(send({ code }, other))).toMatchObject({ responseName: 'Initial' });
    const both = await Promise.all([answered(send({ code })), answered(send({ code }))]);
    expect(both.map(({ responseName }) => responseName).toSorted()).toEqual(['Initial', 'Success']);
    expect(await answered(buyer.get('/dhs/dhsEmailValidation', inDhs)), 'it is asked for no more').toMatchObject({ responseName: 'Initial' });
    expect((await other.get(orders, inDhs)).status).toBe(403);
  });

  it('five wrong tries end a code, and the right one comes too late', async () => {
    await send({ email: own });
    const code = codeIn(mails[0]);
    for (const triesLeft of [4, 3, 2, 1]) expect(await answered(send({ code: otherThan(code) }))).toMatchObject({ responseName: 'CodeSent', attributes: { triesLeft } });
    expect(await answered(send({ code: otherThan(code) }))).toMatchObject({ responseName: 'Initial' });
    expect(await answered(send({ code }))).toMatchObject({ responseName: 'Initial', attributes: { problem: expect.stringContaining('does not hold') } });
  });

  it('tries that come at once are counted one by one', async () => {
    await send({ email: own });
    const wrong = otherThan(codeIn(mails[0]));
    const names = (await Promise.all(Array.from({ length: 8 }, () => answered(send({ code: wrong }))))).map(({ responseName }) => responseName);
    expect(names.filter((name) => name === 'CodeSent')).toHaveLength(4);
  });

  it('of two that know the code at once, one makes the address the profile’s', async () => {
    await send({ email: own });
    const { rows } = await server.pool.query<{ buyerId: string }>('select buyer_id as "buyerId" from marketplace.email_code order by created_at desc limit 1');
    const buyerId = rows[0]?.buyerId ?? '';
    const tried = [await tryCode(server.pool, { buyerId }, time.now), await tryCode(server.pool, { buyerId }, time.now)];
    expect(tried.map((open) => open?.triesLeft)).toEqual([4, 3]);
    const codeId = tried[0]?.codeId ?? '';
    expect([await confirmEmail(server.pool, { codeId, buyerId, now: time.now }), await confirmEmail(server.pool, { codeId, buyerId, now: time.now })]).toEqual([own, null]);
  });

  it('what cannot be a code costs no try', async () => {
    await send({ email: own });
    expect(await answered(send({ code: '12' }))).toMatchObject({ responseName: 'CodeSent', attributes: { triesLeft: 5, problem: 'Enter the six digits of the code.' } });
  });

  it('a code ends after 15 minutes, and with the next one', async () => {
    await send({ email: own });
    later(15 * minute);
    expect(await answered(send({ code: codeIn(mails[0]) }))).toMatchObject({ responseName: 'Initial' });
    await send({ email: own });
    later(1000);
    await send({ email: own });
    expect((await answered(send({ code: codeIn(mails[1]) }))).responseName).toBe('CodeSent');
    expect(await answered(send({ code: codeIn(mails[2]) }))).toMatchObject({ responseName: 'Success' });
  });

  it('three mails an hour go to one address, and five to one buyer, however they are asked for', async () => {
    const names = (await Promise.all(Array.from({ length: 6 }, () => answered(send({ email: own }))))).map(({ responseName }) => responseName);
    expect(names.filter((name) => name === 'CodeSent')).toHaveLength(3);
    const other = await server.signedIn(stranger());
    expect(await answered(send({ email: own.toUpperCase() }, other))).toMatchObject({ responseName: 'Initial', attributes: { problem: expect.stringContaining('Too many') } });
    for (const [index, expected] of ['CodeSent', 'CodeSent', 'Initial'].entries()) {
      expect((await answered(send({ email: `officer${index}@dhs.gov` }))).responseName).toBe(expected);
    }
    expect(mails).toHaveLength(5);
    later(60 * minute);
    expect((await answered(send({ email: own }))).responseName).toBe('CodeSent');
  });

  it('a confirmed address counts for a year', async () => {
    await send({ email: own });
    await send({ code: codeIn(mails[0]) });
    const { rows } = await server.pool.query<{ subject: string }>('select subject from marketplace.buyer where profile_email = $1 order by profile_email_confirmed_at desc limit 1', [own]);
    const person = { sub: rows[0]?.subject ?? '' };
    later(364 * 1440 * minute);
    expect((await (await server.signedIn(person)).get(orders, inDhs)).status).toBe(200);
    later(2 * 1440 * minute);
    expect((await (await server.signedIn(person)).get(orders, inDhs)).status).toBe(403);
  });

  it('old codes are taken away', async () => {
    await send({ email: own });
    later(25 * 60 * minute);
    await server.cleanUp(time.now);
    expect((await server.pool.query('select from marketplace.email_code')).rowCount).toBe(0);
  });

  it('an address without its page’s token changes nothing', async () => {
    expect((await buyer.post(submit, { email: own }, { ...inDhs, withoutXsrf: true })).status).toBe(403);
    expect(mails).toEqual([]);
  });
});
