import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parse } from 'csv-parse/sync';
import { fetchPicture } from './fetch-picture.ts';
import { pictureLimits } from './picture-limits.ts';
import { PictureRefused } from './picture-refused.ts';

/** Where the picture of a product is. */
export interface PictureSource {
  /** The product's id, or its part number where no other product has it. */
  readonly product: string;
  /** A name of a file, or an address: what is kept of it. */
  readonly from: string;
  /** @throws PictureRefused */
  bytes(): Promise<Buffer>;
}

/** The sources that a path names. @throws PictureRefused where it is neither a folder nor a list */
export function pictureSources(path: string): PictureSource[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return filesOf(path);
  if (found?.isFile() === true && extname(path).toLowerCase() === '.csv') return rowsOf(path);
  throw new PictureRefused(found === undefined ? `There is no ${path}. Check the path.` : `${path} is neither a folder of pictures nor a list (.csv). Unpack an archive first.`);
}

/** `A-1.jpg` is the picture of A-1. */
const filesOf = (folder: string): PictureSource[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:jpe?g|png|webp|avif|gif)$/i.test(entry.name))
    .map(({ name }) => ({ product: basename(name, extname(name)), from: name, bytes: () => readPicture(join(folder, name)) }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

function rowsOf(list: string): PictureSource[] {
  const rows = parse<Record<string, string>>(readFileSync(list, 'utf8'), { columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()), bom: true, trim: true, skip_empty_lines: true });
  const folder = dirname(resolve(list));
  return rows.map(({ id = '', picture = '' }, index) => {
    if (id === '' || picture === '') throw new PictureRefused(`${basename(list)}, row ${index + 2}: needs a value in the columns id and picture.`);
    if (/^https?:/i.test(picture)) return { product: id, from: picture, bytes: () => fetchPicture(picture) };
    return { product: id, from: picture, bytes: async () => readPicture(withinFolder(folder, picture)) };
  });
}

/** A list names files beside it and below, and no other file of the machine. */
function withinFolder(folder: string, file: string): string {
  const path = resolve(folder, file);
  // An archive that was unpacked may have brought a link that leads elsewhere.
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined;
  if (isOutside(folder, path) || (isThere && isOutside(realpathSync(folder), realpathSync(path)))) throw new PictureRefused(`${file} is outside of the folder of the list. Put the file beside the list.`);
  return path;
}

function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way;
}

function readPicture(path: string): Promise<Buffer> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) return Promise.reject(new PictureRefused(`There is no file ${path}. Check its name.`));
  if (found.size > pictureLimits.bytes) return Promise.reject(new PictureRefused(`It has ${found.size.toLocaleString('en-US')} bytes, more than ${pictureLimits.bytes.toLocaleString('en-US')}. Save it smaller.`));
  return Promise.resolve(readFileSync(path));
}
