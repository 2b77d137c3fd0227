import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Album } from './album.ts';
import { compareAlbums, isUnchanged } from './compare.ts';
import { keyOf, type PictureChoice, type Shot } from './shots.ts';

const everything: PictureChoice = { words: [], stores: [], themes: [], widths: [390] };

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'albums-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const shotOf = (id: string): Shot => ({ story: { id, title: 'Small', name: id }, store: null, theme: null, width: 390 });

/** An album of pictures of one pixel, each of a gray. */
function album(name: string, grays: Readonly<Record<string, number>>): Album {
  const made = Album.begin(join(folder, name), 'a browser', Object.keys(grays));
  for (const [id, gray] of Object.entries(grays)) {
    const png = new PNG({ width: 1, height: 1 });
    png.data.set([gray, gray, gray, 255]);
    made.put(shotOf(id), PNG.sync.write(png));
  }
  return made;
}

it.each([
  ['the same pictures', { a: 1, b: 2 }, true],
  ['a picture that differs', { a: 1, b: 3 }, false],
  ['a new story', { a: 1, b: 2, c: 3 }, false],
  ['a story that is gone', { a: 1 }, false],
  ['a story that was renamed', { a: 1, c: 2 }, true],
])('%s: whether nothing is to be looked at', (name, now, expected) => {
  expect(isUnchanged(compareAlbums(album('before', { a: 1, b: 2 }), album(name, now), everything))).toBe(expected);
});

it('a picture that comes out otherwise each time is neither changed nor the same', () => {
  const unsteady = new Set([keyOf(shotOf('b'))]);
  const { changed, unsteady: named, same } = compareAlbums(album('before', { a: 1, b: 2 }), album('now', { a: 1, b: 3 }), everything, unsteady);
  expect([changed, named.map(({ story }) => story.id), same]).toEqual([[], ['b'], 1]);
});
