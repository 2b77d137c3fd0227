export { importCatalog, type ImportCounts, type ImportOptions } from './import-catalog.ts';
export { openSource, sourceOf, type ImportSource } from './source.ts';
