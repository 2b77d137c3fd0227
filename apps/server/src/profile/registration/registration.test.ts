import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { defaultRateLimits } from '../../http/rate-limits.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

const values = { firstName: ' Demo ', lastName: 'Buyer', email: 'buyer@agency.example.gov', agency: 'Sample Agency', phone: '202-555-0100' };
const inStore = (store: string) => ({ headers: { 'x-store': store } });

describe.each(oneTestDatabase())('asking for an account on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  const submit = async (request: object, store = 'ADVANTAGE', path = '/profile/registration_submit') =>
    (await (await server.visitor()).post(path, request, inStore(store))).envelope;
  const recorded = async (requestKey: string) =>
    (await server.pool.query('select first_name, email, store from marketplace.registration_request where request_key = $1', [requestKey])).rows;

  it('begins with an empty form [spec 2.118]', async () => {
    const { envelope } = await (await server.visitor()).get('/profile/registration');
    expect(envelope).toMatchObject({ responseName: 'Initial', attributes: { values: { firstName: '', email: '' }, errors: [], isFederal: true } });
  });

  it('records the request and names its reference number [spec 7.11]', async () => {
    const requestKey = crypto.randomUUID();
    const envelope = await submit({ ...values, requestKey });
    expect(envelope).toMatchObject({ responseName: 'Success', attributes: { email: values.email, referenceNumber: expect.stringMatching(/^R-\d{7}-\d$/) } });
    expect(await recorded(requestKey)).toEqual([{ first_name: 'Demo', email: values.email, store: 'ADVANTAGE' }]);
  });

  it('mails the request once to the help desk of the store, which the operator has named', async () => {
    await server.pool.query("insert into marketplace.help_desk_contact (store, email) values ('VA', 'desk@va.example.gov')");
    const requestKey = crypto.randomUUID();
    const envelope = await submit({ ...values, requestKey }, 'VA');
    await submit({ ...values, requestKey }, 'VA');
    await submit({ ...values, requestKey: crypto.randomUUID() });
    const { rows } = await server.pool.query<Record<'recipient' | 'subject' | 'body', string>>('select recipient, subject, body from marketplace.mail_outbox');
    expect(rows).toMatchObject([{ recipient: 'desk@va.example.gov', subject: `${String(envelope.attributes?.['referenceNumber'])}: a request for an account in the VA store` }]);
    for (const part of [values.email, values.agency, values.phone, 'Demo Buyer']) expect(rows[0]?.body).toContain(part);
  });

  it('lets no name begin a line of its own in the mail, or turn what comes after it', async () => {
    await server.pool.query('delete from marketplace.mail_outbox');
    await server.pool.query("insert into marketplace.help_desk_contact (store, email) values ('DHS', 'desk@dhs.example.gov')");
    await submit({ ...values, firstName: 'Demo\r\nE-mail: else@agency.example.gov\u001b[2J', agency: 'Sample\u202e Agency', requestKey: crypto.randomUUID() }, 'DHS');
    const { rows } = await server.pool.query<{ body: string }>('select body from marketplace.mail_outbox');
    expect(rows).toMatchObject([{ body: expect.stringMatching(/\nName: Demo E-mail: else@agency\.example\.gov \[2J Buyer\nE-mail: buyer@agency\.example\.gov\nAgency: Sample Agency\n/) }]);
  });

  it('takes as many requests from one address as messages to the help desk, for both are mails to somebody', async () => {
    const limited = await openServer(open, { beside: server, rateLimits: { ...defaultRateLimits, messages: 1 } });
    try {
      const browser = await limited.visitor();
      const send = () => browser.post('/profile/registration_submit', { ...values, requestKey: crypto.randomUUID() });
      expect((await send()).envelope.responseName).toBe('Success');
      expect((await send()).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('records a request once, however often it is sent, also at the same time', async () => {
    const requestKey = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => submit({ ...values, requestKey })));
    expect(new Set(answers.map(({ attributes }) => attributes?.['referenceNumber'])).size).toBe(1);
    expect(await recorded(requestKey)).toHaveLength(1);
  });

  it.each([
    ['a federal store', 'ADVANTAGE', 'buyer@example.com', 'Failure'],
    ['a federal store', 'USDA', 'buyer@unit.example.mil', 'Success'],
    ['the state store', 'STATE', 'buyer@example.com', 'Success'],
    ['the state store', 'STATE', 'buyer', 'Failure'],
  ])('in %s (%s) with %s is %s [spec 5.2, 6.2]', async (_kind, store, email, responseName) => {
    expect((await submit({ ...values, email }, store)).responseName).toBe(responseName);
  });

  it('says at each field what is wrong, keeps what was typed and records nothing', async () => {
    const requestKey = crypto.randomUUID();
    const envelope = await submit({ firstName: 'Demo', email: 'buyer@example.com', phone: '12', requestKey });
    expect(envelope).toMatchObject({ responseName: 'Failure', attributes: { values: { firstName: 'Demo', phone: '12' } } });
    const fields = (envelope.attributes as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(fields).toEqual(['lastName', 'email', 'agency', 'phone']);
    expect(await recorded(requestKey)).toEqual([]);
  });

  it('of Global Supply, straight from the identity server, begins with the e-mail address [spec 2.119, 4.25]', async () => {
    const envelope = await submit({ email: values.email, directRegistration: '1' }, 'FSS', '/ggs/profile/registration_submit');
    expect(envelope).toMatchObject({
      responseName: 'Pre-Register',
      pathInfo: '/ggs/profile/registration',
      attributes: { values: { email: values.email, firstName: '' }, errors: [] },
    });
  });

  it('of Global Supply answers Initial, Failure and Success too [spec 2.119]', async () => {
    expect((await (await server.visitor()).get('/ggs/profile/registration', inStore('USMC'))).envelope.responseName).toBe('Initial');
    const failed = await submit({ ...values, phone: '' }, 'USMC', '/ggs/profile/registration_submit');
    expect(failed).toMatchObject({ responseName: 'Failure', pathInfo: '/ggs/profile/registration' });
    expect((await submit(values, 'USMC', '/ggs/profile/registration_submit')).responseName).toBe('Success');
  });
});
