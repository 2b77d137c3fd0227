import { useNavigation, useSignIn, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** A federal member, whose stores are the others. */
export default function NoStateMember({ attributes: { email, agencyCode } }: ScreenProps<'/state/stateValidation', 'Failure'>) {
  const { switchUser } = useSignIn();
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="State and local members only" />
        <Alert tone="error" isLive>
          Your account{email === null ? '' : ` ${email}`} belongs to {agencyCode === null ? 'the armed forces' : `a federal agency (code ${agencyCode})`}. Ordering in this store is for state and local governments.
        </Alert>
        <Text as="p">You can look around here as a visitor, and order in the stores for federal buyers.</Text>
        <Actions>
          <ButtonLink look="primary" href={href('/main/start_page', { store: 'ADVANTAGE' })}>Go to ADVANTAGE</ButtonLink>
          <Button onClick={() => void switchUser()}>Sign in as someone else</Button>
          <ButtonLink look="plain" href="/home">Browse this store</ButtonLink>
        </Actions>
      </Stack>
    </Container>
  );
}
