import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';
import { useRegistrationAddress } from '../../shell/index.ts';

/** The address of a registration leads to none. */
export function RegistrationOver() {
  const registration = useRegistrationAddress();
  return (
    <Container width="narrow">
      <EmptyState icon="clock" level={1} title="This registration is over" actions={<ButtonLink look="primary" href={registration}>Begin again</ButtonLink>}>
        A registration whose address is not confirmed ends after a day. If yours was received, the people who run this store write to you.
      </EmptyState>
    </Container>
  );
}
