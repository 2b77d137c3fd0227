import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';

export function OrderNotFound({ message }: { message: string }) {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Order not found" />
        <Text as="p">{message} Check the number, or look for it in the list of your orders.</Text>
        <Actions><ButtonLink look="primary" href={href('/orderhistory/my_orders')}>My orders</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
