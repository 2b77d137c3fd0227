export type { CatalogRecord, CategoryStep, OfferRecord } from './catalog-record.ts';
export { sampleCatalog, sampleCatalogLines } from './build.ts';
