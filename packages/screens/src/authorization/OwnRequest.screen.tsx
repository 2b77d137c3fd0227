import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The member who asks has opened the link of their supervisor. */
export default function OwnRequest({ attributes: { memberName } }: Pick<ScreenProps<'/profile/supervisor_response', 'OwnRequest'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="info" level={1} title="This is your own request" actions={<ButtonLink look="primary" href={href('/profile/request_authorization')}>See your requests</ButtonLink>}>
        You are signed in as {memberName}, who asks. The link is for your supervisor, who answers without signing in, in a browser of their own.
      </EmptyState>
    </Container>
  );
}
