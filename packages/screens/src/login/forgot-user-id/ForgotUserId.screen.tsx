import { ForgotUserIdForm } from './ForgotUserIdForm.tsx';

const unanswered = { problem: null };

export default function ForgotUserId() {
  return <ForgotUserIdForm email="" answer={unanswered} />;
}
