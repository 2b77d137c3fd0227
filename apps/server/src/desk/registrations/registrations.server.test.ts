import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { register } from '../../testing/register.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

describe.each(oneTestDatabase())('requests for accounts at the desk on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    clerk = await operatorAtDesk(server, 'orderClerk');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.pool.query('delete from marketplace.mail_outbox');
    await server.pool.query('delete from marketplace.registration_request');
  });

  const ask = async (firstName: string, store = 'ADVANTAGE'): Promise<string> => {
    const number = await register(server, { firstName, lastName: 'Newcomer', email: `${firstName.toLowerCase()}@agency.example.gov`, agency: 'Sample Agency', agencyNotListed: '1', phone: '202-555-0100' }, store);
    await server.pool.query('delete from marketplace.email_code');
    await server.pool.query('delete from marketplace.mail_outbox');
    return number;
  };
  const mails = async () => (await server.pool.query<Record<'kind' | 'recipient' | 'subject' | 'body', string>>('select kind, recipient, subject, body from marketplace.mail_outbox')).rows;

  it('are listed and found by number, name, agency and store; the one that has waited longest is first', async () => {
    const [first, second] = [await ask('Ada'), await ask('Grace', 'VA')];
    const { answer } = await clerk.get('/registrations');
    expect(answer).toMatchObject({ total: 2, page: 1, pageCount: 1, requests: [{ number: first, state: 'open', name: 'Ada Newcomer', store: 'ADVANTAGE' }, { number: second }] });
    for (const q of [second.slice(0, 9), 'grace new', 'VA grace']) expect((await clerk.get('/registrations', { q })).answer.requests.map(({ number }) => number), q).toEqual([second]);
    expect((await clerk.get('/registrations', { state: 'all' })).answer.requests.map(({ number }) => number)).toEqual([second, first]);
    expect((await clerk.get('/registrations', { state: 'accepted' })).answer).toMatchObject({ total: 0, requests: [] });
  });

  it.each(['accepted', 'declined'] as const)('are %s once, with the operator’s letter to the person, and an entry in the audit log', async (decision) => {
    const number = await ask('Ada');
    const { answer } = await clerk.get('/registration', { number });
    expect(answer).toMatchObject({ letter: null, agencyCode: '', request: { state: 'open', phone: '202-555-0100', emailProvedAt: expect.any(String), bureau: '', government: null } });
    const letter = `${answer.proposed[decision]}By hand.`;
    expect(letter).toContain(`Dear Ada Newcomer,\n\nYour request for an account in the ADVANTAGE store, ${number}, is ${decision}`);
    expect((await clerk.post('/registration/decide', { number, decision, letter })).status).toBe(200);
    expect(await mails()).toEqual([{ kind: `registration-${decision}`, recipient: 'ada@agency.example.gov', subject: `Your request for an account in the ADVANTAGE store: ${number}`, body: `${letter}\n` }]);
    expect((await clerk.get('/registration', { number })).answer).toMatchObject({
      request: { state: decision, decidedBy: 'orderclerk@desk.example.gov' }, letter: { text: letter, mailedAt: expect.any(String) },
    });
    expect(await clerk.post('/registration/decide', { number, decision: 'declined', letter: 'Again.' })).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    expect(await mails()).toHaveLength(1);
    expect((await clerk.get('/registrations', { q: number, state: decision })).answer.requests.map((request) => request.number)).toEqual([number]);
    expect((await clerk.get('/audit', { q: number })).answer.entries).toMatchObject([{ action: `registration.${decision}`, subject: number, actor: 'orderclerk@desk.example.gov', role: 'orderClerk', details: { store: 'ADVANTAGE' } }]);
  });

  it('of two operators who decide at the same time, one does', async () => {
    const number = await ask('Ada');
    const other = await operatorAtDesk(server, 'administrator');
    const answers = await Promise.all([clerk.post('/registration/decide', { number, decision: 'accepted', letter: 'Yes.' }), other.post('/registration/decide', { number, decision: 'declined', letter: 'No.' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
    expect((await clerk.get('/audit', { q: number })).answer.total).toBe(1);
  });

  it('a letter that could not be mailed is kept, shown as such, and mailed again', async () => {
    const number = await ask('Ada');
    await server.pool.query('alter table marketplace.mail_outbox rename to mail_outbox_away');
    expect((await clerk.post('/registration/decide', { number, decision: 'accepted', letter: 'Welcome.' })).status).toBe(200);
    await server.pool.query('alter table marketplace.mail_outbox_away rename to mail_outbox');
    expect((await clerk.get('/registration', { number })).answer.letter).toEqual({ text: 'Welcome.', mailedAt: null });
    expect((await clerk.post('/registration/mail-letter', { number })).status).toBe(200);
    expect((await clerk.get('/registration', { number })).answer.letter?.mailedAt).toEqual(expect.any(String));
    expect(await mails()).toMatchObject([{ kind: 'registration-accepted', body: 'Welcome.\n' }]);
  });

  it('that are not there or not decided have no letter, and one without words is not sent', async () => {
    const number = await ask('Ada');
    expect((await clerk.post('/registration/mail-letter', { number })).status).toBe(404);
    expect((await clerk.get('/registration', { number: 'R-0000001-0' })).status).toBe(404);
    expect((await clerk.get('/registration', { number: 'R-9999999-4' })).status).toBe(404);
    expect(await clerk.post('/registration/decide', { number, decision: 'accepted', letter: '  ' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'letter', message: 'Write the letter.' }] } });
    expect((await clerk.get('/registration', { number })).answer.request.state).toBe('open');
  });
});

describe.each(oneTestDatabase())('requests for accounts that become accounts on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open, { deskSecret: 'secret-of-the-desk-in-a-test-long-enough' });
    clerk = await operatorAtDesk(server, 'orderClerk');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.provider.kept.accounts.clear();
    server.provider.kept.isAway = false;
    await server.pool.query('delete from marketplace.mail_outbox');
  });

  const ask = async (): Promise<string> => {
    const number = await register(server, { firstName: 'Ada', lastName: 'Newcomer', email: 'Ada.Newcomer@agency.example.gov', agency: 'General Services Administration', phone: '202-555-0100' });
    await server.pool.query('delete from marketplace.email_code');
    await server.pool.query('delete from marketplace.mail_outbox');
    return number;
  };
  const mails = async () => (await server.pool.query<{ mail_id: string; body: string; holds_until: Date | null }>('select mail_id, body, holds_until from marketplace.mail_outbox order by created_at')).rows;
  const newestLink = () => server.provider.kept.links.at(-1) ?? 'no link';

  it('an accepted one is an account of its name, address and agency, and its letter has the link, which no operator reads', async () => {
    const number = await ask();
    const { answer: before } = await clerk.get('/registration', { number });
    expect(before).toMatchObject({ keeping: 'here', account: null, agencyCode: '47', proposed: { accepted: expect.stringContaining('at the end of this letter') } });
    expect((await clerk.post('/registration/decide', { number, decision: 'accepted', letter: before.proposed.accepted, agencyCode: '4700' })).status).toBe(200);
    expect([...server.provider.kept.accounts.values()]).toMatchObject([{ login: 'ada.newcomer@agency.example.gov', name: 'Ada Newcomer', agencyCode: '4700', state: 'toSetUp' }]);
    expect(server.provider.kept.asked.at(-1)).toEqual({ path: '', actor: 'orderclerk@desk.example.gov', reason: `Request ${number}` });
    const [mail] = await mails();
    expect(mail?.body).toContain(newestLink());
    expect(new URL(newestLink()).searchParams.get('back'), 'from there it goes on in the store').toMatch(/\/home\?store=ADVANTAGE$/);
    expect((await clerk.get('/mail', { id: mail?.mail_id ?? '' })).answer).toMatchObject({ text: null, textWithheld: 'secret' });
    const { answer } = await clerk.get('/registration', { number });
    expect(answer).toMatchObject({ account: { state: 'toSetUp', link: { state: 'open', usedAt: null } }, letter: { mailedAt: expect.any(String) } });
    expect(JSON.stringify(answer)).not.toContain(newestLink());
  });

  it('the letter goes out again with another link', async () => {
    const number = await ask();
    await clerk.post('/registration/decide', { number, decision: 'accepted', letter: 'Welcome.' });
    const first = newestLink();
    expect((await clerk.post('/registration/mail-letter', { number })).status).toBe(200);
    expect(newestLink()).not.toBe(first);
    expect((await mails()).at(-1)?.body).toContain(newestLink());
    expect(server.provider.kept.accounts.size).toBe(1);
    expect((await clerk.get('/audit', { q: number })).answer.entries.map(({ action }) => action)).toEqual(['registration.letter-mailed', 'registration.accepted']);
  });

  it('while the identity server is away the decision is kept, no letter goes out, and both follow by a press', async () => {
    const number = await ask();
    server.provider.kept.isAway = true;
    expect((await clerk.post('/registration/decide', { number, decision: 'accepted', letter: 'Welcome.' })).status).toBe(200);
    expect((await clerk.get('/registration', { number })).answer).toMatchObject({ request: { state: 'accepted' }, letter: { mailedAt: null }, account: null });
    expect(await clerk.post('/registration/mail-letter', { number })).toMatchObject({ status: 503 });
    expect(await mails()).toEqual([]);
    server.provider.kept.isAway = false;
    expect((await clerk.post('/registration/mail-letter', { number })).status).toBe(200);
    expect((await clerk.get('/registration', { number })).answer).toMatchObject({ letter: { mailedAt: expect.any(String) }, account: { state: 'toSetUp' } });
  });

  it('a person who has an account already is told to sign in with it, and a declined one gets none', async () => {
    server.provider.kept.add({ login: 'ada.newcomer@agency.example.gov' });
    const number = await ask();
    await clerk.post('/registration/decide', { number, decision: 'accepted', letter: 'Welcome.' });
    expect(await mails()).toMatchObject([{ body: expect.stringContaining('There is an account with your e-mail address'), holds_until: null }]);
    server.provider.kept.accounts.clear();
    const other = await ask();
    await clerk.post('/registration/decide', { number: other, decision: 'declined', letter: 'No.', agencyCode: '4700' });
    expect(server.provider.kept.accounts.size).toBe(0);
    expect((await clerk.get('/registration', { number: other })).answer.account).toBeNull();
  });

  it('an agency code that is none is refused at its field', async () => {
    const number = await ask();
    expect(await clerk.post('/registration/decide', { number, decision: 'accepted', letter: 'Welcome.', agencyCode: 'GSA 1' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'agencyCode' }] } });
  });
});
