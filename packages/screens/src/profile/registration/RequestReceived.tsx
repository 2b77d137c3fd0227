import type { AttributesOf } from '@quartermaster/contracts';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';
import { SignInButton } from '../../login/index.ts';

type Received = AttributesOf<'/profile/registration', 'Received'>;

const titles: Readonly<Record<Received['next'], string>> = {
  'desk': 'Your request is received',
  'set-up': 'Your account is opened',
  'sign-in': 'You have an account',
  'letter': 'Your request is decided',
};

/** The address is proved: the number of the request, and what happens next. */
export function RequestReceived({ referenceNumber, email, next }: Received) {
  return (
    <Container width="narrow">
      <EmptyState
        icon="success" level={1} title={titles[next]}
        actions={<>{(next === 'set-up' || next === 'sign-in') && <SignInButton />}<ButtonLink look={next === 'desk' || next === 'letter' ? 'primary' : 'plain'} href="/home">Go to Home Page</ButtonLink></>}
      >
        {next === 'desk' && <>The people who run this store decide about it, and write to {email}. If your account is opened, their letter says how you sign in. </>}
        {next === 'set-up' && <>The mail to {email} has a link by which you choose your password and set up your authenticator app. When that is done, sign in. </>}
        {next === 'sign-in' && <>There was an account for {email} already, and it may use this marketplace. Sign in with its password and your authenticator app. </>}
        {next === 'letter' && <>The letter about it went to {email}. </>}
        The reference number is <strong>{referenceNumber}</strong>. Name it when you ask the help desk.
      </EmptyState>
    </Container>
  );
}
