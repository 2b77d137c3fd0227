import { expect, it } from 'vitest';
import { DeskCookies } from './desk-cookies.ts';

const [before, after] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

it('a page of before a change of the key may still change something while that key is accepted', () => {
  const token = new DeskCookies(before, true).xsrfToken('session');
  expect(new DeskCookies(after, true, before).isXsrfToken('session', token)).toBe(true);
  expect(new DeskCookies(after, true, before).isXsrfToken('another session', token)).toBe(false);
  expect(new DeskCookies(after, true).isXsrfToken('session', token)).toBe(false);
  expect(new DeskCookies(after, true, before).xsrfToken('session')).toBe(new DeskCookies(after, true).xsrfToken('session'));
});
