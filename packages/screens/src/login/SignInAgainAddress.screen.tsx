import { ButtonLink } from '@quartermaster/ui';
import { SignInAddress } from './SignInAddress.tsx';

/** The page at /authenticate for a buyer who is signed in already. Its link leads to the same address, by a press. */
export default function SignInAgainAddress() {
  return (
    <SignInAddress title="Sign in again?" action={<ButtonLink look="primary" href="/authenticate">Sign in again</ButtonLink>}>
      You are signed in already. Signing in again ends this sign-in and leads to the sign-in service.
    </SignInAddress>
  );
}
