import { list, type ReadEntry } from 'tar';
import { PackageUnreadable, type StorePackage } from './store-package.ts';

const mostFiles = 2000;
const mostBytes = 50 * 1024 * 1024;

/** The package in a tarball, as `npm pack` makes it; nothing is written to the disk. @throws PackageUnreadable */
export async function readTarball(file: string): Promise<StorePackage> {
  const files = new Map<string, Uint8Array>();
  const strange: string[] = [];
  const reading: Promise<void>[] = [];
  let bytes = 0;
  const onReadEntry = (entry: ReadEntry) => {
    const path = entry.path.replace(/^[^/]+\//, '');
    bytes += entry.size;
    if (entry.type === 'Directory') return;
    const isOutside = path.startsWith('/') || path.includes('\\') || path.split('/').includes('..');
    if (entry.type !== 'File' || isOutside) strange.push(entry.path);
    else if (reading.length < mostFiles && bytes <= mostBytes) reading.push(entry.concat().then((content) => void files.set(path, content)));
    else reading.push(Promise.reject(new PackageUnreadable(`${file} has more than ${mostFiles} files or ${mostBytes} bytes. Ship only what a store needs.`)));
  };
  try {
    await list({ file, onReadEntry, strict: true });
    await Promise.all(reading);
  } catch (error) {
    if (error instanceof PackageUnreadable) throw error;
    throw new PackageUnreadable(`${file} is no tarball of a package: ${String(error)}. Make one with npm pack.`, { cause: error });
  }
  return { files: new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1))), strange: strange.toSorted() };
}
