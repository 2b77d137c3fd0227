import type { ScreenProps } from '@quartermaster/core';
import { RegistrationPage } from './RegistrationPage.tsx';

/** The form of the Global Supply stores: empty, with a known address, or with what was wrong. */
export default function GgsRegistration({ attributes }: Pick<ScreenProps<'/ggs/profile/registration', 'Initial'>, 'attributes'>) {
  return <RegistrationPage form={attributes} submitPath="/ggs/profile/registration_submit" />;
}
