import type { Browser } from '@playwright/test';
import { Album } from './album.ts';
import { serveCatalogue, type BuiltCatalogue } from './catalogue.ts';
import { photograph, type Photograph } from './photograph.ts';
import { keyOf, labelOf, type Shot } from './shots.ts';

/** How often a run that takes its time says how far it is, in milliseconds. */
const pause = 10_000;

export interface TakenAlbum {
  readonly album: Album;
  /** Pictures that could not be taken, and why, in words. */
  readonly untaken: readonly string[];
  /** Keys of pictures that came out otherwise the second time: whether they have changed cannot be said. */
  readonly unsteady: ReadonlySet<string>;
}

/** How many pictures are taken a second time at most: where more differ, it is not by chance. */
const mostAgain = 60;

/**
 * Takes pictures into a folder.
 *
 * @param known pictures that they will be compared with: one that differs is taken once more, in a page of its own, so that what differs by chance is not shown as a change
 */
export async function takeAlbum(browser: Browser, catalogue: BuiltCatalogue, shots: readonly Shot[], folder: string, say: (line: string) => void, known: Album | null = null): Promise<TakenAlbum> {
  const album = Album.begin(folder, takenWith(browser), catalogue.stories.map(({ id }) => id));
  const untaken: string[] = [];
  const unsteady = new Set<string>();
  const started = performance.now();
  let done = 0;
  let said = started;
  const taken = (shot: Shot, picture: Photograph): void => {
    done += 1;
    if ('image' in picture) album.put(shot, picture.image);
    else if ('problem' in picture) {
      untaken.push(`${labelOf(shot)}: ${picture.problem}`);
      say(`FAILED  ${labelOf(shot)}: ${picture.problem}`);
    }
    if (performance.now() - said < pause) return;
    said = performance.now();
    say(`${done} of ${shots.length}, ${((said - started) / 1000).toFixed(0)} s`);
  };
  const takenAgain = (shot: Shot, picture: Photograph): void => {
    if (!('image' in picture)) return;
    const key = keyOf(shot);
    const first = album.pictures.get(key)?.hash;
    album.put(shot, picture.image);
    const second = album.pictures.get(key)?.hash;
    if (first !== second && second !== known?.pictures.get(key)?.hash) unsteady.add(key);
  };
  const served = await serveCatalogue(catalogue);
  try {
    await photograph(browser, served.url, shots, { format: 'png', taken });
    const seconds = (performance.now() - started) / 1000;
    say(`${shots.length} ${shots.length === 1 ? 'picture' : 'pictures'} in ${seconds.toFixed(0)} s: ${((seconds / Math.max(1, shots.length)) * 100).toFixed(0)} s for 100`);
    const different = shots.filter((shot) => {
      const before = known?.pictures.get(keyOf(shot))?.hash;
      const now = album.pictures.get(keyOf(shot))?.hash;
      return before !== undefined && now !== undefined && before !== now;
    });
    await photograph(browser, served.url, different.length > mostAgain ? [] : different, { format: 'png', isFresh: true, taken: takenAgain });
  } finally {
    await served.close();
  }
  album.save();
  return { album, untaken, unsteady };
}

/** What draws the pictures. */
export const takenWith = (browser: Browser): string => `Chromium ${browser.version()} on ${process.platform} ${process.arch}`;
