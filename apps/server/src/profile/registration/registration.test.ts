import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { defaultRateLimits } from '../../http/rate-limits.ts';
import { runs } from '../../testing/many-runs.ts';
import { mailedCode, register, registrant, registrationOf } from '../../testing/register.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { readBuyerProfile } from '../buyer-profile/buyer-profile.ts';
import { profileOfRegistration } from './profile-of-registration.ts';

const minute = 60_000;
const gsa = { ...registrant, email: 'Newcomer@pbs.gsa.gov', agency: 'general services administration', bureau: 'Public Buildings Service', agencyNotListed: undefined };
const clerk = { firstName: 'Demo', lastName: 'Clerk', email: 'clerk@city.example.com', government: 'City of Example', governmentKind: 'city', usState: 'VA', phone: '202-555-0100 x12' };

describe.each(oneTestDatabase())('registration on $name', ({ open }) => {
  const time = { now: new Date('2027-03-31T15:00:00Z') };
  const later = (milliseconds: number): void => void (time.now = new Date(time.now.getTime() + milliseconds));
  const clock = { now: () => time.now };
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { clock, deskSecret: 'secret-of-the-desk-in-a-test-long-enough', registersAtOnce: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later(2 * 60 * minute);
    server.provider.kept.accounts.clear();
    server.provider.kept.links.length = 0;
    server.provider.kept.isAway = false;
    await server.pool.query('delete from marketplace.mail_outbox');
    await server.pool.query('delete from marketplace.registration_attempt');
    await server.pool.query('delete from marketplace.registration_request');
  });

  const inStore = (store: string) => ({ headers: { 'x-store': store } });
  const submit = async (request: object, store = 'ADVANTAGE', path = '/profile/federal_registration_submit') => (await (await server.visitor()).post(path, request, inStore(store))).envelope;
  const begin = async (request: object, store = 'ADVANTAGE', path?: string) => registrationOf(await submit(request, store, path));
  const shown = async (registration: string, store = 'ADVANTAGE', path = '/profile/registration') => (await (await server.visitor()).get(`${path}?registration=${registration}`, inStore(store))).envelope;
  const verify = async (registrationId: string, typed: object, store = 'ADVANTAGE') => (await (await server.visitor()).post('/profile/verify_registration', { registrationId, ...typed }, inStore(store))).envelope;
  const mails = async () => (await server.pool.query<Record<'kind' | 'recipient' | 'subject' | 'body', string>>('select kind, recipient, subject, body from marketplace.mail_outbox order by created_at')).rows;
  const requests = async () => (await server.pool.query('select first_name, email, agency, listed_agency, us_state, government_kind, state, store from marketplace.registration_request order by request_number')).rows;
  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('begins with the form of the store [spec 2.118]', async () => {
    const visitor = await server.visitor();
    expect((await visitor.get('/profile/registration')).envelope).toMatchObject({ responseName: 'Initial', attributes: { values: { firstName: '', bureau: '' }, errors: [], opensAtOnce: true, hasStateStore: true } });
    expect((await visitor.get('/profile/registration', inStore('STATE'))).envelope).toMatchObject({ responseName: 'StateEmail', attributes: { email: '', problem: null } });
    expect((await visitor.get('/profile/state_registration', inStore('STATE'))).envelope).toMatchObject({ responseName: 'Initial', attributes: { finding: null, states: expect.arrayContaining([{ code: 'DC', name: 'District of Columbia' }]) } });
    expect((await visitor.get('/profile/state_registration')).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/profile/state_registration?store=STATE' });
  });

  it('mails a code, and is a request with the code alone, with a reference number [spec 2.118, 7.11]', async () => {
    const registration = await begin({ ...registrant, firstName: ' Demo ', requestKey: crypto.randomUUID() });
    expect(await requests()).toEqual([]);
    expect(await mails()).toMatchObject([{ kind: 'registration-code', recipient: registrant.email, body: expect.stringContaining(`/ws/profile/registration?registration=${registration}&store=ADVANTAGE`) }]);
    expect(await shown(registration)).toMatchObject({ responseName: 'VerifyEmail', attributes: { sentTo: registrant.email, code: { triesLeft: 5 }, problem: null } });
    const answer = await verify(registration, { code: await mailedCode(server, registrant.email) });
    expect(answer).toMatchObject({ responseType: 'REDIRECT', redirectURL: `/profile/registration?registration=${registration}` });
    expect(await shown(registration)).toMatchObject({ responseName: 'Received', attributes: { email: registrant.email, next: 'desk', referenceNumber: expect.stringMatching(/^R-\d{7}-\d$/) } });
    expect(await requests()).toEqual([{ first_name: 'Demo', email: registrant.email, agency: 'Sample Agency', listed_agency: null, us_state: null, government_kind: null, state: 'open', store: 'ADVANTAGE' }]);
    expect(await verify(registration, { code: '123456' }), 'after the proof').toMatchObject({ responseType: 'REDIRECT' });
  });

  it('opens an account at once for a proved address of a listed agency, and leads to where its person chooses a password', async () => {
    const registration = await begin(gsa);
    const answer = await verify(registration, { code: await mailedCode(server, gsa.email) });
    const link = server.provider.kept.links.at(-1);
    expect(answer).toMatchObject({ responseType: 'REDIRECT', redirectURL: link });
    expect(new URL(String(link)).searchParams.get('back'), 'from there it goes on in the store').toMatch(/^http:\/\/[\w.]+:\d+\/home\?store=ADVANTAGE$/);
    expect([...server.provider.kept.accounts.values()]).toMatchObject([{ login: 'newcomer@pbs.gsa.gov', name: 'Demo Buyer', agencyCode: '47' }]);
    expect((await mails()).at(-1)).toMatchObject({ kind: 'registration-accepted', recipient: 'newcomer@pbs.gsa.gov', body: expect.stringContaining(String(link)) });
    expect(await shown(registration)).toMatchObject({ responseName: 'Received', attributes: { next: 'set-up' } });
    expect(JSON.stringify(await shown(registration))).not.toContain('/set-up/');
    expect(await requests()).toMatchObject([{ state: 'accepted', agency: 'General Services Administration', listed_agency: '47' }]);
  });

  it('says the same of an address that has an account, until its owner has proved it: then they are told, on the page and by a mail', async () => {
    server.provider.kept.add({ login: 'newcomer@pbs.gsa.gov' });
    const known = await submit(gsa);
    const unknown = await submit({ ...gsa, email: 'other@pbs.gsa.gov' });
    const [one, other] = [registrationOf(known), registrationOf(unknown)];
    const plain = (envelope: object, id: string, email: string) => JSON.stringify(envelope).replaceAll(id, 'ID').replaceAll(email, 'EMAIL').replaceAll(/"(occurrence\w*|\w*XSRF\w*|expiresAt|appServerID|wsID)":"[^"]*"/g, '');
    expect(plain(known, one, '')).toBe(plain(unknown, other, ''));
    expect(plain((await shown(one)).attributes ?? {}, one, 'newcomer@pbs.gsa.gov')).toBe(plain((await shown(other)).attributes ?? {}, other, 'other@pbs.gsa.gov'));
    expect(new Set((await mails()).map(({ subject, body }) => subject + body.replace(/\d{6}/, '').replaceAll(/registration=[\w-]+/g, ''))).size).toBe(1);
    expect(await verify(one, { code: await mailedCode(server, 'newcomer@pbs.gsa.gov') })).toMatchObject({ redirectURL: `/profile/registration?registration=${one}` });
    expect(await shown(one)).toMatchObject({ responseName: 'Received', attributes: { next: 'sign-in' } });
    expect((await mails()).map(({ kind }) => kind), 'the identity server tells the mailbox').toEqual(['registration-code', 'registration-code']);
    expect(await requests()).toMatchObject([{ state: 'accepted' }]);
  });

  it('takes the agency of the account from the list, whatever else the request says of it', async () => {
    const registration = await begin({ ...gsa, agencyCode: '97', listedAgency: '97', usState: 'VA', approved: true, state: 'accepted', store: 'DHS', accountId: crypto.randomUUID() });
    await verify(registration, { code: await mailedCode(server, gsa.email), agencyCode: '97', email: 'other@army.mil' });
    expect([...server.provider.kept.accounts.values()]).toMatchObject([{ login: 'newcomer@pbs.gsa.gov', agencyCode: '47' }]);
    expect(await requests()).toMatchObject([{ agency: 'General Services Administration', listed_agency: '47' }]);
  });

  it.each([
    ['an agency that is not listed', { ...gsa, agency: 'Sample Agency', agencyNotListed: '1' }],
    ['an address of another agency', { ...gsa, agency: 'Navy' }],
    ['a domain that only looks like it', { ...gsa, email: 'newcomer@evil-gsa.gov' }],
  ])('waits for the desk with %s', async (_what, values) => {
    const registration = await begin(values);
    await verify(registration, { code: await mailedCode(server, values.email) });
    expect(await shown(registration)).toMatchObject({ responseName: 'Received', attributes: { next: 'desk' } });
    expect(server.provider.kept.accounts.size).toBe(0);
  });

  it('waits for the desk while the identity server is away, and nothing is lost', async () => {
    const registration = await begin(gsa);
    server.provider.kept.isAway = true;
    await verify(registration, { code: await mailedCode(server, gsa.email) });
    expect(await shown(registration)).toMatchObject({ responseName: 'Received', attributes: { next: 'desk' } });
    expect(await requests()).toMatchObject([{ state: 'open' }]);
  });

  it('of a thousand guessed codes, at once or one after the other, none proves the address', async () => {
    const registration = await begin(registrant);
    const code = await mailedCode(server, registrant.email);
    const guesses = Array.from({ length: runs(1_000, 10_000) }, (_guess, at) => String(at).padStart(6, '0')).filter((guess) => guess !== code);
    const { checkCode } = await import('../../virtual-store/index.ts');
    const tools = { database: server.pool, clock, keyFor: server.identity.keyFor };
    for (let start = 0; start < guesses.length; start += 500) {
      const tried = await Promise.all(guesses.slice(start, start + 500).map((guess) => checkCode(tools, { registrationId: registration }, guess)));
      expect(tried.some(({ kind }) => kind === 'right')).toBe(false);
    }
    expect(await verify(registration, { code }), 'the right one comes too late').toMatchObject({ responseName: 'VerifyEmail', attributes: { code: null } });
    expect(await requests()).toEqual([]);
  });

  it('says what is wrong with a code, and ends it after five tries or 15 minutes; another one is mailed a minute later', async () => {
    const registration = await begin(registrant);
    const first = await mailedCode(server, registrant.email);
    expect(await verify(registration, { code: 'abc' })).toMatchObject({ responseName: 'VerifyEmail', pathInfo: '/profile/registration', attributes: { problem: 'Enter the six digits of the code.', code: { triesLeft: 5 } } });
    expect(await verify(registration, { code: otherThan(first) })).toMatchObject({ attributes: { problem: 'This is not the code that was sent. You have 4 more tries.' } });
    expect(await verify(registration, { another: '1' })).toMatchObject({ attributes: { problem: expect.stringContaining('less than a minute ago'), code: { triesLeft: 4 } } });
    later(minute);
    expect(await verify(registration, { another: '1' })).toMatchObject({ attributes: { problem: null, code: { triesLeft: 5 } } });
    const second = await mailedCode(server, registrant.email);
    if (first !== second) expect(await verify(registration, { code: first })).toMatchObject({ attributes: { code: { triesLeft: 4 } } });
    later(15 * minute);
    expect(await shown(registration)).toMatchObject({ responseName: 'VerifyEmail', attributes: { code: null, problem: 'The code does not hold any more. Ask for another one.' } });
    expect(await verify(registration, { code: second })).toMatchObject({ attributes: { code: null } });
    await verify(registration, { another: '1' });
    expect(await verify(registration, { code: (await mailedCode(server, registrant.email)).replace(/^(...)/, '$1 ') })).toMatchObject({ responseType: 'REDIRECT' });
  });

  it('mails three codes an hour to one address, from any number of browsers, and says so for every address alike', async () => {
    for (let count = 0; count < 3; count += 1) expect((await submit(registrant)).responseType).toBe('REDIRECT');
    expect(await submit(registrant)).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: 'email', message: expect.stringContaining('Too many codes') }], values: { firstName: 'Demo' } } });
    expect(await mails()).toHaveLength(3);
  });

  it('is begun once, however often it is sent, also at the same time', async () => {
    const values = { ...registrant, requestKey: crypto.randomUUID() };
    const begun = await Promise.all([1, 2, 3].map(() => begin(values)));
    expect(new Set(begun).size).toBe(1);
    expect(await mails()).toHaveLength(1);
    later(5 * minute);
    expect(await begin(values)).toBe(begun[0]);
    expect(await mails()).toHaveLength(1);
  });

  it('from two windows is one request, with what was said last', async () => {
    const one = await begin(registrant);
    later(1000);
    const other = await begin({ ...registrant, firstName: 'Second' });
    const newest = await mailedCode(server, registrant.email);
    await verify(other, { code: newest });
    later(2 * minute);
    await verify(one, { another: '1' });
    await verify(one, { code: await mailedCode(server, registrant.email) });
    expect(await requests()).toHaveLength(1);
    const numbers = [await shown(one), await shown(other)].map(({ attributes }) => attributes?.['referenceNumber']);
    expect(numbers[0]).toBe(numbers[1]);
  });

  it('a code of one registration proves no other', async () => {
    const [one, other] = [await begin(registrant), await begin({ ...registrant, email: 'other@agency.example.gov' })];
    const code = await mailedCode(server, registrant.email);
    if (code !== (await mailedCode(server, 'other@agency.example.gov'))) expect(await verify(other, { code })).toMatchObject({ responseName: 'VerifyEmail' });
    expect(await verify(one, { code })).toMatchObject({ responseType: 'REDIRECT' });
  });

  it('is over after a day, and is then like one that never was', async () => {
    const registration = await begin(registrant);
    later(24 * 60 * minute);
    const never = crypto.randomUUID();
    for (const id of [registration, never]) {
      expect(await shown(id)).toMatchObject({ responseName: 'Expired' });
      expect(await verify(id, { code: '123456' })).toMatchObject({ responseName: 'Expired', pathInfo: '/profile/registration' });
    }
    // The link of the mail, cut.
    for (const cut of [registration.slice(0, -1), 'x', '']) expect(await shown(cut), cut).toMatchObject({ responseName: 'Expired' });
    later(25 * 60 * minute);
    await server.cleanUp(time.now);
    expect((await server.pool.query('select from marketplace.registration_attempt')).rowCount).toBe(0);
  });

  it('mails a request that waits once to the help desk of the store, which the operator has named; no name begins a line of its own', async () => {
    await server.pool.query("insert into marketplace.help_desk_contact (store, email) values ('VA', 'desk@va.example.gov') on conflict do nothing");
    const number = await register(server, { ...registrant, firstName: 'Demo\r\nE-mail: else@agency.example.gov\u001b[2J', agency: 'Sample\u202e Agency' }, 'VA');
    const letters = (await mails()).filter(({ kind }) => kind === 'registration-request');
    expect(letters).toMatchObject([{ recipient: 'desk@va.example.gov', subject: `${number}: a request for an account in the VA store` }]);
    expect(letters[0]?.body).toMatch(/\nName: Demo E-mail: else@agency\.example\.gov \[2J Buyer\nE-mail: buyer@agency\.example\.gov \(proved by a code\)\nAgency: Sample Agency\n/);
  });

  it('takes as many registrations from one address as messages to the help desk, for both are mails to somebody', async () => {
    const limited = await openServer(open, { beside: server, clock, rateLimits: { ...defaultRateLimits, messages: 1 } });
    try {
      const browser = await limited.visitor();
      const send = () => browser.post('/profile/federal_registration_submit', registrant);
      expect((await send()).envelope.responseType).toBe('REDIRECT');
      expect((await send()).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it.each([
    ['a federal store', 'ADVANTAGE', { ...registrant, email: 'buyer@example.com' }, 'Failure'],
    ['a federal store', 'USDA', { ...registrant, email: 'buyer@unit.example.mil' }, undefined],
    ['the state store', 'STATE', clerk, undefined],
    ['the state store', 'STATE', { ...clerk, email: 'clerk' }, 'StateFailure'],
    ['the state store', 'STATE', { ...clerk, email: 'clerk@gsa.gov' }, 'StateFailure'],
  ])('in %s (%s) with %o is answered by %s [spec 5.2, 6.2]', async (_kind, store, values, responseName) => {
    expect((await submit(values, store, '/profile/registration_submit')).responseName).toBe(responseName);
  });

  it('says at each field what is wrong, keeps what was typed and mails nothing', async () => {
    const envelope = await submit({ firstName: 'Demo', email: 'buyer@example.com', phone: '12' });
    expect(envelope).toMatchObject({ responseName: 'Failure', attributes: { values: { firstName: 'Demo', phone: '12' } } });
    expect((envelope.attributes as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['lastName', 'email', 'agency', 'phone']);
    expect(await submit({ ...registrant, agencyNotListed: undefined })).toMatchObject({ attributes: { errors: [{ field: 'agency', message: expect.stringContaining('from the list') }] } });
    expect((await submit({ ...clerk, governmentKind: '', usState: 'ZZ' }, 'STATE', '/profile/registration_submit')).attributes).toMatchObject({ errors: [{ field: 'governmentKind' }, { field: 'usState' }] });
    expect(await mails()).toEqual([]);
  });

  it('of a state or local government looks at the domain of the address, never at the address [spec 2.118]', async () => {
    server.provider.kept.add({ login: clerk.email });
    const look = (email: string) => submit({ email }, 'STATE', '/profile/validatestateemail');
    expect(await look(clerk.email)).toMatchObject({ responseName: 'Success', attributes: { finding: 'unlisted', values: { email: clerk.email } } });
    expect((await look('nobody@city.example.com')).attributes).toMatchObject({ finding: 'unlisted' });
    for (const email of ['someone@gsa.gov', 'someone@unit.example.mil', 'someone', '']) expect(await look(email), email).toMatchObject({ responseName: 'Failure', attributes: { email, problem: expect.any(String) } });
    expect((await submit({ email: clerk.email }, 'ADVANTAGE', '/profile/validatestateemail')).responseType).toBe('REDIRECT');
  });

  it('of a listed state or local government begins with what the list says of it, and opens an account at once', async () => {
    await server.pool.query("insert into marketplace.member_domain (domain, government, state, kind, since, source) values ('town.example.org', 'Town of Example', 'VA', 'city', now()::date, 'test')");
    const listed = { ...clerk, email: 'clerk@town.example.org' };
    expect(await submit({ email: listed.email }, 'STATE', '/profile/validatestateemail')).toMatchObject({ responseName: 'Success', attributes: { finding: 'listed', values: { government: 'Town of Example', governmentKind: 'city', usState: 'VA' } } });
    const registration = await begin(listed, 'STATE', '/profile/registration_submit');
    expect(await verify(registration, { code: await mailedCode(server, listed.email) }, 'STATE')).toMatchObject({ redirectURL: server.provider.kept.links.at(-1) });
    expect([...server.provider.kept.accounts.values()]).toMatchObject([{ login: listed.email, agencyCode: '' }]);
  });

  it('of a state or local government waits for the desk, which reads what was said', async () => {
    await register(server, clerk, 'STATE');
    expect(await requests()).toMatchObject([{ agency: 'City of Example', us_state: 'VA', government_kind: 'city', state: 'open', store: 'STATE' }]);
  });

  it('is the profile of its person at the first sign-in, by a proved address alone', async () => {
    const registration = await begin(gsa);
    await verify(registration, { code: await mailedCode(server, gsa.email) });
    const profileOf = async (person: { sub: string; email_verified?: boolean }) => {
      await server.signedIn({ given_name: 'Other', family_name: 'Name', email: 'newcomer@pbs.gsa.gov', ...person });
      const { rows } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.buyer where subject = $1', [person.sub]);
      return withTransaction(server.pool, async (connection) => {
        const buyer = { buyerId: rows[0]?.buyer_id ?? '', firstName: 'Other', lastName: 'Name', email: gsa.email, verifiedEmails: person.email_verified === false ? [] : ['newcomer@PBS.gsa.gov'], agencyCode: null };
        await profileOfRegistration(connection, buyer, { clock, randomness: systemRandomness });
        return readBuyerProfile(connection, buyer.buyerId);
      });
    };
    expect(await profileOf({ sub: 'proved' })).toMatchObject({ firstName: 'Demo', lastName: 'Buyer', phone: '202-555-0100', agencyCode: '47', bureau: 'Public Buildings Service', version: 1 });
    expect(await profileOf({ sub: 'unproved', email_verified: false })).toMatchObject({ firstName: 'Other', phone: '', version: 0 });
  });

  it('of Global Supply, straight from the identity server, begins with the e-mail address [spec 2.119, 4.25]', async () => {
    const envelope = await submit({ email: registrant.email, directRegistration: '1' }, 'FSS', '/ggs/profile/registration_submit');
    expect(envelope).toMatchObject({ responseName: 'Pre-Register', pathInfo: '/ggs/profile/registration', attributes: { values: { email: registrant.email, firstName: '' }, errors: [] } });
  });

  it('of Global Supply leads to the form of the store elsewhere, which has no screen for it', async () => {
    const at = async (query: string) => (await (await server.visitor()).get(`/ggs/profile/registration${query}`, inStore('VA'))).envelope.redirectURL;
    expect([await at(''), await at('?registration=00000000-0000-4000-8000-000000000000')]).toEqual(['/profile/registration', '/profile/registration?registration=00000000-0000-4000-8000-000000000000']);
    expect(await submit({ ...registrant, directRegistration: '1' }, 'STATE', '/ggs/profile/registration_submit')).toMatchObject({ redirectURL: '/profile/registration' });
  });

  it('of Global Supply answers Initial and Failure too, and leads to its own page of the code [spec 2.119]', async () => {
    expect((await (await server.visitor()).get('/ggs/profile/registration', inStore('USMC'))).envelope.responseName).toBe('Initial');
    expect(await submit({ ...registrant, phone: '' }, 'USMC', '/ggs/profile/registration_submit')).toMatchObject({ responseName: 'Failure', pathInfo: '/ggs/profile/registration' });
    const begun = await submit({ ...registrant, directRegistration: '1' }, 'FSS', '/ggs/profile/registration_submit');
    const registration = registrationOf(begun);
    expect(begun.redirectURL).toBe(`/ggs/profile/registration?registration=${registration}`);
    expect(await shown(registration, 'FSS', '/ggs/profile/registration')).toMatchObject({ responseName: 'VerifyEmail' });
    expect(await verify(registration, { code: 'x' }, 'FSS')).toMatchObject({ responseName: 'VerifyEmail', pathInfo: '/ggs/profile/registration' });
    expect(await verify(registration, { code: await mailedCode(server, registrant.email) }, 'FSS')).toMatchObject({ redirectURL: begun.redirectURL });
    expect(await shown(registration, 'FSS', '/ggs/profile/registration')).toMatchObject({ responseName: 'Received' });
  });
});

describe.each(oneTestDatabase())('registration where the operator opens nothing at once on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  it('waits for the desk, and the form says so', async () => {
    expect((await (await server.visitor()).get('/profile/registration')).envelope.attributes).toMatchObject({ opensAtOnce: false });
    expect(await register(server, { firstName: 'Demo', lastName: 'Buyer', email: gsa.email, agency: 'General Services Administration', phone: '202-555-0100' })).toMatch(/^R-/);
    expect((await server.pool.query('select state from marketplace.registration_request')).rows).toEqual([{ state: 'open' }]);
  });
});
