import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAccount, disable, invite, newLink, resetPasswordByLink, resetSecondFactorByLink } from '../account-changes/index.ts';
import { accountEntries, makeAccountLink, totpCode, type NewAccount } from '../accounts/index.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, WEB_ORIGIN, type TestIdentity } from '../testing/identity.ts';

const password = 'A new one for 2026!';

describe.each(oneTestDatabase())('the page of a link on $name', (database) => {
  let identity: TestIdentity;
  let browser: Browser;
  let count = 0;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
    browser = identity.browser();
  });
  afterAll(() => identity.stop());

  const why = () => ({ actor: 'chief@desk.example.gov', reason: 'Asked by phone', now: identity.clock.now() });
  const newcomer = async () => {
    count += 1;
    const { account, link } = await invite(identity.store, { email: `newcomer${count}@agency.example.gov`, givenName: 'New', familyName: 'Comer', agencyCode: '' }, why());
    return { login: account.login, id: account.id, path: `/set-up/${link?.token ?? ''}` };
  };
  const secretOf = (body: string): string => (/<code class="key"[^>]*>([^<]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '');
  const codesOf = (body: string): string[] => [...body.matchAll(/<li>([0-9a-z-]{19})<\/li>/g)].map(([, code]) => code ?? '');
  const codeOf = (secret: string): string => totpCode(secret, identity.clock.now());
  const signsIn = async (account: Pick<NewAccount, 'email' | 'password' | 'totpSecret'>): Promise<boolean> => {
    identity.clock.advance(31);
    return (await identity.signIn(identity.browser(), account as NewAccount)).url.searchParams.has('code');
  };

  it('lets a newcomer choose a password and set up an app, and then sign in; with that it is used', async () => {
    const { login, path } = await newcomer();
    const page = await browser.visit(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).toContain(login);
    const secret = secretOf(page.body);
    // Looking uses nothing up: programs open the links of mail, too.
    expect(secretOf((await browser.visit(path)).body)).toBe(secret);
    expect(await signsIn({ email: login, password, totpSecret: secret })).toBe(false);
    const end = await browser.post(path, { password, again: password, code: codeOf(secret) });
    expect([end.status, end.body.includes('You are all set'), codesOf(end.body).length]).toEqual([200, true, 10]);
    expect(await signsIn({ email: login, password, totpSecret: secret })).toBe(true);
    for (const again of [await browser.visit(path), await browser.post(path, { password: 'Another one 1!', again: 'Another one 1!', code: codeOf(secret) })]) {
      expect(again.status).toBe(410);
      expect(again.body).not.toContain(login);
    }
    expect(await signsIn({ email: login, password, totpSecret: secret })).toBe(true);
    expect((await accountEntries(identity.pool, login, 5)).map(({ action, actor }) => [action, actor])).toEqual([['recovery-codes-made', login], ['set-up', login], ['added', 'chief@desk.example.gov']]);
  });

  it.each([
    ['short', 'short-1', 'short-1', 'at least 12 characters'], ['without a digit', 'no digits in here!', 'no digits in here!', 'at least one digit'], ['without a letter', '123456789012!', '123456789012!', 'at least one letter'],
    ['without a special character', 'nothing special 1', 'nothing special 1', 'at least one special'], ['typed differently', password, `${password} `, 'The two passwords differ'],
  ])('a password that is %s is refused with the reason, and costs no try', async (_name, chosen, again, reason) => {
    const { path, id } = await newcomer();
    const secret = secretOf((await browser.visit(path)).body);
    const refused = await browser.post(path, { password: chosen, again, code: codeOf(secret) });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain(reason);
    expect((await identity.pool.query<{ tries: number }>('select tries from identity.account_link where account_id = $1', [id])).rows).toEqual([{ tries: 0 }]);
  });

  it('leads back to the store in which the person began, through a wrong form too, and never off the site', async () => {
    const { path } = await newcomer();
    const secret = secretOf((await browser.visit(path)).body);
    const store = `${WEB_ORIGIN}/home?store=FSS`;
    const withBack = (back: string) => `${path}?${new URLSearchParams({ back }).toString()}`;
    const brandOf = (body: string) => /<a class="brand" href="([^"]+)"/.exec(body)?.[1];
    for (const foreign of ['https://evil.example/', `${WEB_ORIGIN}.evil.example/`, 'javascript:alert(1)', '//evil.example', `${WEB_ORIGIN.replace('//', '//evil@')}x/`]) {
      const { body } = await browser.visit(withBack(foreign));
      expect([brandOf(body), body.includes('evil')]).toEqual([`${WEB_ORIGIN}/`, false]);
    }
    const { body: wrong } = await browser.post(withBack(store), { password: 'short', again: 'short', code: '' });
    const action = /<form method="post" action="([^"]+)"/.exec(wrong)?.[1] ?? '';
    const { body } = await browser.post(action, { password, again: password, code: codeOf(secret) });
    expect(/<a class="primary" href="([^"]+)"/.exec(body)?.[1]).toBe(store);
  });

  it('asks for the factor that stays: a stolen letter alone resets nothing', async () => {
    const account = await identity.newAccount();
    const reset = (await changeAccount(identity.pool, { account: { id: account.id }, ...why() }, resetPasswordByLink)).result;
    const path = `/set-up/${reset.token}`;
    const page = await browser.visit(path);
    expect(secretOf(page.body)).toBe('');
    const wrong = (Number(identity.code(account)) + 1) % 1e6;
    expect((await browser.post(path, { password, again: password, code: String(wrong).padStart(6, '0') })).status).toBe(422);
    expect((await browser.post(path, { password, again: password, code: identity.code(account) })).url.pathname).toBe('/set-up/done');
    expect(await signsIn({ ...account, password })).toBe(true);
    expect(await signsIn(account)).toBe(false);

    const second = (await changeAccount(identity.pool, { account: { id: account.id }, ...why() }, resetSecondFactorByLink(identity.store.box))).result;
    const secret = secretOf((await browser.visit(`/set-up/${second.token}`)).body);
    expect(secret).not.toBe(account.totpSecret);
    identity.clock.advance(31);
    const refused = await browser.post(`/set-up/${second.token}`, { password: account.password, code: codeOf(secret) });
    expect([refused.status, refused.body.includes('The password or the code is not right')]).toEqual([422, true]);
    expect(codesOf((await browser.post(`/set-up/${second.token}`, { password, code: codeOf(secret) })).body)).toHaveLength(10);
    expect(await signsIn({ ...account, password, totpSecret: secret })).toBe(true);
  });

  it('ten wrong forms end it, at the same time or one after the other, and a right one comes too late', async () => {
    const account = await identity.newAccount();
    const { token } = (await changeAccount(identity.pool, { account: { id: account.id }, ...why() }, resetPasswordByLink)).result;
    const wrong = { password, again: password, code: String((Number(identity.code(account)) + 1) % 1e6).padStart(6, '0') };
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.post(`/set-up/${token}`, wrong)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 2 }, () => 410), ...Array.from({ length: 10 }, () => 422)]);
    expect((await browser.post(`/set-up/${token}`, { ...wrong, code: identity.code(account) })).status).toBe(410);
  });

  it('of two people who use it at the same time, one does', async () => {
    const { path } = await newcomer();
    const secret = secretOf((await browser.visit(path)).body);
    const ends = await Promise.all(['First one of 2!', 'Second one of 2!'].map((chosen) => browser.post(path, { password: chosen, again: chosen, code: codeOf(secret) })));
    expect(ends.filter(({ body }) => codesOf(body).length === 10)).toHaveLength(1);
  });

  it('opens nothing after its time, after a newer link, for a disabled account, guessed, cut, or sent by another page; and says the same for each', async () => {
    const { path: old } = await newcomer();
    identity.clock.advance(72 * 3600 + 1);
    const replaced = await newcomer();
    await changeAccount(identity.pool, { account: { id: replaced.id }, ...why() }, newLink);
    const disabled = await newcomer();
    await changeAccount(identity.pool, { account: { id: disabled.id }, ...why() }, disable);
    const settled = await identity.newAccount();
    const needless = await withTransaction(identity.pool, (connection) => makeAccountLink(connection, settled.id, identity.clock.now()));
    const bodies = new Set<string>();
    for (const path of [old, replaced.path, disabled.path, `/set-up/${needless.token}`, `/set-up/${'A'.repeat(43)}`, '/set-up/cut']) {
      const answer = await browser.visit(path);
      expect([path, answer.status]).toEqual([path, 410]);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
    const { path } = await newcomer();
    expect((await browser.post(path, { password, again: password, code: '123456' }, { origin: 'http://evil.example.com' })).status).toBe(403);
  });

  it('an account that is set up gets no further link', async () => {
    const account = await identity.newAccount();
    await expect(changeAccount(identity.pool, { account: { id: account.id }, ...why() }, newLink)).rejects.toThrow('is set up already');
  });
});
