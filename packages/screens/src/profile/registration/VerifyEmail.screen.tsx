import type { ScreenProps } from '@quartermaster/core';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

/** The code that was mailed. */
export default function VerifyEmail({ attributes }: Pick<ScreenProps<'/profile/registration', 'VerifyEmail'>, 'attributes'>) {
  return <VerifyEmailPage attributes={attributes} />;
}
