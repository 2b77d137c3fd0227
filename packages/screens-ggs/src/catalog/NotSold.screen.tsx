import { useNavigation, useStore, type ScreenProps } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { ItemNumbers, RelatedProducts, ReplacedBy } from '@quartermaster/screens/parts';
import { Alert, ButtonLink, Card, Container, Heading, Stack, Text } from '@quartermaster/ui';

/** A product of the marketplace that this store does not sell (decision 0054). */
export default function NotSold({ attributes }: ScreenProps<'/catalog/product_detail', 'Failure'>) {
  const { name, partNumber, replacement, suggestions } = attributes;
  const { name: store } = useStore();
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Not sold in this store" />
        <Alert tone="warning" title={`No contract of ${store} has this item now.`}>The number is right, and the marketplace has the item, but this store does not sell it.</Alert>
        <Card as="section">
          <Stack gap="sm">
            <Heading level={2} size="sm">The item you asked for</Heading>
            <Text as="p" isBold>{name}</Text>
            <ItemNumbers product={{ ...attributes, kind: 'product' }} />
            {replacement !== undefined && <ReplacedBy replacement={replacement} />}
          </Stack>
        </Card>
        <div><ButtonLink look="primary" href={href('/search/advantage_search', { q: partNumber })}>Search {store} for “{partNumber}”</ButtonLink></div>
        <RelatedProducts products={suggestions} title="Products of the same class in this store" />
      </Stack>
    </Container>
  );
}
