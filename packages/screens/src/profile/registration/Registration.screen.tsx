import type { ScreenProps } from '@quartermaster/core';
import { RegistrationPage } from './RegistrationPage.tsx';

/** The federal form, empty or with what was wrong. */
export default function Registration({ attributes }: Pick<ScreenProps<'/profile/registration', 'Initial'>, 'attributes'>) {
  return <RegistrationPage form={attributes} submitPath="/profile/federal_registration_submit" />;
}
