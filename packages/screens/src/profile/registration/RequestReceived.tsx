import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The request is recorded: its number, and what happens next. */
export function RequestReceived({ referenceNumber, email }: { referenceNumber: string; email: string }) {
  return (
    <Container width="narrow">
      <EmptyState icon="success" level={1} title="Your request is received" actions={<ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>}>
        Its reference number is <strong>{referenceNumber}</strong>. The help desk checks it and writes to {email} when the account is open. Then sign in as usual.
      </EmptyState>
    </Container>
  );
}
