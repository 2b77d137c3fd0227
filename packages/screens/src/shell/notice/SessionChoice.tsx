import { CallFailure, concernsPage, useModals, useRead, useShowFailure, useSignIn } from '@quartermaster/core';
import { Actions, Button } from '@quartermaster/ui';
import { useState } from 'react';

/** The session goes on, or it ends. */
export function SessionChoice({ negativeLabel }: { negativeLabel: string | null }) {
  const { close } = useModals();
  const read = useRead();
  const showFailure = useShowFailure();
  const { signOut } = useSignIn();
  const [isExtending, setExtending] = useState(false);

  async function extend() {
    setExtending(true);
    try {
      await read('/main/extend_session', {});
      close();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) showFailure(failure);
    } finally {
      setExtending(false);
    }
  }

  return (
    <Actions>
      <Button look="primary" isPending={isExtending} pendingLabel="Extending the session" onClick={() => void extend()}>Stay signed in</Button>
      <Button look="plain" onClick={() => void signOut()}>{negativeLabel ?? 'Sign out'}</Button>
    </Actions>
  );
}
