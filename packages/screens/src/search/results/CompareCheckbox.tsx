import type { ProductSummary } from '@quartermaster/contracts';
import { Checkbox, VisuallyHidden } from '@quartermaster/ui';
import { useCompareList } from '../compare/CompareProvider.tsx';

/** Marks a product for comparison. With four marked, the others wait until one is taken out. */
export function CompareCheckbox({ product }: { product: ProductSummary }) {
  const list = useCompareList();
  const isOn = list.has(product.productId);
  return (
    <Checkbox
      label={<>Compare<VisuallyHidden> {product.name}</VisuallyHidden></>}
      checked={isOn}
      isDisabled={!isOn && list.isFull}
      onChange={() => list.toggle(product)}
    />
  );
}
