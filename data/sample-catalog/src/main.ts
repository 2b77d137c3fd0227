// Prints the sample catalog as JSON Lines: `node data/sample-catalog/src/main.ts > catalog.jsonl`
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sampleCatalogLines } from './build.ts';

await pipeline(Readable.from(sampleCatalogLines(new Date())), process.stdout);
