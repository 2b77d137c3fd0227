import { useNavigation, useStore } from '@quartermaster/core';
import { Button, Container, EmptyState } from '@quartermaster/ui';
import type { ReactNode } from 'react';

/** The store lets the buyer in. Sign-in ends once more, which goes on with what they were about to do: by a press, because the address alone would ask. */
export function Admitted({ title, children }: { title: string; children: ReactNode }) {
  const { name } = useStore();
  const { open } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="success" level={1} title={title} actions={<Button look="primary" onClick={() => open('/login/mfa_sign_in')}>Continue to {name}</Button>}>
        {children}
      </EmptyState>
    </Container>
  );
}
