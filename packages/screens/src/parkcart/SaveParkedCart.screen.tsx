import { formatMoney, parkedCartLimits, parkedCartRules } from '@quartermaster/contracts';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Checkbox, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useRef, useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../forms/index.ts';
import { PageHeader } from '../shell/index.ts';
import { itemCount } from './item-count.ts';
import { useParkingCall } from './use-parking-call.ts';

const fields: readonly Field<'name'>[] = [{ name: 'name', label: 'Name of the parked cart', rule: parkedCartRules.name, input: { maxLength: parkedCartLimits.name, hint: 'For example Training room, or Monthly office supplies.', autoComplete: 'off' } }];

/** The cart is put aside under a name (specification, section 2: Save Parked Cart). */
export default function SaveParkedCart({ attributes: first }: Pick<ScreenProps<'/parkcart/save_parkcart', 'Initial'>, 'attributes'>) {
  const { href } = useNavigation();
  const { park, failure, isPending } = useParkingCall();
  const [attributes, setAttributes] = useState(first);
  const newKey = useNewKey();
  const [changeKey] = useState(newKey);
  // Not controlled: a press on it while the field is left would be lost.
  const keeps = useRef<HTMLInputElement>(null);
  const { lineCount, subtotal, days, order, form: { values, errors } } = attributes;
  const form = useForm({
    fields, values: { name: values.name }, answer: attributes, errors,
    isPending,
    onSend: async ({ name }) => {
      const answer = await park('/parkcart/save_parkcart_submit', { name, keepsCart: keeps.current?.checked ?? order !== undefined, changeKey, ...(order !== undefined && { orderNumber: order.orderNumber }) });
      if (answer?.responseName === 'Initial') setAttributes(answer.attributes);
    },
  });
  const back = order === undefined ? { label: 'Cart', href: href('/cart/shopping_cart') } : { label: `Order ${order.orderNumber}`, href: href('/orderhistory/order_details', { orderNumber: order.orderNumber }) };
  const title = order === undefined ? 'Save Parked Cart' : 'Park as template';
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[back]}>
          {order === undefined ? (
            <Text as="p" tone="muted">
              Your cart has {itemCount(lineCount)} for {formatMoney(subtotal)}. A parked cart is kept for {days} days, or for as long as you want as a template. Prices are read again when you look at it.
            </Text>
          ) : (
            <Text as="p" tone="muted">
              The order has {itemCount(lineCount)} that can be parked, for {formatMoney(subtotal)} at the prices of now. A template stays until you remove it, is compared with your last orders, and goes into your cart whenever you need it. Your cart stays as it is.
            </Text>
          )}
        </PageHeader>
        {failure !== null && <Alert tone="error" isLive>{failure}</Alert>}
        {order !== undefined && order.notSold.length > 0 && <Alert tone="warning" title={`${itemCount(order.notSold.length)} left out`}>Not sold in this store any more: {order.notSold.join(', ')}.</Alert>}
        <Card>
          <Form form={form} aria-label={title}>
            <Stack gap="md">
              <FormErrors form={form} />
              <TextField {...form.input('name')} />
              {order === undefined && <Checkbox ref={keeps} defaultChecked={values.keepsCart} label="Keep the items in my cart, too" hint="Without it your cart is empty afterwards." />}
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Parking">{order === undefined ? 'Park the cart' : 'Keep as template'}</Button>
                <ButtonLink href={back.href}>{order === undefined ? 'Back to the cart' : 'Back to the order'}</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
