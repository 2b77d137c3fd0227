import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

export interface TarEntry {
  readonly path: string;
  readonly content?: string;
  readonly type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'FIFO';
  readonly linkpath?: string;
}

/** A tarball of just these entries, however wrong they are. */
export function tarballOf(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = '', type = 'File', linkpath }) => {
    const body = Buffer.from(content);
    const block = Buffer.alloc(512);
    new Header({ path, type, mode: 0o644, uid: 0, gid: 0, size: body.length, mtime: new Date(0), ...(linkpath !== undefined && { linkpath }) }).encode(block, 0);
    return [block, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

export interface SampleStore {
  readonly name?: string;
  readonly number?: number;
  readonly version?: string;
  readonly packageName?: string;
  readonly upstreams?: readonly object[];
  readonly code?: string;
  readonly coreRange?: string;
}

/** The tarball of a store, as `npm pack` makes it. */
export function storeTarball({ name = 'HARBOR', number = 11, version = '1.0.0', packageName = '@owner/store-harbor', upstreams = [], coreRange = '^0.1.0', code = `export default ${JSON.stringify(version)};\n` }: SampleStore = {}): Buffer {
  const quartermaster = { name, number, coreRange, entry: 'dist/store.js', upstreams };
  return tarballOf([
    { path: 'package/package.json', content: JSON.stringify({ name: packageName, version, quartermaster }) },
    { path: 'package/dist/store.js', content: code },
  ]);
}
