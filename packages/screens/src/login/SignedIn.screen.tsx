import { useSession, useSignIn, type ScreenProps } from '@quartermaster/core';
import { Button, ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The answer to somebody who asks to sign in and is signed in already: who they are here, and the way to be someone else. */
export default function SignedIn({ attributes: { email } }: ScreenProps<'/login/sign_in', 'Success'>) {
  const { switchUser } = useSignIn();
  const { firstName, lastName } = useSession();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Container width="narrow">
      <EmptyState
        icon="success"
        level={1}
        title="You are signed in"
        actions={
          <>
            <ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>
            <Button look="plain" onClick={() => void switchUser()}>Sign in as somebody else</Button>
          </>
        }
      >
        {`You use the account ${[email, name].filter(Boolean).join(' of ')}.`}
      </EmptyState>
    </Container>
  );
}
