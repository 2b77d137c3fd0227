import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, latePart, Stack } from '@quartermaster/ui';
import { ResultGrid } from '../../search/index.ts';

// It is below what decides an order, and asks the server for what it shows.
const Alternatives = latePart(async () => (await import('../alternatives/Alternatives.tsx')).Alternatives);

const relatedTitle = (products: readonly ProductSummary[]): string => (products.every(({ kind }) => kind === 'service') ? 'Related services' : 'Related products');

/** Other products; nothing when there are none. @param productId the product whose alternatives and accessories are shown before them */
export function RelatedProducts({ products, title = relatedTitle(products), productId }: { products: readonly ProductSummary[]; title?: string; productId?: string }) {
  return (
    <>
      {productId !== undefined && <Alternatives productId={productId} />}
      {products.length > 0 && (
        <Stack gap="sm" as="section">
          <Heading level={2}>{title}</Heading>
          <ResultGrid products={products} label={title} />
        </Stack>
      )}
    </>
  );
}
