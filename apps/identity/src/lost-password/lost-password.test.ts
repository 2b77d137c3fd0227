import { randomUUID } from 'node:crypto';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeAccount, disable, invite, newLink, resetPasswordByLink } from '../account-changes/index.ts';
import { accountEntries, type NewAccount } from '../accounts/index.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, WEB_ORIGIN, type TestIdentity } from '../testing/identity.ts';
import { addressIn, mailbox } from '../testing/mailbox.ts';

const password = 'A new one for 2026!';
const why = { actor: 'chief@desk.example.gov', reason: 'A call' };

describe.each(oneTestDatabase())('a lost password on $name', (database) => {
  let identity: TestIdentity;
  let browser: Browser;
  let mail: ReturnType<typeof mailbox>;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { deskSecret: 'the secret of the desk in a test, long enough', demoAccounts: true });
    mail = mailbox(identity);
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    browser = identity.browser();
    await mail.empty();
  });

  const ask = (login: string, asker: Browser = browser) => asker.post('/lost-password', { login });
  const linkFor = async (account: Pick<NewAccount, 'email'>, count = 1): Promise<string> => {
    // Two rows of one moment have no order.
    identity.clock.advance(1);
    await ask(account.email, identity.browser());
    return addressIn(await mail.nextMail(account.email, 'lost-password', count));
  };
  const choose = (link: string, chosen = password) => browser.post(link, { password: chosen, again: chosen });
  const signsIn = async (account: NewAccount): Promise<boolean> => {
    identity.clock.advance(31);
    return (await identity.signIn(identity.browser(), account)).url.searchParams.has('code');
  };

  it('is replaced by a link in a mail; all sessions end, the second factor stays, and the person is told', async () => {
    const account = await identity.newAccount();
    const elsewhere = identity.browser();
    const { url, verifier } = await identity.signIn(elsewhere, account);
    const { refresh_token: token = '' } = await identity.exchange(url, verifier);
    const start = await browser.visit(identity.authorizeUrl().url);
    const form = /href="(\/lost-password[^"]*)"/.exec(start.body)?.[1] ?? '';
    expect((await browser.visit(form)).body).toContain('We mail you a link');
    const end = await browser.post(form, { login: ` ${account.email.toUpperCase()} ` });
    expect([end.status, end.url.pathname]).toEqual([200, '/lost-password/sent']);
    const letter = await mail.nextMail(account.email, 'lost-password');
    expect(letter.holdsUntil).toBe(new Date(identity.clock.now().getTime() + 3_600_000).toISOString());
    const link = addressIn(letter);
    // Looking uses nothing up: programs open the links of mail, too.
    for (let looks = 0; looks < 3; looks += 1) expect((await identity.browser().visit(link)).body).toContain(account.email.toLowerCase());
    expect((await choose(link)).url.pathname).toBe('/lost-password/done');
    expect(await signsIn(account)).toBe(false);
    expect(await signsIn({ ...account, password })).toBe(true);
    expect((await identity.refresh(token)).status).toBe(400);
    expect((await elsewhere.request('/session', { headers: { origin: WEB_ORIGIN } })).status).toBe(404);
    expect((await mail.kindsTo(account.email)).toSorted()).toEqual(['lost-password', 'password-changed']);
    expect(await mail.signedOut()).toEqual([account.id]);
    expect((await accountEntries(identity.pool, account.email.toLowerCase(), 5)).map(({ action, actor }) => [action, actor])).toEqual([['password-changed', account.email.toLowerCase()], ['password-lost', account.email.toLowerCase()]]);
    expect(identity.logLines.join('\n')).not.toContain(new URL(link).pathname.split('/').at(-1));
  });

  it('the link works once, for an hour, until there is a newer one, and not when somebody guesses it; each gets the same page', async () => {
    const account = await identity.newAccount();
    const old = await linkFor(account);
    const newer = await linkFor(account, 2);
    identity.clock.advance(3601);
    const expired = newer;
    const used = await linkFor(await identity.newAccount());
    expect((await choose(used)).url.pathname).toBe('/lost-password/done');
    const bodies = new Set<string>();
    for (const link of [old, expired, used, `/lost-password/${'A'.repeat(43)}`, '/lost-password/cut']) {
      const seen = await browser.visit(link);
      expect([link, seen.status]).toEqual([link, 410]);
      bodies.add(seen.body);
      if (!link.endsWith('cut')) expect((await choose(link, 'Another one 1! yes')).status).toBe(410);
    }
    expect(bodies.size).toBe(1);
    expect(await signsIn(account)).toBe(true);
  });

  it('of simultaneous uses of one link, one counts', async () => {
    const link = await linkFor(await identity.newAccount());
    const ends = await Promise.all(['First one of 3! yes', 'Second one of 3! yes', 'Third one of 3! yes'].map((chosen) => choose(link, chosen)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('a password that is refused costs nothing, and says why', async () => {
    const account = await identity.newAccount();
    const link = await linkFor(account);
    for (const [chosen, again, reason] of [['short-1', 'short-1', 'at least 12 characters'], ['Password-2026!', 'Password-2026!', 'have leaked'], [password, `${password} `, 'The two passwords differ']] as const) {
      const refused = await browser.post(link, { password: chosen, again });
      expect([refused.status, refused.body.includes(reason)]).toEqual([422, true]);
      expect(refused.body).not.toContain(chosen);
    }
    expect((await choose(link)).url.pathname).toBe('/lost-password/done');
  });

  it('no answer tells whether an address is registered, and nothing is looked up before the answer', async () => {
    const account = await identity.newAccount();
    const { account: unfinished } = await invite(identity.store, { email: `newcomer.${randomUUID()}@agency.example.gov`, givenName: 'New', familyName: 'Comer', agencyCode: '' }, { ...why, now: identity.clock.now() });
    const disabled = await identity.newAccount();
    await changeAccount(identity.pool, { account: { id: disabled.id }, ...why, now: identity.clock.now() }, disable);
    const answers = new Set<string>();
    // While the account is held by another transaction, its answer comes like the others.
    const holder = await identity.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from identity.account where id = $1 for update', [account.id]);
      for (const login of [account.email, unfinished.email, disabled.email, `unknown.${randomUUID()}@agency.example.gov`, 'buyer@agency.example.gov']) {
        const visitor = identity.browser();
        const { status, headers } = await visitor.request('/lost-password', { method: 'POST', body: new URLSearchParams({ login }), headers: { origin: identity.issuer } });
        const { body } = await visitor.visit(headers.get('location') ?? '');
        answers.add(JSON.stringify([status, headers.get('location'), [...headers.keys()].toSorted(), body]));
      }
    } finally {
      await holder.query('commit');
      holder.release();
    }
    expect(answers.size).toBe(1);
    expect(addressIn(await mail.nextMail(account.email, 'lost-password'))).toContain('/lost-password/');
    // Who has not set the account up is told in the mailbox, and the link for that still opens.
    for (const email of [unfinished.email, 'buyer@agency.example.gov']) expect((await mail.nextMail(email, 'lost-password')).subject).toBe('No new password yet');
    expect(await mail.kindsTo(disabled.email)).toEqual([]);
    expect((await changeAccount(identity.pool, { account: { id: unfinished.id }, ...why, now: identity.clock.now() }, newLink)).result.token).toHaveLength(43);
  });

  it('at most three mails an hour go to one address, with the same answer, and 20 are asked for from one network', async () => {
    const account = await identity.newAccount();
    for (let asked = 0; asked < 6; asked += 1) expect((await ask(account.email, identity.browser())).url.pathname).toBe('/lost-password/sent');
    await expect.poll(() => identity.logLines.filter((line) => line.includes('asked for too often')).length).toBe(3);
    // The last of the three mails may be written after the three refusals are in the log.
    await expect.poll(() => mail.kindsTo(account.email)).toEqual(['lost-password', 'lost-password', 'lost-password']);
    const office = Object.assign(identity.browser(), { address: '203.0.113.77' });
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) statuses.push((await ask(`unknown.${asked}@agency.example.gov`, office)).status);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
    expect((await ask(account.email, office)).body).toContain('too much mail');
  });

  it('opens nothing after an operator has reset or disabled the account, and no other page', async () => {
    const [reset, disabled] = [await identity.newAccount(), await identity.newAccount()];
    const links = [await linkFor(reset), await linkFor(disabled)];
    const now = identity.clock.now();
    for (const link of links) expect((await browser.visit(link.replace('/lost-password/', '/set-up/'))).status).toBe(410);
    const { token } = (await changeAccount(identity.pool, { account: { id: reset.id }, ...why, now }, resetPasswordByLink)).result;
    await changeAccount(identity.pool, { account: { id: disabled.id }, ...why, now }, disable);
    for (const link of [...links, `/lost-password/${token}`]) expect((await choose(link)).status).toBe(410);
  });

  it('takes no form of another page, and leads back to pages of the marketplace alone', async () => {
    const account = await identity.newAccount();
    const link = await linkFor(account);
    for (const origin of ['http://evil.example.com', 'null', `${WEB_ORIGIN}`]) {
      expect((await browser.post('/lost-password', { login: account.email }, { origin })).status).toBe(403);
      expect((await browser.post(link, { password, again: password }, { origin })).status).toBe(403);
    }
    const store = `${WEB_ORIGIN}/home?store=FSS`;
    for (const [back, home] of [[store, store], ['https://evil.example/', `${WEB_ORIGIN}/`], ['//evil.example', `${WEB_ORIGIN}/`], ['javascript:alert(1)', `${WEB_ORIGIN}/`]] as const) {
      const query = new URLSearchParams({ back }).toString();
      for (const page of ['/lost-password', '/lost-password/sent', '/lost-password/done']) {
        const { body } = await browser.visit(`${page}?${query}`);
        expect([/<a class="brand" href="([^"]+)"/.exec(body)?.[1], body.includes('evil')]).toEqual([home, false]);
      }
    }
    const end = await browser.post(`${new URL(link).pathname}?${new URLSearchParams({ back: store }).toString()}`, { password, again: password });
    expect(/<a class="primary" href="([^"]+)"/.exec(end.body)?.[1]).toBe(store);
  });
});

describe.each(oneTestDatabase())('without mail on $name', (database) => {
  it('no page offers what cannot be done', async () => {
    const identity = await openTestIdentity(database);
    const browser = identity.browser();
    expect((await browser.visit(identity.authorizeUrl().url)).body).not.toContain('lost-password');
    expect((await browser.visit('/lost-password')).status).toBe(404);
    await identity.stop();
  });
});
