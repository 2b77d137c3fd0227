import { useModals } from '@quartermaster/core';
import { Actions, Button, ButtonLink } from '@quartermaster/ui';
import { useRegistrationAddress } from '../registration/use-registration-address.ts';

/** Registration comes next, or the page as it is. */
export function RegistrationChoice({ negativeLabel }: { negativeLabel: string | null }) {
  const { close } = useModals();
  return (
    <Actions>
      <ButtonLink look="primary" href={useRegistrationAddress()}>Register</ButtonLink>
      <Button look="plain" onClick={close}>{negativeLabel ?? 'Not now'}</Button>
    </Actions>
  );
}
