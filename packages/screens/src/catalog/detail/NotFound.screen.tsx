import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { ReplacedBy } from '../../products/index.ts';
import { PageHeader, useStartPageAddress } from '../../shell/index.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

/** A product that is not, or no longer, in the catalog (specification, section 2: titled Product Not Available). */
export default function NotFound({ attributes }: ScreenProps<'/catalog/product_detail', 'NotFound'>) {
  const { productId, replacement, suggestions } = attributes;
  const { href } = useNavigation();
  const start = useStartPageAddress();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Product Not Available">
          {productId === '' ? <Text as="p">The address names no product. Search for it, or look through the categories.</Text> : <Text as="p">The product <Text isCode>{productId}</Text> is not in the catalog. It may have been removed from its contract.</Text>}
        </PageHeader>
        {replacement !== undefined && <ReplacedBy replacement={replacement} />}
        <Actions>
          {productId !== '' && <ButtonLink look="primary" icon="search" href={href('/search/advantage_search', { q: productId })}>Search for “{productId}”</ButtonLink>}
          <ButtonLink href={start}>Browse all categories</ButtonLink>
        </Actions>
        <RelatedProducts products={suggestions} title="Products with a similar number" />
      </Stack>
    </Container>
  );
}
