import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** Only lines that say something can be parked. */
export default function NoRequisitionsToPark() {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState
        icon="document"
        level={1}
        title="There are no lines to park"
        actions={
          <>
            <ButtonLink look="primary" href={href('/fedstrip/fedstrip_init')}>Go to the lines</ButtonLink>
            <ButtonLink href={href('/parkcart/my_parkcart')}>Your parked carts</ButtonLink>
          </>
        }
      >
        Type requisitions, and put them aside under a name.
      </EmptyState>
    </Container>
  );
}
