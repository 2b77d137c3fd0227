import { countryName } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Card, Container, Heading, Stack, Table, Text } from '@quartermaster/ui';
import { DeliverToForm } from '../../cart/delivery/DeliverToForm.tsx';
import { PageHeader } from '../../shell/index.ts';

/** Overseas Shipping Information (specification, section 2, Cart): what of the cart is shipped where, and the ways to all other places. */
export default function OverseasShipping({ attributes: { lines } }: ScreenProps<'/cart/overseas_shipping', 'Success'>) {
  const { href } = useNavigation();
  const from = { from: 'checkout' };
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Overseas Shipping Information" trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]} />
        <Card as="section" aria-labelledby="in-your-cart">
          <Stack gap="sm">
            <Heading level={2} size="md" id="in-your-cart">In your cart</Heading>
            {lines.length === 0 ? <Text as="p">Your cart is empty.</Text> : (
              <Table
                caption="What is shipped overseas" isCaptionHidden items={lines} keyOf={({ cartKey }) => cartKey}
                columns={[
                  { id: 'item', header: 'Item', isRowHeader: true, cell: ({ name }) => name },
                  { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
                  { id: 'countries', header: 'Shipped to', cell: ({ countries }) => (countries.length === 0 ? 'The United States alone, with APO, FPO and DPO' : `The United States, ${countries.map(countryName).join(', ')}`) },
                ]}
              />
            )}
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="ways">
          <Stack gap="sm">
            <Heading level={2} size="md" id="ways">Ways to ship overseas</Heading>
            <Text as="p">An APO, FPO or DPO is domestic mail: each vendor who delivers to its ZIP code ships there. An address in another country is delivered to by those vendors alone who ship there. A freight forwarder or a break-bulk point in the United States takes what others do not ship, and sends it on.</Text>
            <Actions>
              <ButtonLink href={href('/profile/overseas_address', { show: 'Military', ...from })}>APO, FPO or DPO</ButtonLink>
              <ButtonLink href={href('/profile/overseas_address', from)}>Address in another country</ButtonLink>
              <ButtonLink href={href('/profile/freight_forwarder_address', from)}>Freight forwarder</ButtonLink>
              <ButtonLink href={href('/checkout/select_breakbulk')}>Break-bulk point</ButtonLink>
            </Actions>
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="in-the-united-states">
          <Stack gap="sm">
            <Heading level={2} size="md" id="in-the-united-states">In the United States</Heading>
            <DeliverToForm />
          </Stack>
        </Card>
        <Actions><ButtonLink href={href('/cart/shopping_cart')}>Back to the cart</ButtonLink></Actions>
      </Stack>
    </Container>
  );
}
