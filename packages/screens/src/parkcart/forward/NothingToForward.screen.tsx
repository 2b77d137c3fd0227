import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** The cart was removed before it was forwarded. */
export default function NothingToForward() {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="cart" level={1} title="Not among your parked carts" actions={<ButtonLink look="primary" href={href('/parkcart/my_parkcart')}>Go to your parked carts</ButtonLink>}>
        It may have been removed in another window, or its days are over. Nothing was forwarded.
      </EmptyState>
    </Container>
  );
}
