import type { ScreenProps } from '@quartermaster/core';
import { SignOutQuestion } from './SignOutQuestion.tsx';

/** Asked when a requisition was begun and not sent (specification, section 2: FedstripConfirmLogOff). */
export default function FedstripConfirmLogOff({ attributes: { lineCount } }: ScreenProps<'/login/sign_out', 'FedstripConfirmLogOff'>) {
  return (
    <SignOutQuestion icon="warning" isDangerous stay={{ label: 'Stay signed in', href: '/home' }}>
      Your requisition by FEDSTRIP, the Federal Standard Requisitioning and Issue Procedures, with {lineCount === 1 ? 'one line' : `${lineCount} lines`} is not sent yet. It is lost when you sign out.
    </SignOutQuestion>
  );
}
