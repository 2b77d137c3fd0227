import { oneTestDatabase } from '@quartermaster/database/testing';
import type { Mail } from '@quartermaster/deployment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';

describe.each(oneTestDatabase())('confirming an e-mail address before an order on $name', ({ open }) => {
  const mails: Mail[] = [];
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now }, identity: { mail: { send: async (mail) => void mails.push(mail) } } });
  });
  afterAll(() => server.close());

  it('mails a code, takes it, and leads to the review; another buyer has nothing to confirm [spec 2.60]', async () => {
    const person = { sub: 'unconfirmed', given_name: 'Demo', family_name: 'Buyer', email: 'new@agency.example.gov', email_verified: false };
    const buyer = await server.signedIn(person);
    const submit = async (request: object) => (await buyer.post('/profile/verify_email_submit', request)).envelope;
    expect((await buyer.get('/profile/verify_email')).envelope).toMatchObject({ responseName: 'VerifyEmail', attributes: { email: person.email, reason: 'unconfirmed', sent: null, problem: null } });
    expect(await submit({ email: 'nowhere' })).toMatchObject({ attributes: { email: 'nowhere', sent: null, problem: expect.any(String) } });
    expect(await submit({ email: person.email })).toMatchObject({ attributes: { sent: { to: person.email }, problem: null } });
    expect(await submit({ email: person.email })).toMatchObject({ attributes: { sent: null, problem: expect.stringContaining('Wait a minute') } });
    expect((await buyer.get('/profile/verify_email')).envelope).toMatchObject({ attributes: { sent: { to: person.email } } });
    const code = /code is: (\d{6})/.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await submit({ code: other })).toMatchObject({ attributes: { problem: expect.stringContaining('not the code') } });
    expect(await submit({ code })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    expect((await buyer.get('/profile/verify_email')).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    const confirmed = await server.signedIn({ sub: 'confirmed', given_name: 'Demo', family_name: 'Buyer', email: 'known@agency.example.gov' });
    expect((await confirmed.post('/profile/verify_email_submit', { email: 'known@agency.example.gov' })).envelope).toMatchObject({ responseType: 'REDIRECT' });
    expect((await buyer.get('/profile/verify_email?next=requisitions')).envelope).toMatchObject({ redirectURL: '/fedstrip/fedstrip_shopping_cart' });
    expect(mails).toHaveLength(1);
  });
});
