import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, ButtonLink, Container, EmptyState, Pagination, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { SavedProductCard } from './SavedProductCard.tsx';

/** What the buyer has put aside to look at again. */
export default function SavedProducts({ attributes: { saved, total, page, pageSize, most, problem } }: Pick<ScreenProps<'/catalog/saved_products', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Saved products">
          <Text as="p" tone="muted">Up to {most.toLocaleString('en-US')} in this store, with the price of the day on which you saved them. To order the same things again and again, park a cart as a template.</Text>
        </PageHeader>
        {problem !== null && problem !== undefined && <Alert tone="warning">{problem}</Alert>}
        {total === 0 ? (
          <EmptyState icon="bookmark" title="No saved products" actions={<ButtonLink look="primary" href={href('/search/advantage_search')}>Browse products</ButtonLink>}>
            Press “Save” on the page of a product to find it here again.
          </EmptyState>
        ) : (
          <>
            <Text isBold role="status">{total.toLocaleString('en-US')} {total === 1 ? 'product' : 'products'}</Text>
            <Stack as="ul" gap="sm">{saved.map((each) => <SavedProductCard key={each.productId} saved={each} />)}</Stack>
            <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={(next) => href('/catalog/saved_products', { page: next })} label="Pages of saved products" />
          </>
        )}
      </Stack>
    </Container>
  );
}
