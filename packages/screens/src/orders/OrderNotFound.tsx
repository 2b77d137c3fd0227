import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Container, EmptyState } from '@quartermaster/ui';

export function OrderNotFound({ message }: { message: string }) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <EmptyState icon="document" level={1} title="Order not found" actions={<ButtonLink look="primary" href={href('/orderhistory/my_orders')}>My orders</ButtonLink>}>
        {message} Check the number, or look for it in the list of your orders.
      </EmptyState>
    </Container>
  );
}
