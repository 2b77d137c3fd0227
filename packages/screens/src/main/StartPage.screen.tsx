import { useStore, type ScreenProps } from '@quartermaster/core';
import { Container, EmptyState, Heading, Stack, Text } from '@quartermaster/ui';
import { ResultList } from '../search/results/ResultList.tsx';
import { RegistrationNotice } from './RegistrationNotice.tsx';
import { KindSection } from './KindSection.tsx';

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

/** The store's start page: what there is, and the ways to it. */
export default function StartPage({ attributes, query }: ScreenProps<'/main/start_page', 'Success'>) {
  const { productCategories, serviceCategories, productCount, serviceCount, featured } = attributes;
  const { name } = useStore();
  const isEmpty = productCount === 0 && serviceCount === 0;

  return (
    <Container>
      <RegistrationNotice type={query.get('type')} />
      <Stack gap="xl">
        <Stack gap="xs" as="header">
          <Heading level={1}>Welcome to {name}</Heading>
          {!isEmpty && (
            <Text as="p" size="lg" tone="muted">
              {count(productCount, 'product', 'products')} and {count(serviceCount, 'service', 'services')} under contract. Search by name, part number or NSN, or browse the categories.
            </Text>
          )}
        </Stack>
        {isEmpty && (
          <EmptyState icon="box" title="The catalogue is empty">
            No products have been imported into this store yet. Please contact the help desk.
          </EmptyState>
        )}
        <KindSection kind="products" title="Products" categories={productCategories} all={count(productCount, 'product', 'products')} />
        <KindSection kind="services" title="Services" categories={serviceCategories} all={count(serviceCount, 'service', 'services')} />
        {featured.length > 0 && (
          <Stack as="section" gap="md" aria-labelledby="featured">
            <Heading level={2} id="featured">Featured products</Heading>
            <ResultList products={featured} style="grid" label="Featured products" />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
