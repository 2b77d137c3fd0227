import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptedCookieSecret, cookieSecret } from './cookie-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-cookie-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the secret of cookies is made once, in a file of its owner alone beside the database', () => {
  const made = cookieSecret({}, folder);
  const file = join(folder, 'cookie-secret');
  expect([made, cookieSecret({}, folder)]).toEqual([expect.stringMatching(/^[\w-]{43}$/), readFileSync(file, 'utf8').trim()]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a secret of the environment counts before it, and makes no file', () => {
  expect(cookieSecret({ COOKIE_SECRET: 'mine' }, folder)).toBe('mine');
  expect(statSync(join(folder, 'cookie-secret'), { throwIfNoEntry: false })).toBeUndefined();
});

it('the secret of before is accepted while its file is there, and another one is made in its place', () => {
  const before = cookieSecret({}, folder);
  expect(acceptedCookieSecret({}, folder)).toBeUndefined();
  renameSync(join(folder, 'cookie-secret'), join(folder, 'cookie-secret.before'));
  expect(cookieSecret({}, folder)).not.toBe(before);
  expect(acceptedCookieSecret({}, folder)).toBe(before);
  expect(acceptedCookieSecret({ COOKIE_SECRET_ACCEPTED: 'mine' }, folder)).toBe('mine');
});
