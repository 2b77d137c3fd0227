import type { ScreenProps } from '@quartermaster/core';
import { RequestReceived } from '@quartermaster/screens/parts';

/** The request is recorded. */
export default function RegistrationReceived({ attributes }: Pick<ScreenProps<'/ggs/profile/registration_submit', 'Success'>, 'attributes'>) {
  return <RequestReceived {...attributes} />;
}
