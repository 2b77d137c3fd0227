import { useModals } from '@quartermaster/core';
import { Button, ButtonLink, Stack } from '@quartermaster/ui';
import { useRegistrationAddress } from '../registration/use-registration-address.ts';

/** Registration comes next, or the page as it is. */
export function RegistrationChoice({ negativeLabel }: { negativeLabel: string | null }) {
  const { close } = useModals();
  return (
    <Stack gap="xs">
      <ButtonLink look="primary" isWhole href={useRegistrationAddress()}>Register</ButtonLink>
      <Button look="plain" isWhole onClick={close}>{negativeLabel ?? 'Not now'}</Button>
    </Stack>
  );
}
