import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** Only a cart that has something can be parked. */
export default function NothingToPark() {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState
        icon="cart"
        level={1}
        title="There is nothing to park"
        actions={
          <>
            <ButtonLink look="primary" href={href('/search/advantage_search', { kind: 'products' })}>Browse products</ButtonLink>
            <ButtonLink href={href('/parkcart/my_parkcart')}>Your parked carts</ButtonLink>
          </>
        }
      >
        Your cart is empty. Fill it, and put it aside under a name.
      </EmptyState>
    </Container>
  );
}
