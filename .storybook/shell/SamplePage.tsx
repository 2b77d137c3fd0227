import { PageHeader } from '@quartermaster/screens';
import { Card, Container, Stack, Text } from '@quartermaster/ui';

/** A page with nothing of its own to say: the shell around it is what one looks at. */
export function SamplePage() {
  return (
    <Container>
      <Stack>
        <PageHeader title="A page" />
        <Card><Text as="p">The content of the page is here.</Text></Card>
      </Stack>
    </Container>
  );
}

/** The content of a modal: its layout has the heading. */
export function SampleModal() {
  return (
    <Stack>
      <Text as="p">The content of the modal is here. Its heading and its way out are the layout’s.</Text>
      <Text as="p" tone="muted">Its size says where it is and how wide.</Text>
    </Stack>
  );
}
