import { SignOutQuestion } from './SignOutQuestion.tsx';

/** The page at the address of sign-out: a link may come from anywhere, so it asks, and one press signs out. */
export default function SignOutAddress() {
  return (
    <SignOutQuestion icon="lock" stay={{ label: 'Stay signed in', href: '/home' }}>
      You are still signed in. Signing out ends your session here and at the sign-in service; items in your cart are kept.
    </SignOutQuestion>
  );
}
