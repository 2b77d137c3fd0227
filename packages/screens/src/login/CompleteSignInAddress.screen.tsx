import { useNavigation } from '@quartermaster/core';
import { Button } from '@quartermaster/ui';
import { SignInAddress } from './SignInAddress.tsx';

/** The page at the address of /login/mfa_sign_in: a sign-in that was begun in this browser goes on when it is pressed. */
export default function CompleteSignInAddress() {
  const { open } = useNavigation();
  return (
    <SignInAddress title="Complete your sign-in?" action={<Button look="primary" onClick={() => open('/login/mfa_sign_in', { replace: true })}>Complete sign-in</Button>}>
      If you have just signed in at the sign-in service, go on here. Otherwise nothing is left to do.
    </SignInAddress>
  );
}
