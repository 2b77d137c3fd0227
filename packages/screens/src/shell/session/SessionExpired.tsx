import { errorTexts, useSignIn } from '@quartermaster/core';
import { Button, Container, EmptyState } from '@quartermaster/ui';

/**
 * The end of an unused session: it looks like the sign-out screen (specification, section 4). Signing in again leads
 * back to where the buyer was, with what they typed there.
 */
export function SessionExpired() {
  const { signIn } = useSignIn();
  return (
    <Container width="narrow">
      <EmptyState icon="lock" level={1} title={errorTexts.sessionExpired.title} actions={<Button look="primary" onClick={() => void signIn()}>Sign in again</Button>}>
        {errorTexts.sessionExpired.message}
      </EmptyState>
    </Container>
  );
}
