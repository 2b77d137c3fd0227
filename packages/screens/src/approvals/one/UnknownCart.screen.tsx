import { useNavigation } from '@quartermaster/core';
import { Actions, ButtonLink, Container, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';

/** No such cart is the caller's to see. */
export default function UnknownCart() {
  const { href } = useNavigation();
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Funds Control Shopping Cart" trail={[{ label: 'Funds Control', href: href('/cart/afc_queue') }]} />
        <Text as="p">There is no such cart that you have sent, or that you may authorize in this store. If a mail led here, sign in with the account of the address that it went to.</Text>
        <Actions><ButtonLink look="primary" href={href('/cart/afc_queue')}>Funds control</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
