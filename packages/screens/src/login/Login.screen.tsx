import type { ScreenProps } from '@quartermaster/core';
import { useModals, useSignIn } from '@quartermaster/core';
import { Button, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';

/** Asks a visitor to sign in, and says what for. What he was about to do goes on afterwards. */
export default function Login({ attributes: { purpose } }: ScreenProps<'/login', 'Success'>) {
  const { signIn } = useSignIn();
  const { close } = useModals();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signIn();
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Stack gap="md">
      <Text as="p">Sign in to {purpose ?? 'continue'}. Your cart and what you were doing are kept.</Text>
      <Text as="p" size="sm" tone="muted">You will be asked for your password and for a code from your authenticator app.</Text>
      <Button look="primary" size="lg" isWhole icon="lock" isPending={isLeaving} pendingLabel="Going to sign-in" onClick={() => void leave()}>Sign in</Button>
      <Button look="plain" isWhole onClick={close}>Not now</Button>
    </Stack>
  );
}
