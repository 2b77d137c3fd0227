import { useModals, useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Stack } from '@quartermaster/ui';

/** Registration comes next, or the page as it is. */
export function RegistrationChoice({ negativeLabel }: { negativeLabel: string | null }) {
  const { close } = useModals();
  const { href } = useNavigation();
  return (
    <Stack gap="xs">
      <ButtonLink look="primary" isWhole href={href('/profile/registration')}>Register</ButtonLink>
      <Button look="plain" isWhole onClick={close}>{negativeLabel ?? 'Not now'}</Button>
    </Stack>
  );
}
