import type { ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The message is recorded: its number, and whether an answer can come. */
export default function MessageRecorded({ attributes: { referenceNumber, email } }: Pick<ScreenProps<'/information/comment_form_submit', 'Success'>, 'attributes'>) {
  return (
    <Container width="narrow">
      <EmptyState icon="success" level={1} title="Your message is recorded" actions={<ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>}>
        Its reference number is <strong>{referenceNumber}</strong>. Name it when you ask the help desk about your message.{' '}
        {email === null ? 'You gave no e-mail address, so the help desk cannot write back to you.' : <>The help desk can write back to {email}.</>}
      </EmptyState>
    </Container>
  );
}
