import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import { PackageError } from './error.ts';

/** Bytes of a tarball as it is fetched. */
export const largestTarball = 20 * 1024 * 1024;
const mostUnpacked = 64 * 1024 * 1024;
const mostFiles = 1000;

/** How archives of gzip and zstd begin. */
const packed = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])];

/** As npm writes it: `sha512-...` */
export const integrityOfTarball = (bytes: Uint8Array): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/**
 * Where an entry of a package's tarball belongs, below the package; null where it does not belong into a package at all: it
 * leads out of it, or its name means another file on another machine.
 */
export function placeOf(entryPath: string): string | null {
  if (entryPath.length > 300 || /[\\:\p{C}]/u.test(entryPath)) return null;
  const [folder, ...rest] = entryPath.split('/');
  // A name that ends in a dot or a space, as `.` and `..` do, is another name on Windows.
  const isPlain = (part: string): boolean => part !== '' && !/[. ]$/.test(part);
  if (folder === undefined || !isPlain(folder) || rest.length === 0 || !rest.every(isPlain)) return null;
  return rest.join('/');
}

/**
 * The files of a package's tarball, by path below the package. Nothing is written.
 *
 * @throws PackageError for what is no such tarball, for links and other special files, and for more than a store can need
 */
export function readTarball(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const taken = new Set<string>();
  const problems: string[] = [];
  const keep = (entry: ReadEntry): void => {
    const place = placeOf(entry.path);
    const problem = place === null ? `${JSON.stringify(entry.path.slice(0, 200))} leads out of the package, or cannot be a file's name everywhere.` : problemOf(entry, place, taken);
    if (place === null || problem !== null) {
      problems.push(problem ?? '');
      entry.resume();
      return;
    }
    for (const name of ancestorsOf(place)) taken.add(name);
    taken.add(`file ${place.toLowerCase()}`);
    const chunks: Buffer[] = [];
    entry.on('data', (chunk: Buffer) => void chunks.push(chunk));
    entry.on('end', () => void files.set(place, Buffer.concat(chunks)));
  };
  const onReadEntry = (entry: ReadEntry): void => {
    if (entry.type === 'Directory') entry.resume();
    else keep(entry);
  };
  const parser = new Parser({ strict: true, onReadEntry, onwarn: (_code, message) => void problems.push(String(message)) });
  parser.on('error', (error: Error) => void problems.push(error.message));
  let isRead = false;
  parser.on('end', () => (isRead = true));
  parser.end(unzipped(bytes));
  if (!isRead && problems.length === 0) problems.push('It ends before its last file does.');
  if (problems.length > 0) throw new PackageError('PACKAGE_UNREADABLE', `The tarball cannot be used. ${[...new Set(problems)].slice(0, 5).join(' ')} Make it with npm pack.`);
  return files;
}

/** Small and capital letters are the same on some machines, and no file is a folder too. */
function problemOf({ path, type }: ReadEntry, place: string, taken: ReadonlySet<string>): string | null {
  if (type !== 'File' && type !== 'OldFile') return `${path} is a ${type}; a package has plain files alone.`;
  const name = place.toLowerCase();
  if (taken.has(`file ${name}`) || taken.has(`folder ${name}`) || ancestorsOf(place).some((folder) => taken.has(folder.replace('folder', 'file')))) return `${path} is there twice.`;
  return [...taken].filter((known) => known.startsWith('file ')).length >= mostFiles ? `There are more than ${mostFiles} files.` : null;
}

function ancestorsOf(place: string): string[] {
  const folders = place.toLowerCase().split('/').slice(0, -1);
  return folders.map((_, index) => `folder ${folders.slice(0, index + 1).join('/')}`);
}

function unzipped(bytes: Uint8Array): Buffer {
  try {
    const archive = gunzipSync(bytes, { maxOutputLength: mostUnpacked });
    // The reader would unpack what is packed once more, beyond any limit of ours.
    if (packed.some((magic) => archive.subarray(0, magic.length).equals(magic))) throw new TypeError('packed twice');
    return archive;
  } catch (error) {
    if (error instanceof RangeError) throw new PackageError('PACKAGE_TOO_LARGE', `The package unpacks to more than ${mostUnpacked} bytes. Ship only what pages load.`);
    throw new PackageError('PACKAGE_UNREADABLE', 'This is no tarball of a package. Make one with npm pack.');
  }
}
