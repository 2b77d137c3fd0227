import { useNavigation, useStore } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';
import type { ReactNode } from 'react';

/** The store lets the buyer in. Sign-in ends once more, which goes on with what they were about to do. */
export function Admitted({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useStore();
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="success" level={1} title={title} actions={<ButtonLink look="primary" href={href('/login/mfa_sign_in')}>Continue to {name}</ButtonLink>}>
        {children}
      </EmptyState>
    </Container>
  );
}
