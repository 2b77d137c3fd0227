import type { ScreenProps } from '@quartermaster/core';
import { VerifyEmailPage } from '@quartermaster/screens/parts';

/** The code that was mailed. */
export default function VerifyEmail({ attributes }: Pick<ScreenProps<'/ggs/profile/registration', 'VerifyEmail'>, 'attributes'>) {
  return <VerifyEmailPage attributes={attributes} />;
}
