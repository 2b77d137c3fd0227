export { useCompareList } from './compare/CompareProvider.tsx';
export { CompareCheckbox } from './results/CompareCheckbox.tsx';
export { ProductTiles } from './results/ProductTiles.tsx';
export { ResultGrid } from './results/ResultGrid.tsx';
