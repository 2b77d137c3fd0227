import { ForgotUserIdForm } from './ForgotUserIdForm.tsx';

export default function ForgotUserId() {
  return <ForgotUserIdForm />;
}
