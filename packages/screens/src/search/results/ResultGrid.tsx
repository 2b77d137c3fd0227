import type { ProductSummary } from '@quartermaster/contracts';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ProductTiles } from './ProductTiles.tsx';

/** Products as boxes, and below them what is marked for comparison. A page that has them as boxes alone loads no rows. */
export const ResultGrid = (shown: { products: readonly ProductSummary[]; label: string }) => <><ProductTiles {...shown} /><CompareBar /></>;
