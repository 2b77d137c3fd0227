import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const deskSecret = 'secret-of-the-desk-in-a-test-long-enough';
const reason = 'Asked by phone';

describe.each(oneTestDatabase())('accounts at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  let clerk: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open, { deskSecret });
    [chief, clerk] = [await operatorAtDesk(server, 'administrator'), await operatorAtDesk(server, 'orderClerk')];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { kept } = server.provider;
    kept.accounts.clear();
    kept.asked.length = 0;
    kept.isAway = false;
    await server.pool.query('delete from marketplace.mail_outbox');
  });

  const mails = async () => (await server.pool.query<{ kind: string; recipient: string; body: string; holds_until: Date | null }>('select kind, recipient, body, holds_until from marketplace.mail_outbox')).rows;
  const audit = async (login: string) => (await chief.get('/audit', { q: login })).answer.entries.map(({ action, actor, details }) => [action, actor, details]);

  it('are found and read as the identity server has them', async () => {
    const account = server.provider.kept.add({ login: 'ada@agency.example.gov', name: 'Ada Buyer' });
    expect((await clerk.get('/accounts', { q: 'ada b' })).answer).toMatchObject({ isKeptHere: true, total: 1, accounts: [{ id: account.id, state: 'active' }] });
    expect((await clerk.get('/account', { id: account.id })).answer).toMatchObject({ account: { login: account.login }, events: [{ action: 'added' }] });
    expect(await clerk.get('/account', { id: 'unknown' })).toMatchObject({ status: 404, refusal: { code: 'NOT_FOUND' } });
  });

  it('are disabled with a reason, which ends the sessions of the marketplace, too, and is in both logs', async () => {
    const account = server.provider.kept.add({ login: 'ada@agency.example.gov' });
    const buyer = await server.signedIn({ sub: account.id, email: account.login });
    expect(await chief.post('/account/disable', { id: account.id, reason })).toMatchObject({ status: 200, answer: { mailed: null } });
    expect(server.provider.kept.asked).toEqual([{ path: `/${account.id}/disable`, actor: 'administrator@desk.example.gov', reason }]);
    expect((await buyer.get('/login/mfa_sign_in')).envelope.responseType).not.toBe('AUTHENTICATED');
    expect(await audit(account.login)).toEqual([['account.disabled', 'administrator@desk.example.gov', { reason, stores: 1, desk: 0 }]]);
    expect(await chief.post('/account/disable', { id: account.id, reason })).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('is disabled') } });
    expect(await audit(account.login)).toHaveLength(1);
    expect((await chief.post('/account/enable', { id: account.id, reason })).status).toBe(200);
  });

  it('get another agency code from an administrator, with a reason in both logs, and stay signed in', async () => {
    const account = server.provider.kept.add({ login: 'mended@agency.example.gov' });
    const buyer = await server.signedIn({ sub: account.id, email: account.login });
    const mended = { id: account.id, agencyCode: '9700', reason };
    for (const [operator, changes, status] of [[clerk, {}, 403], [chief, { reason: ' ' }, 400], [chief, { agencyCode: 'GSA-1' }, 400], [chief, { id: 'unknown' }, 404]] as const) {
      expect((await operator.post('/account/change-agency-code', { ...mended, ...changes })).status).toBe(status);
    }
    expect((await chief.post('/account/change-agency-code', mended)).status).toBe(200);
    expect((await chief.get('/account', { id: account.id })).answer.account).toEqual({ ...account, agencyCode: '9700' });
    expect(server.provider.kept.asked).toEqual([{ path: `/${account.id}/agency-code`, actor: 'administrator@desk.example.gov', reason }]);
    expect(await audit(account.login)).toEqual([['account.agency-code-changed', 'administrator@desk.example.gov', { reason, before: '4700', agencyCode: '9700' }]]);
    expect((await buyer.get('/login/mfa_sign_in')).envelope.responseType).toBe('AUTHENTICATED');
  });

  it('an order clerk unlocks and signs out, and nothing else; a viewer nothing', async () => {
    const account = server.provider.kept.add({ login: 'ada@agency.example.gov' });
    const viewer = await operatorAtDesk(server, 'viewer');
    for (const path of ['/account/unlock', '/account/sign-out'] as const) {
      expect((await clerk.post(path, { id: account.id, reason })).status).toBe(200);
      expect(await viewer.post(path, { id: account.id, reason })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
    }
    for (const path of ['/account/disable', '/account/enable', '/account/reset-password', '/account/reset-second-factor', '/account/new-link'] as const) {
      for (const operator of [clerk, viewer]) expect(await operator.post(path, { id: account.id, reason })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
      expect((await chief.post(path, { id: account.id, reason: ' ' })).status).toBe(400);
    }
    expect(server.provider.kept.asked.map(({ path }) => path.split('/')[2])).toEqual(['unlock', 'sign-out']);
    expect(await chief.post('/account/disable', { id: account.id, reason }, { 'x-xsrf-token': 'foreign' })).toMatchObject({ status: 403, refusal: { code: 'XSRF_TOKEN_INVALID' } });
  });

  it.each([['/account/reset-password', 'The password of your account was reset'], ['/account/reset-second-factor', 'The authenticator app of your account was reset']] as const)(
    '%s mails the person a link that no operator gets to see', async (path, words) => {
      const account = server.provider.kept.add({ login: 'ada@agency.example.gov' });
      const { answer } = await chief.post(path, { id: account.id, reason });
      expect(answer).toEqual({ mailed: true });
      const link = server.provider.kept.links.at(-1) ?? '';
      expect(await mails()).toMatchObject([{ kind: 'account-link', recipient: account.email, body: expect.stringContaining(words), holds_until: expect.any(Date) }]);
      expect((await mails())[0]?.body).toContain(link);
      const [mail] = (await chief.get('/mails', {})).answer.mails;
      expect((await chief.get('/mail', { id: mail?.id ?? '' })).answer).toMatchObject({ text: null, textWithheld: 'secret' });
      expect(JSON.stringify([(await chief.get('/account', { id: account.id })).answer, await audit(account.login)])).not.toContain(link);
    });

  it('a mail with a link that cannot be handed over is told, and a new link goes out by a press', async () => {
    const account = server.provider.kept.add({ login: 'ada@agency.example.gov' });
    await server.pool.query('alter table marketplace.mail_outbox rename to mail_outbox_away');
    expect((await chief.post('/account/reset-password', { id: account.id, reason })).answer).toEqual({ mailed: false });
    await server.pool.query('alter table marketplace.mail_outbox_away rename to mail_outbox');
    expect((await chief.post('/account/new-link', { id: account.id, reason })).answer).toEqual({ mailed: true });
    expect((await mails())[0]?.body).toContain(server.provider.kept.links.at(-1));
  });

  it('no operator disables the account that they work with', async () => {
    const own = server.provider.kept.add({ login: 'administrator@desk.example.gov' });
    expect(await chief.post('/account/disable', { id: own.id, reason })).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('your own account') } });
    expect(server.provider.kept.asked).toEqual([]);
  });

  it('an identity server that has forgotten the token is asked with another, and one that does not answer is told of', async () => {
    server.provider.kept.tokens.clear();
    expect((await clerk.get('/accounts', {})).status).toBe(200);
    server.provider.kept.isAway = true;
    expect(await clerk.get('/accounts', {})).toMatchObject({ status: 503, refusal: { code: 'IDENTITY_AWAY' } });
  });

  describe('what the identity server tells', () => {
    const id = '6a2f6a51-6f0e-4b61-9d5c-1f2f3a4b5c6d';

    it('its mail goes into the outbox, once, however often it is told', async () => {
      const notice = { id, kind: 'mail', mailKind: 'lost-password', recipient: 'ada@agency.example.gov', subject: 'A link', body: 'Here it is.', holdsUntil: '2099-01-01T00:00:00.000Z' } as const;
      for (let told = 0; told < 2; told += 1) {
        server.provider.kept.notices.push(notice);
        await expect.poll(() => server.provider.kept.notices).toEqual([]);
      }
      expect(await mails()).toEqual([{ kind: 'lost-password', recipient: notice.recipient, body: notice.body, holds_until: new Date(notice.holdsUntil) }]);
    });

    it('the sessions of an account that signed out everywhere there end here', async () => {
      const account = server.provider.kept.add({ login: 'ada@agency.example.gov' });
      const buyer = await server.signedIn({ sub: account.id, email: account.login });
      expect((await buyer.get('/login/mfa_sign_in')).envelope.responseType).toBe('AUTHENTICATED');
      server.provider.kept.notices.push({ id, kind: 'signed-out', accountId: account.id });
      await expect.poll(() => server.provider.kept.notices).toEqual([]);
      expect((await buyer.get('/login/mfa_sign_in')).envelope.responseType).not.toBe('AUTHENTICATED');
    });
  });
});

describe.each(oneTestDatabase())('accounts that this desk does not keep, on $name', ({ open }) => {
  it('a provider that keeps its accounts by itself has none at the desk, which says so', async () => {
    const server = await openServer(open);
    try {
      const chief = await operatorAtDesk(server, 'administrator');
      expect((await chief.get('/accounts', {})).answer).toMatchObject({ isKeptHere: false, accounts: [] });
      expect(await chief.post('/account/disable', { id: 'somebody', reason })).toMatchObject({ status: 409, refusal: { code: 'ACCOUNTS_KEPT_ELSEWHERE' } });
    } finally {
      await server.close();
    }
  });

  it('a secret that the identity server does not take is told, with the settings to compare', async () => {
    const server = await openServer(open, { deskSecret, deskSecretThere: 'another-secret-of-thirty-two-characters' });
    try {
      const chief = await operatorAtDesk(server, 'administrator');
      expect(await chief.get('/accounts', {})).toMatchObject({ status: 503, refusal: { code: 'DESK_REFUSED', message: expect.stringContaining('OAUTH_DESK_CLIENT_SECRET') } });
    } finally {
      await server.close();
    }
  });
});
