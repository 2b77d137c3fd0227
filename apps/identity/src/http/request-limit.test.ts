import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { requestLimit } from './request-limit.ts';

describe('a limit of requests', () => {
  it('lets a network ask so often at once, and then as fast as it forgets', () => {
    const clock = testClock();
    const limit = requestLimit({ tries: 60, seconds: 60 }, clock);
    const answers = Array.from({ length: 62 }, () => limit('192.0.2.1'));
    expect(answers).toEqual([...Array<number>(60).fill(0), 1, 1]);
    expect(limit('192.0.2.2')).toBe(0);
    clock.advance(3);
    expect(Array.from({ length: 4 }, () => limit('192.0.2.1'))).toEqual([0, 0, 0, 1]);
  });

  it('remembers 20,000 networks, and of those that were heard of last', () => {
    const limit = requestLimit({ tries: 1, seconds: 60 }, testClock());
    for (let i = 0; i < 20_001; i += 1) limit(`network ${i}`);
    expect([limit('network 20000'), limit('network 0')]).toEqual([60, 0]);
  });
});

describe.each(oneTestDatabase())('requests on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  it('that begin sign-ins are limited for each network, those of the marketplace are not, and other networks sign in meanwhile', async () => {
    const flood = Object.assign(identity.browser(), { address: '203.0.113.9' });
    const statuses: number[] = [];
    for (let i = 0; i < 620; i += 1) statuses.push((await flood.request(identity.authorizeUrl({ prompt: 'none' }).url)).status);
    expect([statuses.filter((status) => status === 303).length, statuses.at(-1)]).toEqual([600, 429]);
    const refused = await flood.request(identity.authorizeUrl().url);
    expect([refused.headers.get('retry-after'), (await refused.text()).includes('Too many requests')]).toEqual(['1', true]);
    for (const path of ['/.well-known/openid-configuration', '/jwks', '/healthz']) expect((await flood.request(path)).status).toBe(200);
    expect((await identity.signIn(identity.browser(), await identity.newAccount())).url.searchParams.has('code')).toBe(true);
  });
});
