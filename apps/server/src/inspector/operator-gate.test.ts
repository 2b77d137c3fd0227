import { describe, expect, it } from 'vitest';
import { isOwnForm, OperatorGate, operatorSeconds } from './operator-gate.ts';

const token = 'a-token-of-an-operator-0123456789abcdef';

describe('the gate of operators', () => {
  let now = 1_000_000;
  const gate = new OperatorGate(token, { now: () => new Date(now) });

  it('opens to the token, and to nothing that is nearly it', () => {
    expect([token, token.slice(1), `${token} `, '', 'x'.repeat(400)].map((given) => gate.isToken(given))).toEqual([true, false, false, false, false]);
  });

  it('gives a cookie that is good for eight hours', () => {
    const cookie = gate.newCookie();
    expect(gate.isCookie(cookie)).toBe(true);
    now += operatorSeconds * 1000 - 1000;
    expect(gate.isCookie(cookie)).toBe(true);
    now += 1000;
    expect(gate.isCookie(cookie)).toBe(false);
  });

  it('takes no cookie that was made or changed by somebody else, or of another token', () => {
    const [until = '', signature = ''] = gate.newCookie().split('.');
    const foreign = new OperatorGate(`${token}x`, { now: () => new Date(now) }).newCookie();
    for (const cookie of [undefined, '', '.', `${Number(until) + 1}.${signature}`, `${until}.`, until, `${until}.${signature}x`, foreign]) expect(gate.isCookie(cookie)).toBe(false);
  });
});

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'origin': 'http://localhost:8080' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'http://localhost:8080' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('a form with %j is one of ours: %s', (headers, own) => {
  expect(isOwnForm({ headers: { host: 'localhost:8080', ...headers } })).toBe(own);
});
