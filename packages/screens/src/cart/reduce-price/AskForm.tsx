import { longestReductionText, priceReductionRules as rules } from '@quartermaster/contracts';
import { useNewKey } from '@quartermaster/core';
import { Actions, Button, Card, Heading, Stack, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import type { ReducePricePage } from './ReducePrice.screen.tsx';
import { useReducePrice } from './use-reduce-price.ts';

const fieldsFor = (unit: string): readonly Field<keyof typeof rules>[] => [
  { name: 'price', label: `Price for one ${unit}, in dollars`, rule: rules.price, input: { inputMode: 'decimal', maxLength: 40, width: 'medium', hint: 'Less than the price of now. The answer may be another price.' } },
  { name: 'message', label: 'Message (optional)', rule: null, input: { maxLength: longestReductionText, hint: 'Why a lower price is fair, for example how often you order.' } },
];

/** What a buyer asks for. */
export function AskForm({ attributes, cartKey, unit }: ReducePricePage & { cartKey: string; unit: string }) {
  const { send, isPending } = useReducePrice();
  const newKey = useNewKey();
  const [requestKey] = useState(newKey);
  const [fields] = useState(() => fieldsFor(unit));
  const form = useForm({ fields, values: attributes.form.values, answer: attributes, errors: attributes.form.errors, isPending, onSend: (typed) => send({ cartKey, ask: { ...typed, requestKey } }) });
  return (
    <Card as="section" aria-label="Ask for a lower price">
      <Form form={form} aria-label="Ask for a lower price">
        <Stack gap="md">
          <Heading level={2} size="md">{attributes.request === null ? 'Ask for a lower price' : 'Ask again'}</Heading>
          <FormErrors form={form} />
          {fields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Sending your request">Send the request</Button></Actions>
        </Stack>
      </Form>
    </Card>
  );
}
