import type { DeliveryOptions as Attributes } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { useCheckoutCall } from '../use-checkout-call.ts';
import { chosenOf, dayField, type DayField, type DeliveryChoice } from './delivery-choice.ts';
import { DeliveryFields } from './DeliveryFields.tsx';

const title = 'Checkout - Shipping Options';

/** Shipping options (specification, section 2): how fast each order is delivered, and in stores of Global Supply how it is billed. */
export default function DeliveryOptions({ attributes }: { attributes: Attributes }) {
  const { orders, choosesBilling, firstDay } = attributes;
  const { href } = useNavigation();
  const { ask, isPending, failure } = useCheckoutCall(true);
  const [choices, setChoices] = useState<readonly DeliveryChoice[]>(() => orders.map(({ terms }) => chosenOf(terms)));
  const isByDay = (index: number): boolean => choices[index]?.how === 'day';
  const form = useForm<DayField>({
    fields: orders.flatMap(({ vendor }, index) => (isByDay(index) ? [dayField(index, vendor, firstDay)] : [])),
    values: Object.fromEntries(orders.map(({ terms }, index) => [`day-${index}`, terms.deliverBy ?? ''])),
    answer: failure ?? attributes,
    errors: failure?.fieldErrors ?? [],
    isPending,
    hasSummary: true,
    onSend: async (values) => void (await ask('/checkout/delivery_options', {
      terms: orders.map(({ terms: { groupId } }, index) => {
        const { how, billing } = choices[index] ?? chosenOf({ groupId, note: '', deliverBy: null });
        return { groupId, deliverBy: how === 'day' ? (values[`day-${index}`] ?? null) : null, speed: how === 'faster' ? 'faster' : 'standard', ...(choosesBilling && { billing }) };
      }),
    })),
  });

  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]} />
        {failure !== null && failure.fieldErrors.length === 0 && <Alert tone="error" isLive>{failure.message}</Alert>}
        <Text as="p">{orders.length === 1 ? 'One vendor delivers your order.' : `${orders.length} vendors deliver your order, each its own part.`} What you choose here is on each purchase order.</Text>
        <Form form={form} aria-label={title}>
          <Stack gap="md">
            <FormErrors form={form} />
            {orders.map((order, index) => (
              <Card key={order.terms.groupId}>
                <DeliveryFields
                  order={order}
                  choice={choices[index] ?? chosenOf(order.terms)}
                  choosesBilling={choosesBilling}
                  day={isByDay(index) ? form.input(`day-${index}`) : null}
                  onChange={(choice) => setChoices((before) => before.map((own, at) => (at === index ? choice : own)))}
                />
              </Card>
            ))}
            <Actions>
              <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving the options">Save and go to the review</Button>
              <ButtonLink look="plain" href={href('/checkout/checkout_review')}>Back to the review without a change</ButtonLink>
            </Actions>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}
