import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../testing/server.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { authorizationRule } from './limit/order-rule.ts';

const start = '/profile/request_authorization';
const change = '/profile/change_authorization';
const page = '/profile/supervisor_response';
const answer = '/profile/answer_authorization';
const typed = { supervisorName: 'Demo Supervisor', supervisorEmail: 'supervisor@city.example.gov', purpose: 'Office supplies', yearly: '$1,000.00' };
let nth = 0;

describe.each(oneTestDatabase())('authorizations of members on $name', ({ open }) => {
  const time = { now: new Date('2026-11-24T15:00:00Z') };
  let server: TestServer;
  let visitor: TestBrowser;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now }, sessionTimeout: 86_400 });
    server.provider.tokenSeconds = 86_400_000;
    await server.pool.query(`insert into marketplace.member_domain (domain, government, state, kind, since, source) values ('city.example.gov', 'City of Example', 'IA', 'city', '2026-01-01', 'test'),
      ('city.example.us', 'City of Example', 'IA', 'city', '2026-01-01', 'test'), ('county.example.gov', 'Example County', 'IA', 'county', '2026-01-01', 'test')`);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    time.now = new Date('2026-11-24T15:00:00Z');
    visitor = await server.visitor();
  });

  /** A member who signs in, anew where a day has passed. */
  const memberNumber = (n: number) => server.signedIn({ sub: `clerk${n}`, given_name: 'Demo', family_name: `Clerk ${n}`, email: `clerk${n}@city.example.gov` });
  const member = async () => {
    nth += 1;
    return memberNumber(nth);
  };
  const ask = async (browser: TestBrowser, more: object = {}) => (await browser.post(change, { ask: { ...typed, requestKey: crypto.randomUUID(), ...more } })).envelope;
  const mails = async (kind: string) => (await server.pool.query<{ recipient: string; body: string }>('select recipient, body from marketplace.mail_outbox where kind = $1 order by created_at desc, mail_id', [kind])).rows;
  const newestKey = async (name: string, kind = 'authorization-request') => /key=([\w-]+)/.exec((await mails(kind)).find(({ body }) => body.includes(name))?.body ?? '')?.[1] ?? expect.fail('No mail has a link.');
  const listed = async (browser: TestBrowser) => (await browser.get(start)).envelope.attributes?.['authorizations'] as { authorizationId: string; status: string }[];
  const authorize = { limit: '1000', yearBegins: '7', until: '2027-06-30' };

  it('a member asks, the supervisor answers by the link without an account, and both are told [spec 6.2]', async () => {
    const clerk = await member();
    expect(await ask(clerk)).toMatchObject({ responseName: 'Success', attributes: { notice: { tone: 'success' }, authorizations: [{ status: 'requested', canRemind: false }] } });
    const key = await newestKey(`Clerk ${nth}`);
    // A scanner opens the link as often as it likes.
    for (let i = 0; i < 3; i += 1) expect((await visitor.get(`${page}?key=${key}`)).envelope).toMatchObject({ responseName: 'Open', attributes: { request: { memberName: `Demo Clerk ${nth}`, government: 'City of Example, IA' } } });
    expect((await visitor.post(answer, { key, authorize: { limit: 'x', yearBegins: '2', until: '2026-01-01' } })).envelope).toMatchObject({ responseName: 'Open', attributes: { form: { errors: [{ field: 'limit' }, { field: 'yearBegins' }, { field: 'until' }] } } });
    expect((await visitor.post(answer, { key, authorize })).envelope).toMatchObject({ responseName: 'Answered', attributes: { request: { status: 'authorized', terms: { limit: { amount: 100_000 }, left: { amount: 100_000 } } } } });
    expect((await mails('authorization-authorized')).slice(0, 2).map(({ recipient }) => recipient).toSorted()).toEqual([`clerk${nth}@city.example.gov`, 'supervisor@city.example.gov']);
    // The link was used: it decides nothing anew, and shows what became of it.
    expect((await visitor.post(answer, { key, authorize: { ...authorize, limit: '999999' } })).envelope).toMatchObject({ responseName: 'Answered', attributes: { request: { status: 'authorized', terms: { limit: { amount: 100_000 } } } } });
    expect((await visitor.post(answer, { key, revoke: { reason: 'Left the office.' } })).envelope).toMatchObject({ responseName: 'Answered', attributes: { request: { status: 'revoked', reason: 'Left the office.' } } });
    expect((await visitor.post(answer, { key, authorize })).envelope).toMatchObject({ attributes: { request: { status: 'revoked' } } });
  });

  it('no one is their own supervisor, and a supervisor is of the same government', async () => {
    const clerk = await member();
    for (const supervisorEmail of [`clerk${nth}@city.example.gov`, `CLERK${nth}+boss@City.Example.gov`, `clerk.${nth}@city.example.us`, 'boss@county.example.gov', 'boss@gmail.com', 'boss@evil-city.example.gov']) {
      expect(await ask(clerk, { supervisorEmail }), supervisorEmail).toMatchObject({ responseName: 'Success', attributes: { authorizations: [], form: { errors: [{ field: 'supervisorEmail' }] } } });
    }
    await ask(clerk);
    const key = await newestKey(`Clerk ${nth}`);
    expect((await clerk.get(`${page}?key=${key}`)).envelope).toMatchObject({ responseName: 'OwnRequest' });
    expect((await clerk.post(answer, { key, authorize })).envelope).toMatchObject({ responseName: 'OwnRequest' });
    expect(await listed(clerk)).toMatchObject([{ status: 'requested' }]);
  });

  it('a second account of the same mailbox is the member, too: it is neither named as a supervisor nor answers', async () => {
    const clerk = await member();
    const email = `Clerk${nth}+second@city.example.us`;
    const second = await server.signedIn({ sub: `second${nth}`, given_name: 'Demo', family_name: `Second ${nth}`, email });
    expect(await ask(second, { supervisorEmail: `clerk${nth}@city.example.gov` })).toMatchObject({ attributes: { authorizations: [], form: { errors: [{ field: 'supervisorEmail' }] } } });
    expect(await ask(clerk, { supervisorEmail: email })).toMatchObject({ attributes: { authorizations: [], form: { errors: [{ field: 'supervisorEmail' }] } } });
    await ask(clerk);
    const key = await newestKey(`Clerk ${nth}`);
    expect((await second.get(`${page}?key=${key}`)).envelope).toMatchObject({ responseName: 'OwnRequest' });
    expect((await second.post(answer, { key, authorize })).envelope).toMatchObject({ responseName: 'OwnRequest' });
    expect(await listed(clerk)).toMatchObject([{ status: 'requested' }]);
  });

  it('fields that no contract names change nothing of an answer: neither whose it is, nor its limit', async () => {
    const [clerk, other] = [await member(), await member()];
    await ask(clerk);
    await ask(other);
    const [{ authorizationId } = expect.fail('Nothing was asked.')] = await listed(other);
    const key = await newestKey(`Clerk ${nth - 1}`);
    const sent = { key, authorizationId, buyerId: authorizationId, status: 'authorized', authorize: { ...authorize, limit: '10', amount: 99_999_999, government: 'Example County' } };
    expect((await visitor.post(answer, sent)).envelope).toMatchObject({ responseName: 'Answered', attributes: { request: { memberName: `Demo Clerk ${nth - 1}`, government: 'City of Example, IA', terms: { limit: { amount: 1000 } } } } });
    expect(await listed(other)).toMatchObject([{ status: 'requested' }]);
  });

  it('a foreign id, a guessed link and one that was replaced open nothing, and all look alike', async () => {
    let clerk = await member();
    const other = await member();
    await ask(clerk);
    const [{ authorizationId } = expect.fail('Nothing was asked.')] = await listed(clerk);
    const key = await newestKey(`Clerk ${nth - 1}`);
    const foreign = (await other.post(change, { withdraw: authorizationId })).envelope;
    expect(foreign).toEqual((await other.post(change, { withdraw: crypto.randomUUID() })).envelope);
    expect(await listed(clerk)).toMatchObject([{ status: 'requested' }]);
    time.now = new Date('2026-11-26T15:00:00Z');
    clerk = await memberNumber(nth - 1);
    expect((await clerk.post(change, { remind: authorizationId })).envelope).toMatchObject({ attributes: { notice: { tone: 'success' } } });
    expect((await clerk.post(change, { remind: authorizationId })).envelope).toMatchObject({ attributes: { notice: { tone: 'warning' } } });
    const renewed = await newestKey(`Clerk ${nth - 1}`, 'authorization-reminder');
    for (const wrong of [key, 'guessed', '', `${renewed}x`]) expect((await visitor.get(`${page}?key=${wrong}`)).envelope).toMatchObject({ responseName: 'LinkUnknown', attributes: {} });
    expect((await visitor.post(answer, { key, authorize })).envelope).toMatchObject({ responseName: 'LinkUnknown' });
    expect((await clerk.post(change, { withdraw: authorizationId })).envelope).toMatchObject({ attributes: { authorizations: [{ status: 'withdrawn' }] } });
    expect((await visitor.post(answer, { key: renewed, authorize })).envelope).toMatchObject({ responseName: 'Answered', attributes: { request: { status: 'withdrawn' } } });
  });

  it('time reminds once, lets requests expire and ends authorizations', async () => {
    const [asking, authorized] = [await member(), await member()];
    await ask(asking);
    await ask(authorized);
    await visitor.post(answer, { key: await newestKey(`Clerk ${nth}`), authorize: { ...authorize, until: '2026-11-30' } });
    const reminders = async () => (await mails('authorization-reminder')).filter(({ body }) => body.includes(`Clerk ${nth - 1}`)).length;
    time.now = new Date('2026-12-01T16:00:00Z');
    await server.cleanUp(time.now);
    await server.cleanUp(time.now);
    expect(await reminders()).toBe(1);
    expect(await listed(await memberNumber(nth))).toMatchObject([{ status: 'ended' }]);
    time.now = new Date('2026-12-08T15:00:00Z');
    // The last day is over, and the clock, which looks once an hour, was not there yet.
    expect((await visitor.post(answer, { key: await newestKey(`Clerk ${nth - 1}`, 'authorization-reminder'), authorize })).envelope).toMatchObject({ attributes: { request: { status: 'requested' } } });
    expect(await listed(await memberNumber(nth - 1))).toMatchObject([{ status: 'requested' }]);
    await server.cleanUp(time.now);
    expect(await listed(await memberNumber(nth - 1))).toMatchObject([{ status: 'expired' }]);
    expect((await visitor.post(answer, { key: await newestKey(`Clerk ${nth - 1}`, 'authorization-reminder'), authorize })).envelope).toMatchObject({ attributes: { request: { status: 'expired' } } });
  });

  it('the same form asks once, and a member has few requests that wait', async () => {
    const clerk = await member();
    const requestKey = crypto.randomUUID();
    await ask(clerk, { requestKey });
    expect(await ask(clerk, { requestKey })).toMatchObject({ attributes: { notice: { tone: 'success' }, authorizations: { length: 1 } } });
    await ask(clerk);
    await ask(clerk);
    expect(await ask(clerk)).toMatchObject({ attributes: { notice: { tone: 'warning', text: expect.stringContaining('3 of your requests') }, authorizations: { length: 3 } } });
  });

  it('is not for federal buyers', async () => {
    expect((await (await server.signedIn()).get(start)).envelope).toMatchObject({ responseName: 'NotAMember' });
  });

  it('fifty orders at once never pass the limit, and one that is canceled gives its part back', async () => {
    const clerk = await member();
    await ask(clerk);
    await visitor.post(answer, { key: await newestKey(`Clerk ${nth}`), authorize });
    const email = `clerk${nth}@city.example.gov`;
    const { rows: [row] } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.buyer where email = $1', [email]);
    const buyer = { buyerId: row?.buyer_id ?? '', email, verifiedEmails: [email], agencyCode: null, memberRule: 'state-or-local' };
    const rule = authorizationRule({ clock: { now: () => time.now } });
    const money = (amount: number) => ({ amount, currency: 'USD' as const });
    const place = (i: number) =>
      withTransaction(server.pool, async (connection) => {
        const problems = await rule.problems(connection, buyer, { total: money(7_000), isHeld: true });
        if (problems.length > 0) return problems[0]?.code;
        const [orderNumber, submitKey] = [`T-${i}`, crypto.randomUUID()];
        await connection.query("insert into marketplace.submission (submit_key, buyer_id, store, request_hash, submitted_at) values ($1, $2, 'STATE', repeat('0', 64), now())", [submitKey, buyer.buyerId]);
        await connection.query(`insert into marketplace.placed_order (order_number, buyer_id, store, submit_key, placed_at, placed_by, ship_to, payment, currency, subtotal, shipping, tax, total)
          values ($1, $2, 'STATE', $3, now(), 'x', '{}', '{}', 'USD', 6000, 500, 500, 7000)`, [orderNumber, buyer.buyerId, submitKey]);
        for (const part of [1, 2]) await connection.query(`insert into marketplace.purchase_order (po_number, order_number, position, vendor_id, vendor_name, contract_number, status, note, subtotal) values ($1, $2, $3, 'v', 'v', 'c', 'Submitted', '', 3000)`, [`${orderNumber}-${part}`, orderNumber, part]);
        const purchaseOrders = [1, 2].map((part) => ({ poNumber: `${orderNumber}-${part}`, subtotal: money(3_000) }));
        await rule.placed(connection, buyer, { totals: { total: money(7_000) }, purchaseOrders } as never, time.now);
        return 'placed';
      });
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => place(i)));
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(14);
    expect(outcomes.filter((outcome) => outcome === 'AUTHORIZATION_EXCEEDED')).toHaveLength(36);
    expect((await clerk.get(start)).envelope).toMatchObject({ attributes: { authorizations: [{ terms: { used: money(98_000), left: money(2_000) } }] } });
    await server.pool.query("update marketplace.purchase_order set status = 'Canceled' where po_number in ('T-0-1', 'T-0-2', (select min(po_number) from marketplace.authorization_use where buyer_id = $1))", [buyer.buyerId]);
    const { rows: [canceled] } = await server.pool.query<{ used: number }>("select sum(amount)::bigint as used from marketplace.authorization_use join marketplace.purchase_order using (po_number) where buyer_id = $1 and status <> 'Canceled'", [buyer.buyerId]);
    expect((await clerk.get(start)).envelope).toMatchObject({ attributes: { authorizations: [{ terms: { used: money(canceled?.used ?? -1) } }] } });
    expect(canceled?.used).toBeLessThan(98_000);

    // Another government, or a supervisor's address that has become the member's own, is no authorization.
    const problemOf = async (changes: object) => (await rule.problems(server.pool, { ...buyer, ...changes }, { total: money(1), isHeld: false }))[0]?.code;
    expect(await problemOf({})).toBeUndefined();
    expect(await problemOf({ verifiedEmails: ['clerk@county.example.gov'] })).toBe('AUTHORIZATION_MISSING');
    expect(await problemOf({ verifiedEmails: [email, 'supervisor@city.example.gov'] })).toBe('AUTHORIZATION_MISSING');
    expect(await problemOf({ verifiedEmails: [] })).toBe('AUTHORIZATION_MISSING');
    time.now = new Date('2027-07-02T15:00:00Z');
    expect(await problemOf({})).toBe('AUTHORIZATION_MISSING');
  });
});
