import type { ProductSummary } from '@quartermaster/contracts';
import { Heading, Stack } from '@quartermaster/ui';
import { useId } from 'react';
import { LateInvitations } from '../../main/index.ts';
import { ResultGrid } from '../../search/index.ts';

export interface FeaturedProductsProps {
  products: readonly ProductSummary[];
  title?: string;
}

/** A few products that can be bought at once, and what the store invites to. Nothing where there are none. */
export function FeaturedProducts({ products, title = 'Featured products' }: FeaturedProductsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <>
      <Stack as="section" gap="md" aria-labelledby={id}>
        <Heading level={2} id={id}>{title}</Heading>
        <ResultGrid products={products} label={title} />
      </Stack>
      <LateInvitations />
    </>
  );
}
