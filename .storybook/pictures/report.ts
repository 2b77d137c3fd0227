import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Album, AlbumPicture } from './album.ts';
import type { Comparison } from './compare.ts';
import { reportHtml } from './report-html.ts';
import { keyOf } from './shots.ts';

/** What a report is of. */
export interface Report {
  /** `the accepted pictures`, `origin/main (1a2b3c4d5e)`. */
  readonly against: string;
  readonly before: Album;
  readonly now: Album;
  readonly comparison: Comparison;
  /** Stories that look otherwise each time, or that could not be taken, in words. */
  readonly problems: readonly string[];
}

/** Writes a page that shows before, now and the difference of what has changed, with its pictures, in the place of what is in the folder. Gives the page's file. */
export function writeReport(folder: string, report: Report): string {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['before', 'now', 'difference']) mkdirSync(join(folder, name), { recursive: true });
  const { before, now, comparison: { changed, added, gone } } = report;
  const copy = (album: Album, name: string, picture: AlbumPicture): void => {
    copyFileSync(join(album.folder, `${keyOf(picture)}.png`), join(folder, name, `${keyOf(picture)}.png`));
  };
  for (const { picture, image } of changed) {
    copy(before, 'before', picture);
    copy(now, 'now', picture);
    writeFileSync(join(folder, 'difference', `${keyOf(picture)}.png`), image);
  }
  for (const picture of added) copy(now, 'now', picture);
  for (const picture of gone) copy(before, 'before', picture);
  const file = join(folder, 'index.html');
  writeFileSync(file, reportHtml(report));
  return file;
}
