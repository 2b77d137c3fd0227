import { latePart, VisuallyHidden } from '@quartermaster/ui';
import { compareLimit } from './compare-list.ts';
import { useCompareList } from './CompareProvider.tsx';

// Most buyers never compare: the bar comes with the first mark.
const MarkedProducts = latePart(async () => (await import('./MarkedProducts.tsx')).MarkedProducts);

/** The products that are marked for comparison, at the bottom of the results. Nothing while there are none. */
export function CompareBar() {
  const { products: { length: count } } = useCompareList();
  return (
    <>
      <VisuallyHidden role="status">{count === 0 ? '' : `${count} of ${compareLimit} products marked for comparison.`}</VisuallyHidden>
      {count > 0 && <MarkedProducts />}
    </>
  );
}
