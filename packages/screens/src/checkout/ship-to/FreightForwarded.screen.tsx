import type { ScreenProps } from '@quartermaster/core';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Stack, Text } from '@quartermaster/ui';
import { AddressFields, SuggestedAddress, useAddressEntry } from '../../addresses/index.ts';
import { Form, FormErrors } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { useShipTo } from './use-ship-to.ts';

const title = 'Freight Forwarder Address Information';

/** A freight forwarder in the United States, where the address overseas cannot be reached by every vendor (specification, section 2, Cart). */
export default function FreightForwarded({ attributes }: ScreenProps<'/cart/shopping_cart_post', 'FreightForwarded'>) {
  const { href } = useNavigation();
  const { choice, isPending, failure, send } = useShipTo(true);
  const asked = choice?.responseName === 'Create' ? choice.attributes : attributes.form;
  const entry = useAddressEntry({
    asked, isPending, onSend: (address, isConfirmed) => send({ save: { kind: 'forwarder', addressId: null, version: null, address, isConfirmed } }),
  });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Shopping Cart', href: href('/cart/shopping_cart') }]} />
        <Alert tone="warning" title={`Not everything is shipped to ${attributes.shipTo}`}>
          <ul>{[...new Set(attributes.notShipped)].map((name) => <li key={name}>{name}</li>)}</ul>
        </Alert>
        <Text as="p">Vendors deliver to a freight forwarder in the United States, and see on the purchase order where the goods go from there.</Text>
        {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
        <Card>
          <Form form={entry.form} aria-label={title}>
            <Stack gap="md">
              <FormErrors form={entry.form} />
              <AddressFields form={entry.form} asked={asked} />
              {asked.suggestion !== null && <SuggestedAddress suggestion={asked.suggestion} entry={entry} isPending={isPending} />}
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the address">Save and ship to this address</Button>
                <ButtonLink href={href('/profile/address_book', { from: 'checkout' })}>Choose another address</ButtonLink>
                <ButtonLink href={href('/cart/overseas_shipping')}>Other ways overseas</ButtonLink>
                <ButtonLink look="plain" href={href('/checkout/checkout_review')}>Go on to the review without it</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
