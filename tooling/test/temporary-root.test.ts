import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { temporaryRoot } from './temporary-root.ts';

const plenty = (): number => 2 ** 40;

it('is the folder in memory only where there is one, and memory is free', () => {
  expect(temporaryRoot('/no/such/folder', plenty)).toBe(tmpdir());
  expect(temporaryRoot(import.meta.dirname, () => 2 ** 30)).toBe(tmpdir());
  expect([import.meta.dirname, tmpdir()]).toContain(temporaryRoot(import.meta.dirname, plenty));
});
