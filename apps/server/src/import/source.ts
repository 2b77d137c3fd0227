import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportFileError, readCsv } from './read-csv.ts';
import { readJsonLines, type SourceRow } from './read-json-lines.ts';

export interface ImportSource {
  /** Size in bytes, and how many of them have been read; null when it is unknown, as for a program's output. */
  readonly size: number | null;
  bytesRead(): number;
  rows(): AsyncIterable<SourceRow>;
}

/** A file of CSV (`.csv`) or JSON Lines (`.jsonl`, `.ndjson`, `.json`), each also compressed (`.gz`). */
export async function openSource(path: string): Promise<ImportSource> {
  const kind = kindOf(path);
  const size = await sizeOf(path);
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  return { size, bytesRead: () => file.bytesRead, rows: () => rowsIn(file, path, kind) };
}

/** The bytes of a file of these kinds, wherever they come from. @param size in bytes. @param mostUnpacked bytes that a packed one may have. @throws ImportFileError where the name is of none of them */
export function sourceOfBytes(name: string, size: number | null, open: () => AsyncIterable<Uint8Array>, mostUnpacked = Infinity): ImportSource {
  const kind = kindOf(name);
  let read = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of open()) {
      read += chunk.length;
      yield chunk;
    }
  }
  return { size, bytesRead: () => read, rows: () => rowsIn(Readable.from(counted(), { objectMode: false }), name, kind, mostUnpacked) };
}

interface FileKind {
  readonly isCsv: boolean;
  readonly isPacked: boolean;
}

/** @throws ImportFileError */
export function kindOf(name: string): FileKind {
  const kind = /\.(csv|jsonl|ndjson|json)(\.gz)?$/i.exec(name);
  if (kind === null) throw new ImportFileError(`${name}: the name must end in .csv, .jsonl or .ndjson, or in one of these and .gz.`);
  return { isCsv: kind[1]?.toLowerCase() === 'csv', isPacked: kind[2] !== undefined };
}

function rowsIn(file: Readable, name: string, { isCsv, isPacked }: FileKind, mostUnpacked = Infinity): AsyncIterable<SourceRow> {
  const bytes = isPacked ? atMost(unzip(file, name), name, mostUnpacked) : file;
  return isCsv ? readCsv(bytes) : readJsonLines(bytes);
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  throw new ImportFileError(`There is no file ${path}. Check the path.`);
}

async function* unzip(file: Readable, path: string): AsyncGenerator<Uint8Array> {
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error));
  try {
    yield* file.pipe(unzipped) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new ImportFileError(`${path} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

/** A small packed file can hold a thousand times its size: it is read piece by piece, and no further than this. */
async function* atMost(bytes: AsyncIterable<Uint8Array>, name: string, most: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    if (read > most) throw new ImportFileError(`${name} has more than ${Math.floor(most / 2 ** 20).toLocaleString('en-US')} MB when it is unpacked (CATALOG_UNPACKED_MB). Import it in several files, or use npm run catalog:import on the server for it.`);
    yield chunk;
  }
}

/** Rows that a program makes, such as the sample catalog. */
export function sourceOf(records: AsyncIterable<unknown>): ImportSource {
  async function* numbered(): AsyncGenerator<SourceRow> {
    let line = 0;
    for await (const raw of records) {
      line += 1;
      yield { line, raw };
    }
  }
  return { size: null, bytesRead: () => 0, rows: numbered };
}
