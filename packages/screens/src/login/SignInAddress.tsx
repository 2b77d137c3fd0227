import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';
import type { ReactNode } from 'react';

/** The page at an address that takes part in signing in: a link may come from anywhere, so it asks, and a press goes on. */
export function SignInAddress({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Container width="narrow">
      <EmptyState
        icon="lock"
        level={1}
        title={title}
        actions={
          <>
            {action}
            <ButtonLink href="/home">Go to Home Page</ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
