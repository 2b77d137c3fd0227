export type { CatalogRecord } from './catalog-record.ts';
export { sampleCatalog } from './build.ts';
