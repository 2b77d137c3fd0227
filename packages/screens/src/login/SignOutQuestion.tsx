import { useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Container, EmptyState, type IconName } from '@quartermaster/ui';
import type { ReactNode } from 'react';

export interface SignOutQuestionProps {
  icon: IconName;
  stay: { label: string; href: string };
  children: ReactNode;
}

/** Asked before sign-out. Signing out says that it was confirmed (specification, section 4: confirmLogout flag). */
export function SignOutQuestion({ icon, stay, children }: SignOutQuestionProps) {
  const { open } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState
        icon={icon}
        level={1}
        title="Sign out?"
        actions={
          <>
            <Button look="primary" onClick={() => open('/login/sign_out', { query: { confirmLogout: 'true' }, replace: true })}>Sign out</Button>
            <ButtonLink href={stay.href}>{stay.label}</ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
