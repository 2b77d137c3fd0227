import { useSignIn } from '@quartermaster/core';
import { Actions, Button, Card, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';

/** Requisitions for a visitor: they are billed to an activity of a buyer’s agency. */
export default function FedstripLogin() {
  const { signIn } = useSignIn();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Requisitions" />
        <Card>
          <Stack gap="sm">
            <Text as="p">Sign in to requisition by activity address code (AAC or DoDAAC) and fund.</Text>
            <Actions><Button look="primary" icon="user" onClick={() => void signIn()}>Sign in</Button></Actions>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
