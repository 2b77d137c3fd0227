export { importCatalog } from './import-catalog.ts';
export { openSource, sourceOf } from './source.ts';
