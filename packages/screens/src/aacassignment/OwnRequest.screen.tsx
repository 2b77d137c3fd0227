import type { ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The buyer who asks has opened the link of their supervisor. */
export default function OwnRequest({ attributes: { aac } }: Pick<ScreenProps<'/aacassignment/aac_approval', 'OwnRequest'>, 'attributes'>) {
  return (
    <Container width="narrow">
      <EmptyState icon="info" level={1} title="This is your own request" actions={<ButtonLink look="primary" href="/home">Go to Home Page</ButtonLink>}>
        You have asked for the password for {aac} yourself. The link is for a supervisor of the activity, who answers without signing in, in a browser of their own.
      </EmptyState>
    </Container>
  );
}
