import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operatorToken } from './operator-token.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-token-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the operator’s token is made once, in a file of its own', () => {
  const made = operatorToken({}, folder);
  expect(made.file).toBe(join(folder, 'operator-token'));
  expect(made.token).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(made.file ?? '', 'utf8').trim()).toBe(made.token);
  expect(statSync(made.file ?? '').mode & 0o777).toBe(0o600);
  expect(operatorToken({}, folder)).toEqual(made);
});

it('a token of the environment counts before it, and makes no file', () => {
  expect(operatorToken({ OPERATOR_TOKEN: 'mine' }, folder)).toEqual({ token: 'mine', file: null });
  expect(statSync(join(folder, 'operator-token'), { throwIfNoEntry: false })).toBeUndefined();
});

it('a file that holds none says what to do', () => {
  writeFileSync(join(folder, 'operator-token'), 'short', { mode: 0o600 });
  expect(() => operatorToken({}, folder)).toThrow(/delete it, and the next start makes another one/);
});
