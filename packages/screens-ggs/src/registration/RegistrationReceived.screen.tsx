import type { ScreenProps } from '@quartermaster/core';
import { RequestReceived } from '@quartermaster/screens/parts';

/** The address is proved, and this is what comes next. */
export default function RegistrationReceived({ attributes }: Pick<ScreenProps<'/ggs/profile/registration', 'Received'>, 'attributes'>) {
  return <RequestReceived {...attributes} />;
}
