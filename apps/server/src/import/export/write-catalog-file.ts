import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Queries } from '../../runtime/index.ts';
import { exportCatalog } from './export-catalog.ts';

/** Writes the whole catalog into a file, packed where its name ends in `.gz`; a file of that name is there only when it is whole. @returns how many products it has */
export async function writeCatalogFile(queries: Queries, file: string): Promise<number> {
  const part = `${file}.part`;
  let products = 0;
  const texts = Readable.from(exportCatalog(queries, (count) => void (products = count)));
  try {
    await (file.toLowerCase().endsWith('.gz') ? pipeline(texts, createGzip(), createWriteStream(part)) : pipeline(texts, createWriteStream(part)));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return products;
}
