import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Container, EmptyState } from '@quartermaster/ui';

export default function SignedOff() {
  const { open } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState
        icon="success"
        level={1}
        title="You are signed out"
        actions={
          <>
            <ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>
            <Button onClick={() => open('/login/sign_in')}>Sign in again</Button>
          </>
        }
      >
        You are signed out of this store and of the sign-in service. On a shared computer, close the browser too.
      </EmptyState>
    </Container>
  );
}
