import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readThings } from './read-things.ts';
import { knownThings, shippedThings } from './known-things.ts';

const written = (text: string | Buffer): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'things-')), 'things.txt');
  writeFileSync(file, text);
  return file;
};

it('a thing is of the categories of its lines, in their order', () => {
  const { things, rejects } = readThings('# things\n\n7710: Tubas, horn\r\n78: tuba\n');
  expect([[...things], rejects]).toEqual([[['tuba', { name: 'Tubas', categories: ['7710', '78'] }], ['horn', { name: 'horn', categories: ['7710'] }]], []]);
});

it('a line without a category or without things is rejected', () => {
  expect(readThings('7710\n: tuba\n7710: ,\n').rejects.map(({ line }) => line)).toEqual([1, 2, 3]);
});

it('the list that ships has no line that cannot be read, and several hundred things', () => {
  expect(shippedThings().get('trombone')?.categories).toEqual(['7710']);
  expect(shippedThings().size).toBeGreaterThan(2_500);
});

it('a thing of a file of one’s own is of the categories that it has there, or of none', () => {
  const things = knownThings(written('MUSIC: tuba\n-: violin\n'));
  expect(['tuba', 'violin', 'cello'].map((key) => things.get(key)?.categories)).toEqual([['MUSIC'], [], ['7710']]);
});

it('a file that is not there or in another encoding, or a line that cannot be read, is named', () => {
  expect(() => knownThings(written(Buffer.from('7710: caf\xe9 table\n', 'latin1')))).toThrow(/NEAREST_KINDS: .* is not text in UTF-8/);
  expect(() => knownThings('/no/such/file')).toThrow(/NEAREST_KINDS names \/no\/such\/file, which cannot be read/);
  expect(() => knownThings(written('7710: tuba\nviolin\n'))).toThrow(/line 2 of .* cannot be read. A line has the id/);
});
