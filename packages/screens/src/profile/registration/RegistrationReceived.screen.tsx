import type { ScreenProps } from '@quartermaster/core';
import { RequestReceived } from './RequestReceived.tsx';

/** The request is recorded. */
export default function RegistrationReceived({ attributes }: Pick<ScreenProps<'/profile/registration_submit', 'Success'>, 'attributes'>) {
  return <RequestReceived {...attributes} />;
}
