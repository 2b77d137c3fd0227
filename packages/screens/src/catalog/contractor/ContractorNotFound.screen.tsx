import type { ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** A contract or a contractor that the catalog does not know. */
export default function ContractorNotFound({ attributes: { asked } }: ScreenProps<'/catalog/contractor_detail', 'NotFound'>) {
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Contractor not found" />
        {asked === '' ? (
          <Text as="p">The address names no contractor. Open a product and follow the name of its vendor, or search by contract number.</Text>
        ) : (
          <Text as="p">There is no contractor or contract <Text isCode>{asked}</Text> in this store. Check the number, or search for it.</Text>
        )}
        <Actions><ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
