import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { deviceCookies } from './device-cookie.ts';

const secret = 'the secret of an identity server in a test';
const cookies = (clock = testClock(), over: Partial<Parameters<typeof deviceCookies>[0]> = {}) => deviceCookies({ secret, name: 'identity_device', isSecure: false, clock, ...over });
const sent = (setCookie: string) => `other=1; ${setCookie.split(';')[0] ?? ''}; last=2`;

describe('the cookie of a device', () => {
  it('names the accounts that signed in on it, and no other', () => {
    const ours = cookies();
    const first = sent(ours.signedIn(undefined, 'one@agency.example.gov'));
    const device = ours.read(sent(ours.signedIn(first, 'Two@agency.example.gov')));
    expect(['one@agency.example.gov', 'two@agency.example.gov', 'three@agency.example.gov'].map((login) => device?.knows(login))).toEqual([true, true, false]);
    expect(device?.id).toBe(ours.read(first)?.id);
  });

  it('keeps the five accounts of last', () => {
    const ours = cookies();
    const logins = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@agency.example.gov`);
    const last = logins.reduce<string | undefined>((header, login) => sent(ours.signedIn(header, login)), undefined);
    expect(logins.map((login) => ours.read(last)?.knows(login))).toEqual([false, true, true, true, true, true]);
  });

  it('is none when it was made elsewhere, was changed or is ninety days old', () => {
    const clock = testClock();
    const ours = cookies(clock);
    const made = sent(ours.signedIn(undefined, 'one@agency.example.gov'));
    expect(cookies(clock, { secret: `${secret} of another` }).read(made)).toBeNull();
    for (const other of [undefined, '', 'identity_device=', 'identity_device=x.y', made.replace('identity_device=', 'identity_device=x'), made.replace(/\.[^;]*/, '')]) expect(ours.read(other)).toBeNull();
    clock.advance(89 * 24 * 3600);
    expect(ours.read(made)).not.toBeNull();
    clock.advance(24 * 3600);
    expect(ours.read(made)).toBeNull();
  });

  it('is for this server alone, and only over TLS where that is there', () => {
    expect(cookies().signedIn(undefined, 'one')).toMatch(/^identity_device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
    expect(cookies(testClock(), { name: '__Host-identity_device', isSecure: true }).signedIn(undefined, 'one')).toMatch(/^__Host-identity_device=.*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/);
  });
});
