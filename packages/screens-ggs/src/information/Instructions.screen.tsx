import type { AttributesOf } from '@quartermaster/contracts';
import { PageHeader } from '@quartermaster/screens';
import { longDay, Prose } from '@quartermaster/screens/parts';
import { Container, Stack, Text } from '@quartermaster/ui';

/** The tutorial and the help of the Global Supply stores. */
export default function Instructions({ attributes: { title, content, updatedOn } }: { attributes: AttributesOf<'/ggs/information/help', 'Success'> }) {
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={title} />
        <Prose html={content} />
        <Text as="p" size="sm" tone="muted">Last changed on {longDay(updatedOn)}</Text>
      </Stack>
    </Container>
  );
}
