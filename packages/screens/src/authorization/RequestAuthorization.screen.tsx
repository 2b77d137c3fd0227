import { authorizationRequestRules as rules } from '@quartermaster/contracts';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Heading, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../forms/index.ts';
import { AnswerNotice, PageHeader } from '../shell/index.ts';
import { KeptRequest } from './KeptRequest.tsx';
import { useAuthorizationChange } from './use-authorization-change.ts';

type Props = Pick<ScreenProps<'/profile/request_authorization', 'Success'>, 'attributes'>;

const fields: readonly Field<keyof typeof rules>[] = [
  { name: 'supervisorName', label: 'Name of your supervisor', rule: rules.supervisorName, input: { maxLength: 100 } },
  { name: 'supervisorEmail', label: 'E-mail address of your supervisor', rule: rules.supervisorEmail, input: { type: 'email', inputMode: 'email', maxLength: 320, hint: 'An address of your own government. A mail with a link goes there; your supervisor needs no account.' } },
  { name: 'purpose', label: 'What you will order, for whom', rule: rules.purpose, input: { maxLength: 500 } },
  { name: 'yearly', label: 'How much a year, in dollars', rule: rules.yearly, input: { inputMode: 'decimal', maxLength: 40, width: 'medium', hint: 'With shipping and tax. Your supervisor may set another limit.' } },
];

/** A state or local member asks a supervisor, and sees what became of the requests. */
export default function RequestAuthorization({ attributes }: Props) {
  const { href } = useNavigation();
  const { government, authorizations, notice } = attributes;
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Authorization to Order" trail={[{ label: 'Profile', href: href('/profile/update_profile') }]}>
          <Text as="p" tone="muted">You order for {government}. A supervisor of your government authorizes how much; until then you can fill a cart, and place the order later.</Text>
        </PageHeader>
        <AnswerNotice notice={notice} />
        {authorizations.length > 0 && (
          <Stack gap="sm">
            <Heading level={2} size="md">Your requests</Heading>
            <Stack gap="sm" as="ul">{authorizations.map((request) => <KeptRequest key={request.authorizationId} request={request} />)}</Stack>
          </Stack>
        )}
        <Actions>
          <ButtonLink icon="cart" href={href('/checkout/checkout_review')}>Go to your order</ButtonLink>
        </Actions>
        {/* Another request has another key, and an empty form. */}
        <AskForm key={authorizations.map(({ authorizationId }) => authorizationId).join(' ')} attributes={attributes} />
      </Stack>
    </Container>
  );
}

function AskForm({ attributes }: Props) {
  const { change, isPending } = useAuthorizationChange();
  const newKey = useNewKey();
  const [requestKey] = useState(newKey);
  const form = useForm({ fields, values: attributes.form.values, answer: attributes, errors: attributes.form.errors, isPending, onSend: (typed) => change({ ask: { ...typed, requestKey } }) });
  return (
    <Card as="section" aria-label="Ask a supervisor">
      <Form form={form} aria-label="Ask a supervisor">
        <Stack gap="md">
          <Heading level={2} size="md">{attributes.authorizations.some(({ status }) => status === 'authorized') ? 'Ask for another authorization' : 'Ask a supervisor'}</Heading>
          {attributes.authorizations.some(({ status }) => status === 'authorized') && <Text as="p">A new authorization replaces the one that you have. What you have ordered this year counts on.</Text>}
          <FormErrors form={form} />
          {fields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Sending your request">Send the request</Button></Actions>
        </Stack>
      </Form>
    </Card>
  );
}
