import type { ScreenProps } from '@quartermaster/core';
import { RequestReceived } from './RequestReceived.tsx';

/** The address is proved, and this is what comes next. */
export default function RegistrationReceived({ attributes }: Pick<ScreenProps<'/profile/registration', 'Received'>, 'attributes'>) {
  return <RequestReceived {...attributes} />;
}
