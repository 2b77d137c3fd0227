import { useStore, type ScreenProps } from '@quartermaster/core';
import { Container, Heading, Stack, Text } from '@quartermaster/ui';
import { ResultGrid } from '../search/index.ts';
import { counted, countedCatalogue, EmptyCatalogue, KindSection } from '../browse/index.ts';
import { LateInvitations } from './invitations/LateInvitations.tsx';
import { RegistrationNotice } from './RegistrationNotice.tsx';

/** The store's start page, also as the home of signed-in buyers: what there is, and the ways to it. */
export default function StartPage({ attributes, query }: Pick<ScreenProps<'/main/start_page', 'Success'>, 'attributes' | 'query'>) {
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
              {countedCatalogue(attributes)} under contract. Search by name, part number or national stock number (NSN), or browse the categories.
            </Text>
          )}
        </Stack>
        {isEmpty && <EmptyCatalogue />}
        <KindSection kind="products" title="Products" categories={productCategories} all={counted(productCount, 'product', 'products')} />
        <KindSection kind="services" title="Services" categories={serviceCategories} all={counted(serviceCount, 'service', 'services')} />
        {featured.length > 0 && (
          <Stack as="section" gap="md" aria-labelledby="featured">
            <Heading level={2} id="featured">Featured products</Heading>
            <ResultGrid products={featured} label="Featured products" />
          </Stack>
        )}
        {!isEmpty && <LateInvitations />}
      </Stack>
    </Container>
  );
}
