import { css } from '@emotion/react';
import { useNavigation, useSession, useStore, type ScreenProps } from '@quartermaster/core';
import { countedCatalogue, EmptyCatalogue, LateInvitations } from '@quartermaster/screens/parts';
import { Card, Container, Grid, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { ResultTable } from '../search/ResultTable.tsx';
import { CatalogTables } from './CatalogTables.tsx';
import { StockNumberSearch } from './StockNumberSearch.tsx';

const classesNamed = 4;
/** Two boxes of one row are of one height. */
const even = css({ alignItems: 'stretch' });

/** The start page of the Global Supply stores: an item by its number, or the way there through groups and classes. */
export default function StartPage({ attributes }: Pick<ScreenProps<'/ggs/start_page', 'Success'>, 'attributes'>) {
  const { productCategories, serviceCategories, productCount, serviceCount, featured } = attributes;
  const { name } = useStore();
  const { href } = useNavigation();
  const { loggedIn } = useSession();
  const isEmpty = productCount === 0 && serviceCount === 0;
  return (
    <Container>
      <Stack gap="lg">
        <Stack as="header" gap="xs">
          <Heading level={1} data-part="page-title">Welcome to {name}</Heading>
          {!isEmpty && <Text as="p">{countedCatalogue(attributes)} under contract.</Text>}
        </Stack>
        {isEmpty ? <EmptyCatalogue /> : (
          <>
            <Grid layout="two" css={even}>
              <Card as="section">
                <Stack gap="sm">
                  <Heading level={2} size="sm">Find an item by its number</Heading>
                  <StockNumberSearch />
                </Stack>
              </Card>
              <Card as="section">
                <Stack gap="sm">
                  <Heading level={2} size="sm">New to this store?</Heading>
                  <Text as="p">The <Link href={href('/information/tutorial')}>tutorial</Link> takes you from the first search to the order in six steps. <Link href={href('/ggs/information/help')}>Help</Link> answers single questions.</Text>
                  {!loggedIn && <Text as="p">You can look around and fill a cart without an account. You need one only to order: <Link href={href('/ggs/profile/registration')}>register for one</Link>.</Text>}
                </Stack>
              </Card>
            </Grid>
            <CatalogTables products={productCategories} services={serviceCategories} mostClasses={classesNamed} />
            {featured.length > 0 && (
              <Stack as="section" gap="xs" aria-labelledby="featured">
                <Heading level={2} id="featured">Offered by most vendors</Heading>
                <ResultTable products={featured} label="Offered by most vendors" />
              </Stack>
            )}
            <LateInvitations />
          </>
        )}
      </Stack>
    </Container>
  );
}
