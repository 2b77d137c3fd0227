export { useCompareList } from './compare/CompareProvider.tsx';
export { CompareCheckbox } from './results/CompareCheckbox.tsx';
export { ProductTiles } from './results/ProductTiles.tsx';
export { ResultList } from './results/ResultList.tsx';
