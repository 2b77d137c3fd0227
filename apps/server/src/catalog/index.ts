export { catalogServices } from './catalog-services.ts';
export { readCategories, readStartPage } from './start-page.ts';
export { importCatalog, openSource, sourceOf, type ImportCounts, type ImportOptions, type ImportSource } from '../import/index.ts';
