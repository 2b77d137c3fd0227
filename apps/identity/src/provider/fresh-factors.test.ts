import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

const minutes = 60;
const hours = 3600;

describe.each(oneTestDatabase())('the age of the factors on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  /** A browser with a sign-in, and the refresh token of the marketplace. */
  const signedIn = async () => {
    const browser = identity.browser();
    const end = await identity.signIn(browser, await identity.newAccount());
    return { browser, refresh: (await identity.exchange(end.url, end.verifier)).refresh_token ?? '' };
  };
  const answerTo = async (browser: Browser, params: Record<string, string> = {}): Promise<string> => {
    const { url } = await browser.visit(identity.authorizeUrl(params).url);
    return url.searchParams.get('error') ?? (url.searchParams.has('code') ? 'signed in' : 'asks');
  };

  it('a session signs in by itself for thirty minutes without activity, and asks after them', async () => {
    const { browser } = await signedIn();
    identity.clock.advance(29 * minutes);
    expect(await answerTo(browser)).toBe('signed in');
    identity.clock.advance(2 * minutes);
    expect([await answerTo(browser), await answerTo(browser, { prompt: 'none' })]).toEqual(['asks', 'login_required']);
  });

  it('the marketplace’s renewals are activity', async () => {
    const { browser, refresh } = await signedIn();
    identity.clock.advance(20 * minutes);
    expect((await identity.refresh(refresh)).status).toBe(200);
    identity.clock.advance(20 * minutes);
    expect(await answerTo(browser)).toBe('signed in');
  });

  it('after twelve hours nothing renews and nothing signs in by itself, however busy the buyer was', async () => {
    const { browser, refresh } = await signedIn();
    let token = refresh;
    for (let i = 0; i < 35; i += 1) {
      identity.clock.advance(20 * minutes);
      const answer = await identity.refresh(token);
      expect([i, answer.status]).toEqual([i, 200]);
      token = answer.refresh_token ?? '';
      // The session in this browser is used, too.
      expect(await answerTo(browser)).toBe('signed in');
    }
    identity.clock.advance(hours / 2);
    expect([(await identity.refresh(token)).status, await answerTo(browser)]).toEqual([400, 'asks']);
  });

  it('giving them again begins anew', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    await identity.signIn(browser, account);
    identity.clock.advance(31 * minutes);
    expect((await identity.signIn(browser, account)).url.searchParams.has('code')).toBe(true);
    expect(await answerTo(browser)).toBe('signed in');
  });

  it('a request may ask for fresher ones, and not for older ones', async () => {
    const { browser } = await signedIn();
    identity.clock.advance(10 * minutes);
    expect([await answerTo(browser, { max_age: '86400' }), await answerTo(browser, { prompt: 'login' })]).toEqual(['signed in', 'asks']);
    identity.clock.advance(25 * minutes);
    expect(await answerTo(browser, { max_age: '86400' })).toBe('asks');
  });
});
