import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { SignOutQuestion } from './SignOutQuestion.tsx';

/** Asked when a requisition was begun and not sent (specification, section 2: FedstripConfirmLogOff). */
export default function FedstripConfirmLogOff({ attributes: { lineCount } }: ScreenProps<'/login/sign_out', 'FedstripConfirmLogOff'>) {
  const { href } = useNavigation();
  return (
    <SignOutQuestion icon="warning" stay={{ label: 'Go to the requisition', href: href('/fedstrip/fedstrip_init') }}>
      Your requisition by FEDSTRIP, the Federal Standard Requisitioning and Issue Procedures, with {lineCount === 1 ? 'one line' : `${lineCount} lines`} is not sent yet. What you have typed is kept, and is there when you sign in again.
    </SignOutQuestion>
  );
}
