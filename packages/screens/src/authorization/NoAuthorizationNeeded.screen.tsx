import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** Authorizations are for state and local members. */
export default function NoAuthorizationNeeded({ attributes: { email } }: Pick<ScreenProps<'/profile/request_authorization', 'NotAMember'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="info" level={1} title="For state and local members" actions={<ButtonLink look="primary" href={href('/profile/update_profile')}>Go to your profile</ButtonLink>}>
        Members of state and local governments order by the authorization of a supervisor. {email === null ? 'Your account has no confirmed e-mail address' : `Your account ${email} has no confirmed e-mail address`} of a government that this marketplace has listed.
      </EmptyState>
    </Container>
  );
}
