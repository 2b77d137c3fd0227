import { beforeEach, describe, expect, it } from 'vitest';
import { confirmDialogPoint } from '../extension/behaviour-points.ts';
import type { ConfirmRequest } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { screen } from '../screens/screen.ts';
import { defineStore } from '../store/define-store.ts';
import { cardStatement } from '../testing/card-statement.ts';
import { answered, FakeServer, type Handler } from '../testing/fake-server.ts';
import { sampleDefaults, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { openTab, sessionOf } from '../testing/world.ts';
import { SmartCard } from './smart-card.ts';

const profilePath = '/profile/update_profile';
const nonce = '1764000000.abcdefghijklmnopqrstuv.signature';
const reader = { address: `https://card.test/?nonce=${nonce}`, nonce };
const fields = {
  ssl_client_san_other_msupn_0: '47001000000001@example.gov', ssl_client_cert_chain: 'pem', ssl_client_v_end: '2030-01-31T00:00:00.000Z',
  ssl_client_i_dn_o: 'U.S. Government', ssl_client_s_dn_ou: 'GSA', ssl_client_s_dn_cn: 'TEST CARD HOLDER',
};
const statement = cardStatement({ reading: fields });
const back = (said: Record<string, string>): string => `/ws${profilePath}#${new URLSearchParams({ card_nonce: nonce, ...said }).toString()}`;

let questions: ConfirmRequest[];
let yes: boolean;
beforeEach(() => {
  questions = [];
  yes = true;
});

const store = defineStore({
  ...sampleStoreDeclaration,
  overrides: [contribution(confirmDialogPoint, { ask: async (request) => { questions.push(request); return yes; } })],
});
const profile = screen({ path: profilePath, responseName: 'Success', title: 'Profile', layout: 'index', load: () => Promise.resolve({ default: Object.assign(() => null, { displayName: 'Profile' }) }) });

/** The profile page in a tab that has asked for a reading. */
async function open(url: string, handlers: Record<string, Handler | ReturnType<typeof answered>> = {}) {
  const server = new FakeServer().on(profilePath, answered('Success', { ...sessionOf({ loggedIn: true }), card: null, reader }));
  for (const [path, handler] of Object.entries(handlers)) server.on(path, handler);
  const sessionStorage = memoryStorage();
  sessionStorage.set('smartCardNonce', nonce);
  const world = await openTab({ url, server, sessionStorage, stores: { ADVANTAGE: () => Promise.resolve({ default: store }) }, defaults: [...sampleDefaults, profile] });
  const card = new SmartCard(world.storefront, profilePath);
  await card.resume();
  await world.settle();
  return { ...world, card };
}

describe('reading a card', () => {
  it('asks for a reading of its own, remembers it in this tab, and leaves for the reader [spec 3.8, 4.27]', async () => {
    const world = await open(`/ws${profilePath}`);
    world.sessionStorage.remove('smartCardNonce');
    await world.card.read();
    expect(world.left).toEqual([reader.address]);
    expect(world.sessionStorage.get('smartCardNonce')).toBe(nonce);
    expect(world.server.asked(profilePath)).toHaveLength(2);
    expect(world.card.state.get().kind).toBe('idle');
  });

  it('ends at the error page when there is no reader any more [spec 8.4, 8.5]', async () => {
    const world = await open(`/ws${profilePath}`);
    world.server.on(profilePath, answered('Success', { ...sessionOf({ loggedIn: true }), card: null, reader: null }));
    await world.card.read();
    await world.settle();
    expect(world.left).toEqual([]);
    expect(world.history.current().pathname).toBe('/ds/error/smart_card');
  });
});

describe('coming back from the reader', () => {
  it('asks, registers on yes, and shows the profile anew [spec 4.27, 4.28, 7.18]', async () => {
    const world = await open(back({ card_reading: statement }), { '/login/register_smart_card': answered('Success', { card: {} }) });
    expect(questions).toHaveLength(1);
    expect(questions[0]?.body).toContain('TEST CARD HOLDER, GSA, issued by U.S. Government');
    expect(world.server.asked('/login/register_smart_card')[0]?.body).toEqual({ ...fields, statement });
    expect(world.card.state.get().kind).toBe('registered');
    expect(world.server.asked(profilePath)).toHaveLength(2);
  });

  it.each([['NoAction', 'already-registered'], ['Error', 'other-account']])('%s: %s [spec 4.28]', async (responseName, kind) => {
    const world = await open(back({ card_reading: statement }), { '/login/register_smart_card': answered(responseName, { card: {} }) });
    expect(world.card.state.get().kind).toBe(kind);
  });

  it('registers nothing on no [spec 4.27]', async () => {
    yes = false;
    const world = await open(back({ card_reading: statement }));
    expect(world.server.asked('/login/register_smart_card')).toEqual([]);
    expect(world.card.state.get().kind).toBe('idle');
  });

  it('leaves nothing of the reading in the address and the tab, and counts once', async () => {
    const world = await open(back({ card_reading: statement }), { '/login/register_smart_card': answered('NoAction', { card: {} }) });
    expect(world.history.current().hash).toBe('');
    expect(world.storefront.page.get().hash).toBe('');
    expect(world.sessionStorage.get('smartCardNonce')).toBeNull();
    await new SmartCard(world.storefront, profilePath).resume();
    expect(questions).toHaveLength(1);
  });

  it('shows the invalid-certificate message for a refusal, and asks nothing [spec 4.27, 8.6]', async () => {
    const world = await open(back({ card_refusal: 'expired' }));
    expect(world.card.state.get()).toEqual({ kind: 'invalid', reason: 'expired' });
    expect(questions).toEqual([]);
  });

  it('does nothing for a link that somebody else made', async () => {
    const world = await open(back({ card_reading: statement }).replace(nonce, '1764000000.bbcdefghijklmnopqrstuv.signature'));
    expect([questions, world.card.state.get().kind, world.history.current().hash]).toEqual([[], 'idle', '']);
  });

  it('asks to read the card again when the server refuses the reading', async () => {
    const refusal = { status: 400, body: { responseType: 'ERROR', message: 'Read the card again.', attributes: { code: 'CARD_READING_REFUSED' } } };
    const world = await open(back({ card_reading: statement }), { '/login/register_smart_card': () => refusal });
    expect(world.card.state.get().kind).toBe('reading-refused');
  });

  it('ends at the error page of its own when the call fails [spec 8.4, 8.5]', async () => {
    const world = await open(back({ card_reading: statement }), { '/login/register_smart_card': () => ({ status: 500, body: null }) });
    expect(world.history.current().pathname).toBe('/ds/error/smart_card');
    const { content } = world.storefront.page.get();
    expect(content).toMatchObject({
      report: {
        title: 'Unexpected error while registering smart card',
        message: 'Unable to register your smart card. Please restart your browser and try again. If the problem persists, report this error to the help desk.',
      },
    });
    // Neither the card nor the statement is part of the details.
    expect(JSON.stringify(content)).not.toMatch(/47001000000001|signature/);
  });
});

describe('unregistering a card', () => {
  it('asks first, then takes it away and shows the profile anew [spec 7.17]', async () => {
    const world = await open(`/ws${profilePath}`, { '/login/unregister_smart_card': answered('Success') });
    await world.card.unregister();
    await world.settle();
    expect(questions[0]?.danger).toBe(true);
    expect(world.server.asked('/login/unregister_smart_card')[0]?.headers.get('x-xsrf-token')).toBe('xsrf-1');
    expect(world.card.state.get().kind).toBe('unregistered');
    expect(world.server.asked(profilePath)).toHaveLength(2);
  });

  it('does nothing on no, and says so when it fails [spec 8.4, 8.6]', async () => {
    const world = await open(`/ws${profilePath}`, { '/login/unregister_smart_card': () => ({ status: 500, body: null }) });
    yes = false;
    await world.card.unregister();
    expect(world.server.asked('/login/unregister_smart_card')).toEqual([]);
    yes = true;
    await world.card.unregister();
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ report: { message: expect.stringMatching(/^Unable to unregister your smart card\./) } });
  });
});
