import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { variedRows } from '../../search/bench/million/vary.ts';
import { sampleCatalogRows } from '../../testing/sample-catalog.ts';

/** Two import files in the folder, each with a half of the varied products. */
export async function writeFiles(folder: string, products: number): Promise<readonly [string, string]> {
  const sample: unknown[] = [];
  for await (const row of sampleCatalogRows()) sample.push(row);
  const paths = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')] as const;
  const [first, second] = [createWriteStream(paths[0]), createWriteStream(paths[1])];
  let written = 0;
  for (const row of variedRows(sample, products)) {
    await writeLine(written < products / 2 ? first : second, row);
    written += 1;
  }
  for (const file of [first, second]) {
    file.end();
    await once(file, 'close');
  }
  return paths;
}

async function writeLine(file: WriteStream, row: unknown): Promise<void> {
  if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain');
}
