import { useSignIn } from '@quartermaster/core';
import { Actions, Button, Card, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';

/** Quick Order for a visitor: orders of lists are made by buyers who are signed in. */
export default function QuickOrderLogin() {
  const { signIn } = useSignIn();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Quick Order" />
        <Card>
          <Stack gap="sm">
            <Text as="p">Sign in to order by part number or NSN from a list. Your cart is kept.</Text>
            <Actions><Button look="primary" icon="user" onClick={() => void signIn()}>Sign in</Button></Actions>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
