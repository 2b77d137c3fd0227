import type { ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** Vendors of a product that the store does not sell. */
export default function DealersNotFound({ attributes: { productId } }: ScreenProps<'/catalog/dealer_select', 'NotFound'>) {
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Product Not Available" />
        {productId === '' ? <Text as="p">The address names no product. Open a product, and choose among its vendors there.</Text> : <Text as="p">This store sells no product <Text isCode>{productId}</Text>. Check the number, or search for it.</Text>}
        <Actions><ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
