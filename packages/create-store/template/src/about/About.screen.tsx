import { useStore } from '@quartermaster/core';
import { PageHeader } from '@quartermaster/screens';
import { Container, Stack, Text } from '@quartermaster/ui';

/** A page of the store's own, at /ds/about. */
export default function About() {
  const { name } = useStore();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={`About ${name}`} />
        <Text as="p">Say here who runs this store, who may order from it, and whom to ask.</Text>
      </Stack>
    </Container>
  );
}
