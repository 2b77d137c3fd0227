export { AssortmentError, readAssortmentInput, readAssortments, type Assortment, type AssortmentInput } from './assortment-file.ts';
export { catchUp } from './catch-up.ts';
export { changeText } from './assortment-text.ts';
export { freshenCounts } from './freshen-counts.ts';
export { largeCatalog } from './own-index.ts';
export { setAssortment, setAssortmentInside, type AssortmentChange } from './set-assortment.ts';
export { refreshProducts } from './sold-offers.ts';
export { catalogOf, facetCountsIn, foundOf, ownOf, partOf, soldIn, wholeCatalog, type StoreCatalog } from './store-catalog.ts';
