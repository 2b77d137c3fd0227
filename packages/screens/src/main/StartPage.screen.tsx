import { css } from '@emotion/react';
import { useNavigation, useStore, type ScreenProps } from '@quartermaster/core';
import { Container, EmptyState, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import { ResultList } from '../search/results/ResultList.tsx';
import { CategoryDirectory } from './CategoryDirectory.tsx';

const sectionHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: token('space.md') });

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

/** The store's start page: what there is, and the ways to it. */
export default function StartPage({ attributes }: ScreenProps<'/main/start_page', 'Success'>) {
  const { productCategories, serviceCategories, productCount, serviceCount, featured } = attributes;
  const { name } = useStore();
  const { href } = useNavigation();
  const isEmpty = productCount === 0 && serviceCount === 0;

  return (
    <Container>
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
        {productCategories.length > 0 && (
          <Stack as="section" gap="md" aria-labelledby="product-categories">
            <div css={sectionHead}>
              <Heading level={2} id="product-categories">Products</Heading>
              <Link href={href('/search/advantage_search', { kind: 'products' })}>All {count(productCount, 'product', 'products')}</Link>
            </div>
            <CategoryDirectory categories={productCategories} kind="products" />
          </Stack>
        )}
        {serviceCategories.length > 0 && (
          <Stack as="section" gap="md" aria-labelledby="service-categories">
            <div css={sectionHead}>
              <Heading level={2} id="service-categories">Services</Heading>
              <Link href={href('/search/advantage_search', { kind: 'services' })}>All {count(serviceCount, 'service', 'services')}</Link>
            </div>
            <CategoryDirectory categories={serviceCategories} kind="services" />
          </Stack>
        )}
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
