import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

/** Only a cart that has something can be parked. */
export default function NothingToPark({ attributes: { orderNumber } }: Pick<ScreenProps<'/parkcart/save_parkcart', 'EmptyCart'>, 'attributes'>) {
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
        {orderNumber === undefined ? 'Your cart is empty. Fill it, and put it aside under a name.' : `None of the items of order ${orderNumber} is sold in this store any more, so there is nothing that a template could give back.`}
      </EmptyState>
    </Container>
  );
}
