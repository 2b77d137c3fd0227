import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPackageFolder } from './package-folder.ts';
import { samplePackage, type SamplePackage } from './testing/sample-package.ts';

it('a package is its manifest and what is below dist/ but source maps, each file with its type and integrity', () => {
  const { manifest, files } = readPackageFolder(samplePackage({ files: { 'dist/assets/logo.svg': '<svg/>', 'dist/store.js.map': '{}', 'src/index.ts': 'not shipped', 'README.md': 'not shipped' } }));
  expect(manifest).toMatchObject({ name: 'HARBOR', number: 11, version: '1.0.0', entry: 'dist/store.js' });
  expect(files.map(({ path, mediaType }) => [path, mediaType])).toEqual([
    ['dist/assets/logo.svg', 'image/svg+xml'],
    ['dist/store.js', 'text/javascript; charset=utf-8'],
  ]);
  expect(files[0]?.integrity).toBe('sha384-XDHj4aOBi6gW7Kz+KqI8rdLBm/IZpEIgkfgKVS17+MdfaWz0ItPBsmIuces8lbd3');
});

it.each<[string, SamplePackage, RegExp]>([
  ['a page', { files: { 'dist/page.html': '<h1>' } }, /dist\/page\.html cannot be sent/],
  ['a file without an end', { files: { 'dist/LICENSE': 'x' } }, /LICENSE cannot be sent/],
  ['a name that no address takes', { files: { 'dist/a b.js': 'x' } }, /a b\.js cannot be sent/],
  ['too many bytes', { files: { 'dist/a.js': 'x'.repeat(8 * 1024 * 1024) } }, /bytes; 8388608 is the most/],
  ['a number of the specification', { number: 4 }, /manifest .* cannot be used/],
])('a package with %s is refused in a sentence', (_what, sample, sentence) => {
  expect(() => readPackageFolder(samplePackage(sample))).toThrow(sentence);
});

it('a link to a file of the machine is refused', () => {
  const folder = samplePackage();
  symlinkSync('/etc/passwd', join(folder, 'dist', 'passwd.js'));
  expect(() => readPackageFolder(folder)).toThrow(/passwd\.js is no plain file/);
});

it('a folder that is no package says so', () => {
  expect(() => readPackageFolder('/nowhere')).toThrow(/no package\.json/);
});
