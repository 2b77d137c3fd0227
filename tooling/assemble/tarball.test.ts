import { randomBytes } from 'node:crypto';
import { isAbsolute, normalize, relative, resolve, win32 } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tarballOf, type TarEntry } from './testing/tarballs.ts';
import { integrityOfTarball, placeOf, readTarball } from './tarball.ts';

const good: TarEntry = { path: 'package/package.json', content: '{}' };

describe('the tarball of a package', () => {
  it('is read into its files', () => {
    const files = readTarball(tarballOf([good, { path: 'package/dist', type: 'Directory' }, { path: 'package/dist/store.js', content: 'export {};' }, { path: 'package/dist/empty.css' }]));
    expect([...files].map(([path, content]) => [path, content.toString()])).toEqual([['package.json', '{}'], ['dist/store.js', 'export {};'], ['dist/empty.css', '']]);
  });

  it.each<[what: string, entry: TarEntry, sentence: string]>([
    ['above the package', { path: 'package/../../etc/passwd' }, 'leads out'],
    ['by an absolute path', { path: '/etc/passwd' }, 'leads out'],
    ['beside the package', { path: '../evil.js' }, 'leads out'],
    ['by the way of Windows', { path: 'package/..\\..\\evil.js' }, 'leads out'],
    ['on a drive', { path: 'C:/evil.js' }, 'leads out'],
    ['without a folder', { path: 'evil.js' }, 'leads out'],
    ['through a link', { path: 'package/dist/store.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }, 'SymbolicLink'],
    ['through a hard link', { path: 'package/dist/store.js', type: 'Link', linkpath: 'package/package.json' }, 'Link'],
    ['into a device', { path: 'package/dist/zero', type: 'CharacterDevice' }, 'CharacterDevice'],
    ['into a pipe', { path: 'package/dist/pipe', type: 'FIFO' }, 'FIFO'],
    ['over another file', good, 'twice'],
    ['over another file in capital letters', { path: 'package/PACKAGE.json' }, 'twice'],
    ['into a file as if it were a folder', { path: 'package/package.json/x' }, 'twice'],
  ])('with a file %s is refused', (_what, entry, sentence) => {
    expect(() => readTarball(tarballOf([good, entry]))).toThrow(sentence);
  });

  it('with too many files, or too much in them, is refused', () => {
    expect(() => readTarball(tarballOf(Array.from({ length: 1001 }, (_, index) => ({ path: `package/${index}` }))))).toThrow(/more than 1000 files/);
    expect(() => readTarball(gzipSync(Buffer.alloc(65 * 1024 * 1024)))).toThrow(/unpacks to more than/);
  });

  it.each([
    ['no gzip', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['no tar', gzipSync(randomBytes(2000))],
    ['half of one', tarballOf([good]).subarray(0, 60)],
    ['one that was packed twice', gzipSync(tarballOf([good]))],
  ])('that is %s is refused', (_what, bytes) => {
    expect(() => readTarball(bytes)).toThrow(/tarball/);
  });

  it('gives for any names files below the package alone, on this machine and on Windows', () => {
    const part = fc.oneof(fc.constantFrom('..', '.', '', 'package', 'dist', 'C:', '\\', '~', 'con', 'a.', 'b '), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }).map((parts) => parts.join('/')), (path) => {
        const place = placeOf(path);
        if (place === null) return;
        const root = '/srv/package';
        const inside = relative(root, resolve(root, place));
        expect(inside).not.toBe('');
        expect(inside.startsWith('..')).toBe(false);
        expect([isAbsolute(place), win32.isAbsolute(place)]).toEqual([false, false]);
        expect(normalize(place)).toBe(place);
        expect(win32.normalize(place)).not.toContain('..\\');
        expect(place).not.toContain('\0');
      }),
      { numRuns: 2000 },
    );
  });

  it('is never read as if it held more or less than it says, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        let paths: readonly string[] = [];
        try {
          paths = [...readTarball(gzipSync(bytes)).keys()];
        } catch (error) {
          expect(error).toMatchObject({ message: expect.stringContaining('tarball') });
        }
        expect(paths.filter((path) => placeOf(`package/${path}`) !== path)).toEqual([]);
      }),
    );
  });
});

it('an integrity is that of the bytes, as npm writes it', () => {
  expect(integrityOfTarball(Buffer.from('abc'))).toBe('sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==');
});
