import type { ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { countedCatalogue, EmptyCatalogue } from '@quartermaster/screens/parts';
import { Card, Container, Heading, Stack, Text } from '@quartermaster/ui';
import { CatalogTables } from '../start/CatalogTables.tsx';
import { StockNumberSearch } from '../start/StockNumberSearch.tsx';

/** A search that asks for nothing: all groups with all their classes (specification, section 2: BrowsePage). */
export default function BrowsePage({ attributes }: ScreenProps<'/search/advantage_search', 'BrowsePage'>) {
  const { productCategories, serviceCategories, productCount, serviceCount } = attributes;
  const isEmpty = productCount === 0 && serviceCount === 0;
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Browse supply groups">
          {!isEmpty && <Text as="p">{countedCatalogue(attributes)}. Choose a group or a class, or search by number.</Text>}
        </PageHeader>
        {isEmpty ? <EmptyCatalogue /> : (
          <>
            <Card as="section">
              <Stack gap="sm">
                <Heading level={2} size="sm">Find an item by its number</Heading>
                <StockNumberSearch />
              </Stack>
            </Card>
            <CatalogTables products={productCategories} services={serviceCategories} mostClasses={Infinity} />
          </>
        )}
      </Stack>
    </Container>
  );
}
