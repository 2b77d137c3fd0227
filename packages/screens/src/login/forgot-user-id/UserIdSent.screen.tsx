import type { ScreenProps } from '@quartermaster/core';
import { useSignIn } from '@quartermaster/core';
import { Button, ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The same for every address: it does not tell whether there is an account. */
export default function UserIdSent({ attributes: { email } }: ScreenProps<'/sign_in/forgot_user_id', 'Success'>) {
  const { signIn } = useSignIn();
  return (
    <Container width="narrow">
      <EmptyState
        icon="success"
        level={1}
        title="Check your e-mail"
        actions={
          <>
            <Button look="primary" onClick={() => void signIn({ resume: false })}>Sign in</Button>
            <ButtonLink href="/home">Go to Home Page</ButtonLink>
          </>
        }
      >
        If there is an account for {email}, its user ID is mailed to that address, at most three times an hour. It can take a few minutes; check your spam folder too.
      </EmptyState>
    </Container>
  );
}
