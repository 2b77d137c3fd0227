import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** Options of a product that the store does not sell. */
export default function ConfigurationNotFound({ attributes: { asked } }: ScreenProps<'/catalog/configuration', 'NotFound'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Product Not Available" />
        {asked === '' ? <Text as="p">The address names no product. Open a product, and choose its options there.</Text> : <Text as="p">This store sells no product with options <Text isCode>{asked}</Text>. Check the address, or search for the product.</Text>}
        <Actions><ButtonLink look="primary" href={href('/search/advantage_search')}>Browse products</ButtonLink><ButtonLink href="/home">Go to Home Page</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
