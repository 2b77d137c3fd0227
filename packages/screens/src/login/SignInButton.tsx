import { useSignIn } from '@quartermaster/core';
import { Button } from '@quartermaster/ui';
import { useState } from 'react';

/** Leads to sign-in, and is busy until the page is left for it or that has failed. */
export function SignInButton() {
  const { signIn } = useSignIn();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signIn();
    } finally {
      setLeaving(false);
    }
  }

  return <Button look="primary" icon="lock" isPending={isLeaving} pendingLabel="Going to sign-in" onClick={() => void leave()}>Sign in</Button>;
}
