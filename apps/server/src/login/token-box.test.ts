import { expect, it } from 'vitest';
import { tokenBox } from './token-box.ts';

const [before, after] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const tokens = { accessToken: 'a', idToken: 'i', refreshToken: 'r', expiresAt: 1 };

it('tokens of before a change of the key open while that key is accepted, and are sealed under the new one', () => {
  const sealed = tokenBox(before).seal(tokens, 'session');
  const box = tokenBox(after, before);
  expect(box.open(sealed, 'session')).toEqual(tokens);
  expect(box.open(sealed, 'another session')).toBeNull();
  expect(tokenBox(after).open(sealed, 'session')).toBeNull();
  expect(tokenBox(after).open(box.seal(tokens, 'session'), 'session')).toEqual(tokens);
});
