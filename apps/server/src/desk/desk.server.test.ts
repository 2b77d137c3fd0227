import { deskServices, mayUse, roles } from '@quartermaster/contracts-desk';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../testing/server.ts';
import { beginOperatorSession } from './operators/operator-session.ts';
import { DeskBrowser, operatorAtDesk } from './testing/desk-browser.ts';

const minute = 60_000;

describe.each(oneTestDatabase())('the desk on $name', ({ open }) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => new Date(now) } });
  });
  afterAll(() => server.close());

  it('signs an operator in without a token in the browser: a cookie of its own path, which no script sees and no other site sends', async () => {
    const browser = new DeskBrowser(server);
    await operatorAtDesk(server, 'viewer', 'first@desk.example.gov');
    const begun = await browser.visit('/advantage/desk/sign-in');
    const address = new URL(begun.headers.location ?? '');
    expect([begun.statusCode, Object.fromEntries(address.searchParams)]).toEqual([303, expect.objectContaining({
      client_id: 'quartermaster-desk', response_type: 'code', scope: 'openid profile', prompt: 'login', max_age: '900', code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:8080/advantage/desk/signed-in', nonce: address.searchParams.get('code_challenge'),
    })]);
    expect(begun.cookies).toMatchObject([{ name: 'QM_DESK_SIGN_IN', path: '/advantage/desk', httpOnly: true, sameSite: 'Lax' }]);
    const [state = '', verifier = ''] = (browser.cookies.get('QM_DESK_SIGN_IN') ?? '').split('.');
    const code = server.provider.code({ sub: 'account of first@desk.example.gov', preferred_username: 'First@desk.example.gov', given_name: 'Sample' }, verifier);
    const back = await browser.visit(`/advantage/desk/signed-in?code=${code}&state=${state}`);
    expect([back.statusCode, back.headers.location]).toEqual([303, '/desk']);
    expect(back.cookies.find(({ name }) => name === 'QM_DESK')).toMatchObject({ path: '/advantage/desk', httpOnly: true, sameSite: 'Strict' });
    expect(back.body).toBe('');
    expect((await browser.get('/session')).answer).toMatchObject({ login: 'first@desk.example.gov', name: 'Sample', role: 'viewer', endsAfterMinutes: 30, isTrial: false });
  });

  it('keeps cookies to HTTPS where the marketplace is reached by it', async () => {
    const { DeskCookies } = await import('./wire/desk-cookies.ts');
    expect([new DeskCookies(new Uint8Array(32), true).session, new DeskCookies(new Uint8Array(32), false).session]).toEqual(['__Secure-QM_DESK', 'QM_DESK']);
  });

  it('refuses accounts that are no operators, and says nothing else', async () => {
    const browser = new DeskBrowser(server);
    expect(await browser.signIn({ sub: 'demo-buyer', preferred_username: 'buyer@agency.example.gov' })).toBe('/desk/no-access');
    expect(await browser.signIn({ sub: 'nameless' })).toBe('/desk/sign-in-again');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await browser.get('/session')).toMatchObject({ status: 401, refusal: { code: 'SIGN_IN_REQUIRED' } });
  });

  it('binds a login to the account that signed in first: another account of that name is refused', async () => {
    await operatorAtDesk(server, 'viewer', 'bound@desk.example.gov');
    expect(await new DeskBrowser(server).signIn({ sub: 'another account', preferred_username: 'bound@desk.example.gov' })).toBe('/desk/no-access');
    const { rows: [bound] } = await server.pool.query<{ issuer: string; subject: string }>("select issuer, subject from marketplace.operator where login = 'bound@desk.example.gov'");
    const of = (issuer: string) => beginOperatorSession(server.pool, crypto.randomUUID(), { issuer, subject: bound?.subject ?? '', login: 'bound@desk.example.gov', name: '' }, new Date(now), 1800);
    expect([await of('https://elsewhere.example.gov'), await of(bound?.issuer ?? '')], 'the same subject at another provider is another account').toMatchObject([null, { role: 'viewer' }]);
  });

  it('ends the session that a browser had when it signs in again', async () => {
    const browser = await operatorAtDesk(server, 'viewer', 'twice@desk.example.gov');
    const before = new DeskBrowser(server);
    before.cookies.set('QM_DESK', browser.cookies.get('QM_DESK') ?? '');
    expect((await before.get('/session')).status).toBe(200);
    await browser.signIn({ sub: 'account of twice@desk.example.gov', preferred_username: 'twice@desk.example.gov' });
    expect([(await before.get('/session')).status, (await browser.get('/session')).status]).toEqual([401, 200]);
  });

  it.each([
    ['a state of another sign-in', 'code=CODE&state=another'],
    ['no state', 'code=CODE'],
    ['a code that is not known', 'code=unknown&state=STATE'],
    ['an error of the identity server', 'error=access_denied&state=STATE'],
  ])('finishes no sign-in with %s', async (_what, query) => {
    const browser = new DeskBrowser(server);
    await browser.visit('/advantage/desk/sign-in');
    const [state = '', verifier = ''] = (browser.cookies.get('QM_DESK_SIGN_IN') ?? '').split('.');
    const code = server.provider.code({ sub: 'account of first@desk.example.gov', preferred_username: 'first@desk.example.gov' }, verifier);
    const back = await browser.visit(`/advantage/desk/signed-in?${query.replace('CODE', code).replace('STATE', state)}`);
    expect([back.headers.location, browser.cookies.has('QM_DESK')]).toEqual(['/desk/sign-in-again', false]);
  });

  it('takes no ID token of another sign-in, of another client, or of factors that were given long ago', async () => {
    for (const claims of [{ nonce: 'another' }, { aud: 'quartermaster-web' }, { auth_time: Math.floor(now / 1000) - 7200 }, { auth_time: undefined }]) {
      server.provider.idTokenClaims = claims;
      try {
        expect(await new DeskBrowser(server).signIn({ sub: 'account of first@desk.example.gov', preferred_username: 'first@desk.example.gov' })).toBe('/desk/sign-in-again');
      } finally {
        server.provider.idTokenClaims = {};
      }
    }
  });

  it('ends a session after inactivity, and after twelve hours in any case', async () => {
    const browser = await operatorAtDesk(server, 'viewer', 'idle@desk.example.gov');
    now += 29 * minute;
    expect((await browser.get('/session')).status).toBe(200);
    now += 31 * minute;
    expect((await browser.get('/session')).status).toBe(401);
    const busy = await operatorAtDesk(server, 'viewer', 'busy@desk.example.gov');
    const statuses: number[] = [];
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      now += 20 * minute;
      statuses.push((await busy.get('/session')).status);
    }
    expect(statuses.indexOf(401)).toBe(statuses.length - 1);
    await server.cleanUp(new Date(now + 60 * minute));
    expect((await server.pool.query('select from marketplace.operator_session')).rowCount).toBe(0);
  });

  it('signs out in every process at once', async () => {
    const browser = await operatorAtDesk(server, 'viewer', 'leaves@desk.example.gov');
    expect(await browser.post('/sign-out')).toMatchObject({ status: 200, answer: {} });
    expect((await browser.get('/session')).status).toBe(401);
  });

  it('lets each role use the services that name it, and no others', async () => {
    const sent: Readonly<Record<string, Record<string, string>>> = {
      '/registration': { number: 'R-0000999-0' }, '/mail': { id: crypto.randomUUID() }, '/activity': { aac: '000000' },
    };
    for (const role of roles) {
      const browser = await operatorAtDesk(server, role);
      const session = await browser.get('/session');
      const allowed = deskServices.filter((service) => mayUse(role, service.role)).map(({ path }) => path);
      expect(session.answer.may).toEqual(allowed);
      const refused: string[] = [];
      // What is allowed is not sent whole, so that nothing changes: it is refused for that, and not for the role.
      for (const { path, method } of deskServices.filter((service) => service.path !== '/sign-out')) {
        const { refusal } = method === 'GET' ? await browser.get(path as '/session', sent[path]) : await browser.post(path as '/sign-out');
        if (refusal.code === 'ROLE_REFUSED') refused.push(path);
      }
      expect([...refused, ...allowed].toSorted()).toEqual(deskServices.map(({ path }) => path).toSorted());
    }
    expect(roles).toHaveLength(4);
  });

  it('changes nothing for a call that is not of a page of its session, or that no service takes', async () => {
    const [browser, other] = [await operatorAtDesk(server, 'administrator', 'one@desk.example.gov'), await operatorAtDesk(server, 'administrator', 'two@desk.example.gov')];
    for (const token of ['', other.xsrfToken]) {
      expect(await browser.post('/sign-out', {}, { 'x-xsrf-token': token })).toMatchObject({ status: 403, refusal: { code: 'XSRF_TOKEN_INVALID' } });
    }
    expect((await browser.get('/session')).status).toBe(200);
    expect(await browser.get('/unknown' as '/session')).toMatchObject({ status: 404, refusal: { code: 'PATH_UNKNOWN' } });
    expect(await browser.get('/mails', { page: 0 })).toMatchObject({ status: 400, refusal: { code: 'REQUEST_INVALID', fieldErrors: [{ field: 'page' }] } });
  });

  it('has an audit log that takes new entries only', async () => {
    const browser = await operatorAtDesk(server, 'administrator', 'writes@desk.example.gov');
    await browser.post('/activities/import', { fileName: 'none.csv', csv: 'aac,activity,contact_name,phone,email,line1,city,state,zip\n' });
    for (const statement of ["update marketplace.desk_audit set actor = ''", 'delete from marketplace.desk_audit', 'truncate marketplace.desk_audit']) {
      await expect(server.pool.query(statement), statement).rejects.toThrow('takes new entries only');
    }
    const viewer = await operatorAtDesk(server, 'viewer', 'reads@desk.example.gov');
    expect((await viewer.get('/audit', { q: 'NONE.csv' })).answer).toMatchObject({
      total: 1, page: 1, pageCount: 1, entries: [{ actor: 'writes@desk.example.gov', role: 'administrator', action: 'activity.imported', subject: 'none.csv', details: { added: 0, rejected: 0 } }],
    });
  });

  it('says what waits', async () => {
    await server.pool.query(`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, holds_until, dead_at)
      values (gen_random_uuid(), 'code', 'a@agency.example.gov', 'A code that holds no longer', 'A', now() - interval '1 year', now() - interval '1 year', null),
        (gen_random_uuid(), 'letter', 'a@agency.example.gov', 'Refused for good', 'A', now() - interval '1 day', null, now())`);
    const { answer } = await (await operatorAtDesk(server, 'viewer', 'overview@desk.example.gov')).get('/overview');
    expect(answer).toMatchObject({ orderReasons: [], deadMails: 1 });
    expect(answer.queues).toEqual([{ name: 'orders', waiting: 0, oldest: null }, { name: 'registrations', waiting: 0, oldest: null }, { name: 'buyer-requests', waiting: 0, oldest: null }, { name: 'product-reports', waiting: 0, oldest: null }, { name: 'messages', waiting: 0, oldest: null }, { name: 'mail', waiting: 0, oldest: null }]);
  });

  it('answers the address of the desk with a page that holds nothing of an operator, strictly, also where it is not built', async () => {
    const page = await server.app.inject({ url: '/desk/mails' });
    expect([200, 503]).toContain(page.statusCode);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await server.app.inject({ url: '/desk/assets/old.js' })).statusCode).toBe(404);
  });
});
