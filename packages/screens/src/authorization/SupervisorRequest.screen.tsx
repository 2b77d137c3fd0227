import { supervisorRules, yearBeginnings } from '@quartermaster/contracts';
import type { ScreenProps } from '@quartermaster/core';
import { Actions, Button, Card, Container, Heading, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm, type Field } from '../forms/index.ts';
import { PageHeader } from '../shell/index.ts';
import { dayInWords } from './authorization-words.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { useSupervisorAnswer } from './use-supervisor-answer.ts';

type Props = Pick<ScreenProps<'/profile/supervisor_response', 'Open'>, 'attributes' | 'query'>;

const years = yearBeginnings.map(({ month, label }) => ({ value: String(month), label }));

/** A supervisor, who has no account, authorizes or declines. */
export default function SupervisorRequest({ attributes, query }: Props) {
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Authorize Orders"><Text as="p" tone="muted">{attributes.request.memberName} has named you, {attributes.request.supervisorName}, as their supervisor. Nothing is decided until you press a button here.</Text></PageHeader>
        <Card><RequestFacts request={attributes.request} /></Card>
        <AuthorizeForm attributes={attributes} query={query} />
        <ReasonForm answer="decline" page={attributes} query={query} title="Decline" button="Decline the request">If you do not know this person, or they should not order, decline and say why.</ReasonForm>
      </Stack>
    </Container>
  );
}

function AuthorizeForm({ attributes, query }: Props) {
  const { send, isPending } = useSupervisorAnswer(query);
  const { values, errors } = attributes.form;
  const [yearBegins, setYearBegins] = useState(values.yearBegins);
  const fields: readonly Field<'limit' | 'until'>[] = [
    { name: 'limit', label: 'Limit a year, in dollars', rule: supervisorRules.limit, input: { inputMode: 'decimal', maxLength: 40, width: 'medium', hint: 'With shipping and tax. Orders above it are refused.' } },
    { name: 'until', label: 'Last day', rule: supervisorRules.until, input: { maxLength: 40, width: 'medium', hint: `For example ${values.until}; at the latest ${dayInWords(attributes.latestUntil)}.` } },
  ];
  const form = useForm({
    fields, values, answer: attributes, errors: errors.filter(({ field }) => field !== 'reason'), isPending,
    onSend: (typed) => send({ authorize: { ...typed, yearBegins } }),
  });
  return (
    <Card as="section" aria-label="Authorize">
      <Form form={form} aria-label="Authorize">
        <Stack gap="md">
          <Heading level={2} size="md">Authorize</Heading>
          <FormErrors form={form} />
          <TextField {...form.input('limit')} />
          <Select label="The year of the limit" width="medium" value={yearBegins} options={years} onChange={(event) => setYearBegins(event.target.value)} />
          <TextField {...form.input('until')} />
          <Actions><Button type="submit" look="primary" isPending={isPending} pendingLabel="Sending your answer">Authorize these orders</Button></Actions>
        </Stack>
      </Form>
    </Card>
  );
}
