import { accountsResource, type ChangedAccount, type KeptAccount, type KeptAccounts, type Notice, type RegisteredAccount } from '@quartermaster/contracts-desk';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureDemoAccounts, type NewAccount } from '../accounts/index.ts';
import { tellMail } from '../notices/index.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

const deskSecret = 'the secret of the desk in a test, long enough';
const why = { actor: 'chief@desk.example.gov', reason: 'Left the agency' };
const person = { ...why, email: 'Ada.New@agency.example.gov', givenName: 'Ada', familyName: 'New', agencyCode: '4700' };

describe.each(oneTestDatabase())('the accounts for the desk on $name', (database) => {
  let identity: TestIdentity;
  let token: string;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { demoAccounts: true, deskSecret });
    await ensureDemoAccounts(identity.store, identity.clock.now());
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    token = String((await asked()).access_token);
  });

  const asked = async ({ id = 'quartermaster-desk', secret = deskSecret, resource = accountsResource }: { id?: string; secret?: string | null; resource?: string } = {}): Promise<Record<string, unknown> & { status: number }> => {
    const credentials = secret === null ? {} : { authorization: `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')}` };
    const answer = await fetch(`${identity.issuer}/token`, { method: 'POST', headers: credentials, body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, scope: 'accounts', resource }) });
    return { ...((await answer.json()) as object), status: answer.status };
  };
  const call = async <Answer>(path: string, body?: object, headers: Record<string, string> = {}): Promise<{ status: number; answer: Answer & { code: string; message: string } }> => {
    const answer = await fetch(`${identity.issuer}/accounts${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, answer: (await answer.json()) as Answer & { code: string; message: string } };
  };
  const signsIn = async (account: NewAccount): Promise<boolean> => {
    // A code is taken once.
    identity.clock.advance(31);
    return (await identity.signIn(identity.browser(), account)).url.searchParams.has('code');
  };

  it('are offered by the metadata where the desk has a secret, and not elsewhere', async () => {
    const metadata = async (issuer: string) => (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
    expect(await metadata(identity.issuer)).toMatchObject({ accounts_endpoint: `${identity.issuer}/accounts` });
    const without = await openTestIdentity(database);
    try {
      expect(await metadata(without.issuer)).not.toHaveProperty('accounts_endpoint');
      expect((await fetch(`${without.issuer}/accounts`)).status).toBe(404);
      const refused = await fetch(`${without.issuer}/token`, { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'quartermaster-desk', resource: accountsResource }) });
      expect(refused.status).toBe(400);
    } finally {
      await without.stop();
    }
  });

  it('are given to the desk’s client with its secret alone', async () => {
    expect(await asked()).toMatchObject({ status: 200, token_type: 'Bearer', scope: 'accounts', expires_in: 300 });
    expect(await asked({ secret: 'a secret that somebody has guessed 12' })).toMatchObject({ status: 401, error: 'invalid_client' });
    expect((await asked({ secret: null })).status).toBe(401);
    expect((await asked({ id: 'quartermaster-web', secret: null })).status).toBe(400);
    expect(await asked({ resource: 'urn:quartermaster:rs' })).toMatchObject({ status: 400, error: 'invalid_target' });
  });

  it('get another agency code, which the next token has, and nothing else of them changes', async () => {
    const account = await identity.newAccount();
    const { url, verifier } = await identity.signIn(identity.browser(), account);
    const tokens = await identity.exchange(url, verifier);
    const codeOf = (jwt: unknown): unknown => (JSON.parse(Buffer.from(String(jwt).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>)['agency_code'];
    const { answer: { account: before } } = await call<KeptAccount>(`/${account.id}`);
    expect(codeOf(tokens.access_token)).toBe(before.agencyCode);
    const mended = { ...why, agencyCode: '9700', reason: 'Typed wrongly' };
    expect(await call(`/${account.id}/agency-code`, mended)).toMatchObject({ status: 200, answer: { account: { ...before, agencyCode: '9700' }, link: null } });
    expect(codeOf((await identity.refresh(String(tokens.refresh_token))).access_token)).toBe('9700');
    expect((await call<KeptAccount>(`/${account.id}`)).answer.events[0]).toMatchObject({ actor: why.actor, action: 'agency-code-changed', reason: 'Typed wrongly' });
    expect(await call(`/${account.id}/agency-code`, mended)).toMatchObject({ status: 409, answer: { message: expect.stringContaining('has the agency code 9700 already. Nothing was changed.') } });
    expect(await call(`/${account.id}/agency-code`, { ...mended, agencyCode: 'GSA-1' })).toMatchObject({ status: 400 });
    expect(await call(`/${account.id}/agency-code`, { ...mended, agencyCode: '', reason: '' })).toMatchObject({ status: 400 });
    expect(await call('/unknown/agency-code', mended)).toMatchObject({ status: 404, answer: { code: 'ACCOUNT_UNKNOWN' } });
  });

  it('say by the key of a change whether it was made; one that was refused was not', async () => {
    const { account } = (await call<ChangedAccount>('', { ...person, email: 'key@agency.example.gov' })).answer;
    const [made, refused] = ['6a2f6a51-6f0e-4b61-9d5c-1f2f3a4b5c6d', '7a2f6a51-6f0e-4b61-9d5c-1f2f3a4b5c6d'];
    expect(await call(`/changes/${made}`)).toMatchObject({ status: 200, answer: { isMade: false } });
    expect((await call(`/${account.id}/disable`, { ...why, changeId: made })).status).toBe(200);
    expect((await call(`/${account.id}/disable`, { ...why, changeId: refused })).status).toBe(409);
    expect((await call(`/changes/${made}`)).answer).toEqual({ isMade: true });
    expect((await call(`/changes/${refused}`)).answer).toEqual({ isMade: false });
    expect((await call('/changes/no-key')).status).toBe(400);
    expect((await call(`/${account.id}/enable`, { ...why, changeId: 'no-key' })).status).toBe(400);
  });

  it('refuse a call without such a token, with a buyer’s, and one of a browser', async () => {
    const account = await identity.newAccount();
    const { url, verifier } = await identity.signIn(identity.browser(), account);
    const tokens = await identity.exchange(url, verifier);
    for (const bearer of ['', 'guessed-guessed-guessed-guessed-guessed-ab', String(tokens.access_token), String(tokens.refresh_token)]) {
      for (const body of [undefined, person]) expect(await call('', body, { authorization: `Bearer ${bearer}` })).toMatchObject({ status: 401, answer: { code: 'TOKEN_INVALID' } });
    }
    expect(await call('', person, { origin: 'http://localhost:18080' })).toMatchObject({ status: 403, answer: { code: 'NOT_FOR_BROWSERS' } });
    expect((await call<KeptAccounts>('?q=ada.new')).answer.total).toBe(0);
  });

  it('are found by login, address and name, page by page, and read with what was done to them', async () => {
    const account = await identity.newAccount();
    for (const q of [account.email.slice(0, 20), account.email.toUpperCase()]) expect((await call<KeptAccounts>(`?q=${encodeURIComponent(q)}`)).answer.accounts.map(({ id }) => id), q).toContain(account.id);
    const named = (await call<KeptAccounts>('?q=demo%20buyer')).answer;
    expect(named).toMatchObject({ total: 1, page: 1, pageCount: 1, accounts: [{ id: 'demo-buyer', state: 'active', isDemo: true, link: null }] });
    await call(`/${account.id}/unlock`, why);
    const { answer } = await call<KeptAccount>(`/${account.id}`);
    expect(answer).toMatchObject({ account: { id: account.id, name: 'Test Buyer', state: 'active', owes: { password: false, secondFactor: false } }, events: [{ ...why, action: 'unlocked' }] });
    expect(JSON.stringify(answer)).not.toMatch(/scrypt|totp/i);
    expect(await call('/unknown')).toMatchObject({ status: 404, answer: { code: 'ACCOUNT_UNKNOWN' } });
  });

  it('are disabled and enabled, each with who and why; what is so already is refused', async () => {
    const account = await identity.newAccount();
    expect((await call<ChangedAccount>(`/${account.id}/disable`, why)).answer).toMatchObject({ account: { state: 'disabled' }, link: null });
    expect(await signsIn(account)).toBe(false);
    expect(await call(`/${account.id}/disable`, why)).toMatchObject({ status: 409, answer: { code: 'ACCOUNT_REFUSED' } });
    expect(await call(`/${account.id}/reset-password`, why)).toMatchObject({ status: 409 });
    expect((await call<ChangedAccount>(`/${account.id}/enable`, why)).answer.account.state).toBe('active');
    expect(await signsIn(account)).toBe(true);
    expect((await call<KeptAccount>(`/${account.id}`)).answer.events.map(({ action, actor }) => [action, actor])).toEqual([['enabled', why.actor], ['disabled', why.actor]]);
  });

  it.each([[{ actor: why.actor }, 'reason'], [{ reason: why.reason }, 'actor'], [{ actor: why.actor, reason: ' ' }, 'reason']])('a change without who or why is refused: %o', async (body, field) => {
    const answered = await call('/demo-buyer/disable', body);
    expect(answered.status).toBe(400);
    expect(answered.answer.message).toContain(field);
  });

  it('a reset ends the sessions, the account is refused until its person has set it up, and a demo account has none', async () => {
    const account = await identity.newAccount();
    const { url, verifier } = await identity.signIn(identity.browser(), account);
    const tokens = await identity.exchange(url, verifier);
    const { answer } = await call<ChangedAccount>(`/${account.id}/reset-password`, why);
    expect(answer).toMatchObject({ account: { state: 'toSetUp', owes: { password: true, secondFactor: false }, link: { state: 'open' } }, link: { url: expect.stringMatching(/\/set-up\/[\w-]{43}$/) } });
    expect((await identity.refresh(String(tokens.refresh_token))).status).toBe(400);
    expect(await signsIn(account)).toBe(false);
    expect(await call('/demo-buyer/reset-second-factor', why)).toMatchObject({ status: 409, answer: { message: expect.stringContaining('demo account') } });
  });

  it('an account is made for its person to set up; asked again, it gets another link, and one that is set up stays as it is', async () => {
    const made = (await call<ChangedAccount>('', person)).answer;
    expect(made).toMatchObject({ account: { login: 'ada.new@agency.example.gov', state: 'toSetUp', owes: { password: true, secondFactor: true }, agencyCode: '4700' }, link: { url: expect.any(String) } });
    const again = (await call<ChangedAccount>('', person)).answer;
    expect(again.account.id).toBe(made.account.id);
    expect(again.link?.url).not.toBe(made.link?.url);
    expect((await fetch(String(made.link?.url))).status).toBe(410);
    expect((await fetch(String(again.link?.url))).status).toBe(200);
    const known = await identity.newAccount({ isApproved: false });
    expect((await call<ChangedAccount>('', { ...person, email: known.email })).answer).toMatchObject({ account: { id: known.id, state: 'active' }, link: null });
    expect(await signsIn(known)).toBe(true);
    expect(await call('', { ...person, email: 'no address' })).toMatchObject({ status: 409 });
    expect(await call('', { ...person, agencyCode: 'GSA-1' })).toMatchObject({ status: 400 });
  });

  describe('who registers with an address that was proved', () => {
    const registration = { email: 'Self@agency.example.gov', givenName: 'Self', familyName: 'Registered', agencyCode: '4700', approved: true, reason: 'Registration R-0000123-4' };
    const registers = (changes: object) => call<RegisteredAccount>('/register', { ...registration, ...changes });
    const notices = async () => (await call<{ notices: readonly Notice[] }>('/notices')).answer.notices;
    const mailTo = async (email: string) => (await notices()).filter((notice) => notice.kind === 'mail' && notice.recipient === email);

    it('gets an account with a link, and a newer one when asked again, with the name that was written last', async () => {
      const made = await registers({});
      expect(made).toMatchObject({ status: 200, answer: { link: { url: expect.stringMatching(/\/set-up\/[\w-]{43}$/) } } });
      const { accountId } = made.answer;
      const again = await registers({ givenName: 'Selma' });
      expect(again.answer.accountId).toBe(accountId);
      expect((await fetch(String(made.answer.link?.url))).status).toBe(410);
      expect((await fetch(String(again.answer.link?.url))).status).toBe(200);
      const { answer } = await call<KeptAccount>(`/${accountId}`);
      expect(answer).toMatchObject({ account: { name: 'Selma Registered', state: 'toSetUp' }, events: [{ action: 'link-made' }, { action: 'registered', reason: registration.reason, actor: 'self@agency.example.gov' }] });
      expect(await mailTo(registration.email)).toEqual([]);
    });

    it('gets none where there is an account, or one that is disabled: its mailbox alone is told, and nothing is changed', async () => {
      const known = await identity.newAccount();
      const disabled = await identity.newAccount();
      await call(`/${disabled.id}/disable`, why);
      for (const { id, email } of [known, disabled]) {
        expect(await registers({ email, givenName: 'Other' })).toMatchObject({ status: 200, answer: { accountId: id, link: null } });
        expect((await call<KeptAccount>(`/${id}`)).answer.account.name).toBe('Test Buyer');
        expect(await mailTo(email)).toMatchObject([{ mailKind: 'account-known', holdsUntil: null, body: expect.stringContaining('You have an account already') }]);
      }
      expect(await signsIn(known)).toBe(true);
      expect(await signsIn(disabled)).toBe(false);
    });

    it('is not approved unless the marketplace says so; then an account of before is, too', async () => {
      const { accountId } = (await registers({ email: 'waits@agency.example.gov', approved: false })).answer;
      expect((await identity.pool.query<{ approved_at: Date | null }>('select approved_at from identity.account where id = $1', [accountId])).rows).toEqual([{ approved_at: null }]);
      const known = await identity.newAccount({ isApproved: false });
      await registers({ email: known.email, approved: false });
      expect((await call<KeptAccount>(`/${known.id}`)).answer.account.state).toBe('notApproved');
      await registers({ email: known.email });
      expect((await call<KeptAccount>(`/${known.id}`)).answer.account.state).toBe('active');
    });

    it.each([{ email: 'no address' }, { agencyCode: 'GSA-1' }, { approved: 'yes' }, { reason: '' }])('is refused with %o', async (changes) => {
      expect((await registers(changes)).status).toBeGreaterThanOrEqual(400);
    });

    it('mail waits, sealed, until the marketplace has it, and no longer than it holds', async () => {
      const known = await identity.newAccount();
      await registers({ email: known.email });
      const { rows } = await identity.pool.query<{ sealed: Buffer }>('select sealed from identity.notice');
      expect(rows.length).toBeGreaterThan(0);
      for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('agency.example.gov');
      const [mine] = await mailTo(known.email);
      expect(await mailTo(known.email)).toEqual([mine]);
      expect((await call('/notices/taken', { ids: [mine?.id] })).status).toBe(200);
      expect(await mailTo(known.email)).toEqual([]);
      expect((await call('/notices/taken', { ids: ['1; drop table'] })).status).toBe(400);
      await tellMail(identity.pool, identity.store.box, { mailKind: 'code', recipient: known.email, subject: 'Code', body: '1', holdsUntil: new Date(identity.clock.now().getTime() + 60_000) }, identity.clock.now());
      expect(await mailTo(known.email)).toHaveLength(1);
      identity.clock.advance(61);
      expect(await mailTo(known.email)).toEqual([]);
    });
  });

  it('no link and no token is in the log', async () => {
    const { answer } = await call<ChangedAccount>('', { ...person, email: 'of.the.log@agency.example.gov' });
    const word = String(answer.link?.url).split('/').at(-1) ?? '';
    await fetch(String(answer.link?.url));
    await expect.poll(() => identity.logLines.some((line) => line.includes('/set-up/:token'))).toBe(true);
    expect(identity.logLines.filter((line) => line.includes(word) || line.includes(token) || line.includes(deskSecret))).toEqual([]);
  });
});
