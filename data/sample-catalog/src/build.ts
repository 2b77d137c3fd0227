import type { CatalogRecord } from './catalog-record.ts';
import { productRecords } from './products.ts';
import { serviceRecords } from './services.ts';

/** The whole sample catalog: products, then services. The same every time. */
export async function* sampleCatalog(): AsyncGenerator<CatalogRecord> {
  yield* productRecords();
  yield* serviceRecords();
}

/** The catalog as lines of JSON, each with its line feed: what the marketplace's import reads. */
export async function* sampleCatalogLines(): AsyncGenerator<string> {
  for await (const record of sampleCatalog()) yield `${JSON.stringify(record)}\n`;
}
