import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, Stack } from '@quartermaster/ui';
import { ResultList } from '../../search/index.ts';

/** Other products; nothing when there are none. */
export function RelatedProducts({ products, title = 'Related products' }: { products: readonly ProductSummary[]; title?: string }) {
  if (products.length === 0) return null;
  return (
    <Stack gap="sm" as="section">
      <Heading level={2}>{title}</Heading>
      <ResultList products={products} style="grid" label={title} />
    </Stack>
  );
}
