import { parkedCartLimits, parkedCartRules } from '@quartermaster/contracts';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Stack, Text, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { itemCount } from '../item-count.ts';
import { useParkingCall } from '../use-parking-call.ts';

const fields: readonly Field<'email' | 'note'>[] = [
  { name: 'email', label: 'E-mail address of your colleague', rule: parkedCartRules.email, input: { type: 'email', inputMode: 'email', maxLength: parkedCartLimits.email, autoComplete: 'off', hint: 'A government address: it ends in .gov, .mil or .us.' } },
  { name: 'note', label: 'Note', rule: null, input: { maxLength: parkedCartLimits.note } },
];

/** A copy of a parked cart goes to a colleague. */
export default function ForwardParkedCart({ attributes: first }: Pick<ScreenProps<'/parkcart/forward', 'Initial'>, 'attributes'>) {
  const { href } = useNavigation();
  const { park, failure, isPending } = useParkingCall();
  const [attributes, setAttributes] = useState(first);
  const newKey = useNewKey();
  const [changeKey] = useState(newKey);
  const { parkedCart: { parkedCartId, name, lineCount }, days, form: { values, errors } } = attributes;
  const form = useForm({
    fields, values, answer: attributes, errors, isPending,
    onSend: async (typed) => {
      const answer = await park('/parkcart/forward_submit', { parkedCartId, ...typed, changeKey });
      if (answer?.responseName === 'Initial') setAttributes(answer.attributes);
    },
  });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Forward Parked Cart" trail={[{ label: 'My Parked Carts', href: href('/parkcart/my_parkcart') }]}>
          <Text as="p" tone="muted">
            Your colleague gets a mail, and finds a copy of “{name}” with {itemCount(lineCount)} among their own parked carts when they sign in with this address within {days} days. Yours stays as it is.
          </Text>
        </PageHeader>
        {failure !== null && <Alert tone="error" isLive>{failure}</Alert>}
        <Card>
          <Form form={form} aria-label="Forward Parked Cart">
            <Stack gap="md">
              <FormErrors form={form} />
              <TextField {...form.input('email')} />
              <TextArea {...form.input('note')} />
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Forwarding">Forward it</Button>
                <ButtonLink href={href('/parkcart/my_parkcart')}>Back to your parked carts</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
