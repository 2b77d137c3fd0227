import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDirectory, totpCode, type NewAccount } from '../accounts/index.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { authenticator, type Authenticator, type FirstFactor } from './authenticate.ts';
import type { Device } from './device-cookie.ts';
import { DEFAULT_LIMITS } from './sign-in-limits.ts';
import { databaseThrottle } from './throttle.ts';

/** The factors and their limits alone, with the clock of the test: ninety sign-ins over HTTP would take a minute. */
describe.each(oneTestDatabase())('an office and attackers on $name', (database) => {
  let identity: TestIdentity;
  let factors: Authenticator;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
    const { pool, clock } = identity;
    factors = authenticator({ takeRecoveryCode: () => Promise.resolve(false), directory: accountDirectory(identity.store, { demoAccounts: false }), throttle: databaseThrottle(pool, clock), limits: DEFAULT_LIMITS, clock });
  });
  afterAll(() => identity.stop());

  const office = '192.0.2.80';
  const computerOf = ({ email, id }: NewAccount): Device => ({ id: `device-${id}`, knows: (login) => login === email.toLowerCase() });

  /** One guess. @returns whether the answer told it from a right password */
  const guess = async (address: string, { email }: NewAccount, password: string): Promise<boolean> =>
    (await factors.password({ address, device: null }, email, password)).kind === 'wrong';

  const signIn = async (address: string, device: Device | null, { email, password, totpSecret }: NewAccount): Promise<string> => {
    identity.clock.advance(30);
    const first = await factors.password({ address, device }, email, password);
    return first.kind === 'passed' ? (await factors.code({ address, device }, first.first, totpCode(totpSecret, identity.clock.now()))).kind : first.kind;
  };

  it('thirty people with typos sign in every morning from one address, while a stranger behind that address and many elsewhere guess', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => identity.newAccount()));
    const outcomes: string[] = [];
    let guesses = 0;
    let told = 0;
    for (const morning of [0, 1, 2]) {
      for (const [place, person] of people.entries()) {
        // On the first morning all devices are new to the server; later a newcomer's is.
        const device = morning === 0 || place === 7 ? null : computerOf(person);
        for (const address of [...Array<string>(7).fill(office), `203.0.113.${place}`, `198.51.100.${place}`]) {
          guesses += 1;
          if (await guess(address, person, `Guess-${morning}-${guesses}`)) told += 1;
        }
        if (place % 3 === 0) await factors.password({ address: office, device }, person.email, `${person.password}x`);
        outcomes.push(await signIn(office, device, person));
      }
      identity.clock.advance(24 * 3600);
    }
    expect(outcomes).toEqual(Array<string>(90).fill('passed'));
    // Of seven guesses from the office five are told, and each of the two from elsewhere.
    expect([guesses, told]).toEqual([810, 630]);
  });

  it('an attacker with a thousand networks learns of ten passwords of an account in ten minutes, and of 1,450 in a day, and the owner signs in throughout', async () => {
    const account = await identity.newAccount();
    let told = 0;
    for (let place = 0; place < 40; place += 1) if (await guess(`2001:db8:0:${place.toString(16)}::1`, account, `Guess-${place}`)) told += 1;
    expect(told).toBe(10);
    expect(await signIn('2001:db8:ffff::1', null, account)).toBe('passed');
    const { tries, seconds } = DEFAULT_LIMITS.account;
    expect(tries + (24 * 3600 * tries) / seconds).toBe(1450);
  });

  it('what an attacker is not told is not to be had from the second step: right and wrong passwords end alike', async () => {
    const account = await identity.newAccount();
    for (let i = 0; i < 6; i += 1) await guess(office, account, `Guess-${i}`);
    const ends = async (password: string): Promise<string> => {
      const first = await factors.password({ address: office, device: null }, account.email, password);
      const given: FirstFactor | null = first.kind === 'passed' ? first.first : null;
      return given === null ? first.kind : (await factors.code({ address: office, device: null }, given, 'none')).kind;
    };
    expect([await ends(account.password), await ends('Wrong-password-1')]).toEqual(['refused', 'refused']);
  });
});
