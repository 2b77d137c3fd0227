import type { ScreenProps } from '@quartermaster/core';
import { useModals, useNavigation, usePresentation, useSession } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Link, Stack, Text } from '@quartermaster/ui';
import { ModalPlace, useRegistrationAddress } from '../shell/index.ts';
import { SignInButton } from './SignInButton.tsx';

/**
 * Asks a visitor to sign in, and says what for. The step that they were about to take goes on afterwards. It is over the page, or is a
 * page of its own, as the store has it (specification, section 8, HTTP 401). The layout shows its title.
 */
export default function Login({ attributes: { purpose } }: ScreenProps<'/login', 'Success'>) {
  const { close } = useModals();
  const { open } = useNavigation();
  const registration = useRegistrationAddress();
  const isModal = usePresentation() === 'modal';
  const { loggedIn } = useSession();

  // Back, or an address that was kept: there is nothing to sign in to.
  if (loggedIn && !isModal) {
    return (
      <Stack gap="md">
        <Text as="p">You are signed in already.</Text>
        <Actions><ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink></Actions>
      </Stack>
    );
  }

  return (
    <>
      <ModalPlace />
      <Stack gap="md">
        <Text as="p">Sign in to {purpose ?? 'continue'}. Your cart and your place in the store are kept.</Text>
        <Text as="p" size="sm" tone="muted">You will be asked for your password and for a code from your authenticator app.</Text>
        <Actions>
          <SignInButton />
          <Button look="plain" onClick={() => (isModal ? close() : open('/main/home', { replace: true }))}>Not now</Button>
        </Actions>
        <Actions>
          <Link href="/ds/login/forgot_user_id">Forgot your user ID?</Link>
          <Link href={registration}>Register</Link>
        </Actions>
      </Stack>
    </>
  );
}
