import type { CatalogRecord } from './catalog-record.ts';
import { productRecords } from './products.ts';
import { serviceRecords } from './services.ts';
import { withSituations } from './situations.ts';
import { supplyRecords } from './supplies.ts';

/** The whole sample catalog: products, services, then the made-up supplies. The same every time, but for days, which are counted from `today`. */
export async function* sampleCatalog(today: Date): AsyncGenerator<CatalogRecord> {
  const stockNumbers = new Set<string>();
  yield* productRecords(stockNumbers);
  yield* serviceRecords(today);
  yield* withSituations([...supplyRecords(stockNumbers)], today);
}

/** The catalog as lines of JSON, each with its line feed: what the marketplace's import reads. */
export async function* sampleCatalogLines(today: Date): AsyncGenerator<string> {
  for await (const record of sampleCatalog(today)) yield `${JSON.stringify(record)}\n`;
}
