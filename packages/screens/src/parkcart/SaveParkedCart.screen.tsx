import { formatMoney, parkedCartLimits, parkedCartRules } from '@quartermaster/contracts';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Checkbox, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useRef, useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../forms/index.ts';
import { PageHeader } from '../shell/index.ts';
import { itemCount } from './item-count.ts';

const fields: readonly Field<'name'>[] = [{ name: 'name', label: 'Name of the parked cart', rule: parkedCartRules.name, input: { maxLength: parkedCartLimits.name, hint: 'For example Training room, or Monthly office supplies.', autoComplete: 'off' } }];

/** The cart is put aside under a name (specification, section 2: Save Parked Cart). */
export default function SaveParkedCart({ attributes }: Pick<ScreenProps<'/parkcart/save_parkcart', 'Initial'>, 'attributes'>) {
  const { send, href } = useNavigation();
  const newKey = useNewKey();
  const [changeKey] = useState(newKey);
  // Not controlled: a press on it while the field is left would be lost.
  const keeps = useRef<HTMLInputElement>(null);
  const { lineCount, subtotal, days, form: { values, errors } } = attributes;
  const form = useForm({
    fields, values: { name: values.name }, answer: attributes, errors,
    onSend: ({ name }) => send('/parkcart/save_parkcart_submit', { payload: { name, keepsCart: keeps.current?.checked ?? false, changeKey } }),
  });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Save Parked Cart" trail={[{ label: 'Cart', href: href('/cart/shopping_cart') }]}>
          <Text as="p" tone="muted">
            Your cart has {itemCount(lineCount)} for {formatMoney(subtotal)}. A parked cart is kept for {days} days, or for as long as you want as a template. Prices are read again when you look at it.
          </Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="Save Parked Cart">
            <Stack gap="md">
              <FormErrors form={form} />
              <TextField {...form.input('name')} />
              <Checkbox ref={keeps} defaultChecked={values.keepsCart} label="Keep the items in my cart, too" hint="Without it your cart is empty afterwards." />
              <Actions>
                <Button type="submit" look="primary">Park the cart</Button>
                <ButtonLink href={href('/cart/shopping_cart')}>Back to the cart</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
