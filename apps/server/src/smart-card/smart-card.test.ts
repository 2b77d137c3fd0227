import { createHash, randomUUID } from 'node:crypto';
import { generateKeyPair, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { Answer, TestBrowser } from '../testing/browser.ts';
import { openServer, webOrigin, type TestServer } from '../testing/server.ts';
import { forgetUsedReadings } from './card-store.ts';

interface Card {
  readonly name: string;
  readonly issuer: string;
  readonly fingerprint: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const newCard = (): Card => ({ name: `${randomUUID()}@example.gov`, issuer: 'C=US\nO=U.S. Government\nCN=Issuing CA', fingerprint: hash(randomUUID()) });
const readingOf = (card: Card) => ({
  ssl_client_san_other_msupn_0: card.name,
  ssl_client_cert_chain: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
  ssl_client_v_end: '2030-01-31T00:00:00.000Z',
  ssl_client_i_dn_o: 'U.S. Government',
  ssl_client_s_dn_ou: 'General Services Administration',
  ssl_client_s_dn_cn: 'TEST CARD HOLDER',
});
const shown = { holder: 'TEST CARD HOLDER', agency: 'General Services Administration', issuer: 'U.S. Government', expiresAt: '2030-01-31T00:00:00.000Z' };

describe.each(oneTestDatabase())('smart cards on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { pivreader: 'https://card.example.gov/' });
  });
  afterAll(() => server.close());

  const buyer = () => server.signedIn({ sub: randomUUID(), given_name: 'Test', family_name: 'Buyer', email: 'test@agency.example.gov', agency_code: '4700' });
  const readerOf = async (browser: TestBrowser) => (await browser.get('/profile/update_profile')).envelope.attributes?.['reader'] as { address: string; nonce: string };
  const makeNonce = async (browser: TestBrowser) => (await readerOf(browser)).nonce;
  const statement = async (card: Card, nonce: string, changes: Record<string, unknown> = {}, ...how: [] | [CryptoKey | undefined, string?]): Promise<string> => {
    const claims = { aud: webOrigin, nonce, fingerprint: card.fingerprint, card_issuer: card.issuer, reading: readingOf(card), ...changes };
    return server.provider.token({ sub: '' }, { ...claims, sub: undefined }, how[0], how[1] ?? 'piv-reading+jwt');
  };
  const register = async (browser: TestBrowser, card: Card, signed?: string): Promise<Answer> =>
    browser.post('/login/register_smart_card', { ...readingOf(card), statement: signed ?? (await statement(card, await makeNonce(browser))) });
  const profileCard = async (browser: TestBrowser) => (await browser.get('/profile/update_profile')).envelope.attributes?.['card'];

  it('registers a card, shows it on the profile, and takes it away [spec 4.28, 7.17, 7.18]', async () => {
    const browser = await buyer();
    expect(await profileCard(browser)).toBeNull();
    const card = newCard();
    expect((await register(browser, card)).envelope).toMatchObject({ responseName: 'Success', attributes: { card: shown } });
    expect(await profileCard(browser)).toEqual(shown);
    expect((await browser.get('/login/unregister_smart_card')).envelope.responseName).toBe('Success');
    expect(await profileCard(browser)).toBeNull();
    expect((await browser.get('/login/unregister_smart_card')).envelope.responseName).toBe('NoAction');
  });

  it('answers NoAction to the buyer who has it already, and Error to anybody else [spec 4.28]', async () => {
    const [browser, other] = [await buyer(), await buyer()];
    const card = newCard();
    await register(browser, card);
    expect((await register(browser, card)).envelope).toMatchObject({ responseName: 'NoAction', attributes: { card: shown } });
    const refused = await register(other, card);
    expect(refused.envelope.responseName).toBe('Error');
    // The owner of the card is not told.
    expect(refused.text).not.toContain('TEST CARD HOLDER');
    expect(await profileCard(other)).toBeNull();
    await browser.get('/login/unregister_smart_card');
    expect((await register(other, card)).envelope.responseName).toBe('Success');
  });

  it('knows a card again after its renewal, in any spelling, and one name of two issuers as two cards', async () => {
    const [browser, other] = [await buyer(), await buyer()];
    const card = newCard();
    await register(browser, card);
    const renewed = { ...card, name: card.name.toUpperCase(), fingerprint: hash(randomUUID()) };
    expect((await register(other, renewed)).envelope.responseName).toBe('Error');
    expect((await register(browser, renewed)).envelope.responseName).toBe('Success');
    expect((await register(other, { ...card, issuer: 'CN=Another CA', fingerprint: hash(randomUUID()) })).envelope.responseName).toBe('Success');
  });

  it('keeps one card per account: another one takes the place of the first', async () => {
    const browser = await buyer();
    const [first, second] = [newCard(), newCard()];
    await register(browser, first);
    expect((await register(browser, second)).envelope.responseName).toBe('Success');
    expect((await register(await buyer(), first)).envelope.responseName).toBe('Success');
  });

  it('gives a card to one account of ten that come at once', async () => {
    const card = newCard();
    const browsers = await Promise.all(Array.from({ length: 10 }, buyer));
    const answers = await Promise.all(browsers.map((browser) => register(browser, card)));
    const names = answers.map(({ envelope }) => envelope.responseName);
    expect(names.filter((name) => name === 'Success')).toHaveLength(1);
    expect(names.filter((name) => name === 'Error')).toHaveLength(9);
  });

  it('registers once for a buyer who asks ten times at once', async () => {
    const browser = await buyer();
    const card = newCard();
    const signed = await Promise.all(Array.from({ length: 10 }, async () => statement(card, await makeNonce(browser))));
    const names = (await Promise.all(signed.map((one) => register(browser, card, one)))).map(({ envelope }) => envelope.responseName);
    expect(names.filter((name) => name === 'Success').length).toBeGreaterThanOrEqual(1);
    expect(names.every((name) => name === 'Success' || name === 'NoAction'), names.join()).toBe(true);
    expect(await profileCard(browser)).toEqual(shown);
  });

  it('keeps neither the alternative name nor the chain', async () => {
    const card = newCard();
    await register(await buyer(), card);
    const { rows } = await server.pool.query('select * from marketplace.smart_card');
    expect(JSON.stringify(rows)).not.toMatch(/example\.gov|BEGIN CERTIFICATE/);
    expect(JSON.stringify(rows)).toContain(card.fingerprint);
  });

  describe('refuses', () => {
    const cases: [string, (card: Card, browser: TestBrowser) => Promise<string>][] = [
      ['no statement at all', async () => 'none'],
      ['a statement that was signed with another key', async (card, browser) => statement(card, await makeNonce(browser), {}, (await generateKeyPair('ES256')).privateKey)],
      ['an access token', async (card, browser) => statement(card, await makeNonce(browser), { aud: 'urn:quartermaster:rs' }, undefined, 'at+jwt')],
      ['a token of another type for the web', async (card, browser) => statement(card, await makeNonce(browser), {}, undefined, 'JWT')],
      ['a statement for another marketplace', async (card, browser) => statement(card, await makeNonce(browser), { aud: 'https://elsewhere.example' })],
      ['a statement of another issuer', async (card, browser) => statement(card, await makeNonce(browser), { iss: 'https://elsewhere.example' })],
      ['a statement that is too old', async (card, browser) => statement(card, await makeNonce(browser), { iat: 1_700_000_000, exp: 1_700_000_300 })],
      ['a statement with a nonce that is not ours', (card) => statement(card, '99999999999.0123456789012345678901.0123456789012345678901234567890123456789012')],
      ['the statement of another buyer', async (card) => statement(card, await makeNonce(await buyer()))],
      ['a card that has ended meanwhile', async (card, browser) => statement(card, await makeNonce(browser), { reading: { ...readingOf(card), ssl_client_v_end: '2020-01-31T00:00:00.000Z' } })],
      ['fields that are not those of the statement', async (card, browser) => statement(card, await makeNonce(browser), { reading: { ...readingOf(card), ssl_client_san_other_msupn_0: 'else@example.gov' } })],
      ['a statement without an alternative name', async (card, browser) => statement(card, await makeNonce(browser), { reading: { ...readingOf(card), ssl_client_san_other_msupn_0: '' } })],
    ];
    it.each(cases)('%s', async (_what, make) => {
      const browser = await buyer();
      const card = newCard();
      const answer = await register(browser, card, await make(card, browser));
      expect(answer.status).toBe(400);
      expect(answer.envelope.attributes).toMatchObject({ code: 'CARD_READING_REFUSED' });
      expect(await profileCard(browser)).toBeNull();
    });

    it('the same statement a second time, also after the card was unregistered', async () => {
      const browser = await buyer();
      const card = newCard();
      const signed = await statement(card, await makeNonce(browser));
      expect((await register(browser, card, signed)).envelope.responseName).toBe('Success');
      await browser.get('/login/unregister_smart_card');
      await forgetUsedReadings(server.pool, new Date());
      expect((await register(browser, card, signed)).status).toBe(400);
      expect(await profileCard(browser)).toBeNull();
    });

    it('the statement of an earlier session of the same buyer', async () => {
      const person = { sub: randomUUID() };
      const [before, after] = [await server.signedIn(person), await server.signedIn(person)];
      const card = newCard();
      expect((await register(after, card, await statement(card, await makeNonce(before)))).status).toBe(400);
    });

    it.each(['ssl_client_san_other_msupn_0', 'ssl_client_cert_chain', 'ssl_client_v_end', 'statement'])('a request without %s', async (field) => {
      const browser = await buyer();
      const card = newCard();
      const whole = { ...readingOf(card), statement: await statement(card, await makeNonce(browser)) };
      const answer = await browser.post('/login/register_smart_card', { ...whole, [field]: undefined });
      expect(answer.envelope.attributes).toMatchObject({ code: 'REQUEST_INVALID' });
    });

    it('visitors, and a change without the XSRF header', async () => {
      const visitor = await server.visitor();
      for (const path of ['/profile/update_profile', '/login/unregister_smart_card']) expect((await visitor.get(path)).status).toBe(401);
      expect((await visitor.post('/login/register_smart_card', { ...readingOf(newCard()), statement: 'x' })).status).toBe(401);
      const browser = await buyer();
      const card = newCard();
      await register(browser, card);
      expect((await browser.get('/login/unregister_smart_card', { withoutXsrf: true })).status).toBe(403);
      expect(await profileCard(browser)).toEqual(shown);
    });
  });

  describe('the profile', () => {
    it('shows what the identity server says of its owner, and no reader where there is none [spec 3.8]', async () => {
      const without = await openServer(open);
      try {
        const browser = await without.signedIn({ sub: 's', given_name: 'Test', family_name: 'Buyer', email: 'test@agency.example.gov', agency_code: '4700' });
        const { envelope } = await browser.get('/profile/update_profile');
        expect(envelope.attributes).toMatchObject({ firstName: 'Test', lastName: 'Buyer', email: 'test@agency.example.gov', agencyCode: '4700', card: null, reader: null });
      } finally {
        await without.close();
      }
    });

    it('gives each time the address of a reading of its own [spec 3.8]', async () => {
      const browser = await buyer();
      const [one, two] = [await readerOf(browser), await readerOf(browser)];
      const address = new URL(one.address);
      expect(address.origin).toBe('https://card.example.gov');
      expect(Object.fromEntries(address.searchParams)).toEqual({ nonce: one.nonce, return_to: `${webOrigin}/ws/profile/update_profile` });
      expect(one.nonce).not.toBe(two.nonce);
    });
  });
});
