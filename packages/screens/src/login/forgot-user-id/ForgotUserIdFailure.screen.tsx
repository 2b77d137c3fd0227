import type { ScreenProps } from '@quartermaster/core';
import { ForgotUserIdForm } from './ForgotUserIdForm.tsx';

export default function ForgotUserIdFailure({ attributes }: ScreenProps<'/sign_in/forgot_user_id', 'Failure'>) {
  return <ForgotUserIdForm email={attributes.email} answer={attributes} />;
}
