import type { ScreenProps } from '@quartermaster/core';
import { RegistrationPage } from '@quartermaster/screens/parts';

/** The form of the Global Supply stores: empty, with a known address, or with what was wrong. */
export default function Registration({ attributes }: Pick<ScreenProps<'/ggs/profile/registration', 'Initial'>, 'attributes'>) {
  return <RegistrationPage form={attributes} submitPath="/ggs/profile/registration_submit" />;
}
