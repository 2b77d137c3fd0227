export { browse } from './area.ts';
export { counted, countedCatalogue } from './counted.ts';
export { EmptyCatalogue } from './EmptyCatalogue.tsx';
export { KindSection } from './KindSection.tsx';
