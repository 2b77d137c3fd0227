import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The request is recorded: its number, and what happens next. */
export function RequestReceived({ referenceNumber, email }: { referenceNumber: string; email: string }) {
  return (
    <Container width="narrow">
      <EmptyState icon="success" level={1} title="Your request is received" actions={<ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>}>
        Its reference number is <strong>{referenceNumber}</strong>. The people who run this store decide about it, and write to {email}. If your account is opened, their letter says how you sign in. Name the number when you ask the help desk.
      </EmptyState>
    </Container>
  );
}
