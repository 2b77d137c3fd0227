import { createReadStream } from 'node:fs';
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
  const kind = /\.(csv|jsonl|ndjson|json)(\.gz)?$/i.exec(path);
  if (kind === null) throw new ImportFileError(`${path}: the name must end in .csv, .jsonl or .ndjson, or in one of these and .gz.`);
  const size = await sizeOf(path);
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  const bytes = kind[2] === undefined ? file : unzip(file, path);
  return {
    size,
    bytesRead: () => file.bytesRead,
    rows: () => (kind[1]?.toLowerCase() === 'csv' ? readCsv(bytes) : readJsonLines(bytes)),
  };
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

async function* unzip(file: ReturnType<typeof createReadStream>, path: string): AsyncGenerator<Uint8Array> {
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error));
  try {
    yield* file.pipe(unzipped) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new ImportFileError(`${path} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
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
