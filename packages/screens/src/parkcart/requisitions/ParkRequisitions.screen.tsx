import { parkedCartLimits, parkedCartRules } from '@quartermaster/contracts';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { requisitionCount } from '../item-count.ts';

const fields: readonly Field<'name'>[] = [{ name: 'name', label: 'Name of the parked requisitions', rule: parkedCartRules.name, input: { maxLength: parkedCartLimits.name, hint: 'For example Motor pool, or Second quarter.', autoComplete: 'off' } }];

/** Requisitions that are not sent are put aside under a name (specification, section 2, FEDSTRIP: park_cart). */
export default function ParkRequisitions({ attributes }: Pick<ScreenProps<'/fedstrip/park_cart', 'Initial'>, 'attributes'>) {
  const { send, href } = useNavigation();
  const newKey = useNewKey();
  const [changeKey] = useState(newKey);
  const { activity, lineCount, days, form: { values, errors } } = attributes;
  const form = useForm({ fields, values, answer: attributes, errors, onSend: ({ name }) => send('/fedstrip/park_cart_submit', { payload: { name, changeKey } }) });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Park requisitions" trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]}>
          <Text as="p" tone="muted">
            {requisitionCount(lineCount)} of {activity.aac}{activity.name !== '' && `, ${activity.name}`}, {lineCount === 1 ? 'goes' : 'go'} aside with the constant data, and your lines are empty then. You find them among your parked carts for {days} days, or for as long as you want as a template.
          </Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="Park requisitions">
            <Stack gap="md">
              <FormErrors form={form} />
              <TextField {...form.input('name')} />
              <Actions>
                <Button type="submit" look="primary">Park {lineCount === 1 ? 'the line' : `the ${lineCount.toLocaleString('en-US')} lines`}</Button>
                <ButtonLink href={href('/fedstrip/fedstrip_init')}>Back to the lines</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
