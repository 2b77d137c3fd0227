import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../../runtime/index.ts';
import { originals } from './photograph-store.ts';

/**
 * Writes the pictures as they came into a folder, with the list (`pictures.csv`) that imports them again. The list comes last: where the disk is full or the program
 * is killed before, there is none, and least of all that of an earlier export, which would give products the pictures of others.
 *
 * @returns how many there are
 */
export async function exportPictures(queries: Queries, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'pictures.csv');
  rmSync(list, { force: true });
  const rows = ['id,picture'];
  for await (const { productId, mediaType, content } of originals(queries)) {
    // An id may have signs that a name of a file may not have.
    const file = `${String(rows.length).padStart(6, '0')}.${mediaType.slice('image/'.length)}`;
    writeFileSync(join(folder, file), content);
    rows.push(`"${productId.replaceAll('"', '""')}",${file}`);
  }
  writeFileSync(list, `${rows.join('\n')}\n`);
  return rows.length - 1;
}
