import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { countedCatalogue, EmptyCatalogue } from '@quartermaster/screens/parts';
import { Card, Container, Heading, Inline, Link, Stack, Text } from '@quartermaster/ui';
import { CatalogTables } from '../start/CatalogTables.tsx';
import { StockNumberSearch } from '../start/StockNumberSearch.tsx';

/** A search that asks for nothing: all groups with all their classes (specification, section 2: BrowsePage). */
export default function BrowsePage({ attributes }: ScreenProps<'/search/advantage_search', 'BrowsePage'>) {
  const { productCategories, serviceCategories, productCount, serviceCount } = attributes;
  const { href } = useNavigation();
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
            <Inline as="nav" gap="md" aria-label="More ways to look for an item">
              <Link href={href('/search/special_category_search')}>Special categories</Link>
              <Link href={href('/browse/product_services_categories')}>Categories with pictures</Link>
              <Link href={href('/search/drilldown')}>Category browse</Link>
              <Link href={href('/search/gss_search')}>Global Supply search</Link>
              <Link href={href('/search/advanced')}>Advanced search</Link>
            </Inline>
            <CatalogTables products={productCategories} services={serviceCategories} mostClasses={Infinity} />
          </>
        )}
      </Stack>
    </Container>
  );
}
