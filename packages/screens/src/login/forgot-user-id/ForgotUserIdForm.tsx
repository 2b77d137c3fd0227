import { useNavigation } from '@quartermaster/core';
import type { ProblemAnswer } from '../../forms/index.ts';
import { EmailForm } from '../../shell/index.ts';

/** Asks for the e-mail address to which the user id is sent. */
export function ForgotUserIdForm({ email, answer }: { email: string; answer: ProblemAnswer }) {
  const { send } = useNavigation();
  return (
    <EmailForm
      title="Forgot your user ID"
      label="E-mail address"
      typed={email}
      answer={answer}
      sendLabel="Send my user ID"
      onSend={(typed) => send('/sign_in/forgot_user_id', { payload: { email: typed } })}
    >
      Enter the e-mail address of your account. If there is one, your user ID is sent to it.
    </EmailForm>
  );
}
