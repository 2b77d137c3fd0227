import { useSession, useSignIn } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Stack } from '@quartermaster/ui';
import { PageHeader, useHelpDeskAddress, useRegistrationAddress } from '../shell/index.ts';

export interface NoAccessProps {
  title: string;
  reason: string;
  /** The buyer is known and refused: signing in once more as the same person would end here again. */
  isRefused?: boolean;
}

/** Why the store is closed to this buyer, and the ways on (specification, section 2: links to registration and Go to Home Page). */
export function NoAccess({ title, reason, isRefused = false }: NoAccessProps) {
  const { signIn, switchUser } = useSignIn();
  const { loggedIn } = useSession();
  const helpDesk = useHelpDeskAddress();
  const registration = useRegistrationAddress();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} />
        <Alert tone="error" isLive>{reason}</Alert>
        <Actions>
          {isRefused || loggedIn
            ? <Button look="primary" onClick={() => void switchUser()}>Sign in as someone else</Button>
            : <Button look="primary" onClick={() => void signIn()}>Sign in</Button>}
          <ButtonLink href={registration}>Register</ButtonLink>
          <ButtonLink look="plain" href={helpDesk}>Help desk</ButtonLink>
          <ButtonLink look="plain" href="/home">Go to Home Page</ButtonLink>
        </Actions>
      </Stack>
    </Container>
  );
}
