import { aacPasswordRequestRules as rules } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { Form, FormErrors, useForm, type Field } from '../forms/index.ts';
import { PageHeader } from '../shell/index.ts';
import { useAacCall } from './use-aac-call.ts';

type Name = 'supervisorEmail' | 'purpose' | 'password' | 'repeated';

const fields: readonly Field<Name>[] = [
  { name: 'supervisorEmail', label: 'E-mail address of a supervisor of the activity', rule: rules.supervisorEmail, normalized: (typed) => typed.trim(), input: { type: 'email', inputMode: 'email', maxLength: 320, autoComplete: 'off', hint: 'A mail with a link goes there if the activity lists this address. Your supervisor needs no account.' } },
  { name: 'purpose', label: 'What you order for this activity', rule: rules.purpose, input: { maxLength: 500, hint: 'Your supervisor reads it.' } },
  { name: 'password', label: 'AAC password', rule: rules.password, input: { type: 'password', maxLength: 256, autoComplete: 'new-password', hint: 'At least 6 characters, letters and digits only. Your supervisor does not see it.' } },
  { name: 'repeated', label: 'The same password once more', rule: (typed) => (typed === '' ? 'Type the password once more.' : null), input: { type: 'password', maxLength: 256, autoComplete: 'new-password' } },
];

/** Who approves the password, and the password itself: the same form for every activity (specification, section 2, AAC password). */
export default function SupervisorEmail({ attributes }: Pick<ScreenProps<'/aacassignment/aac_password_request', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const { send, isPending } = useAacCall('/aacassignment/aac_supervisor_email');
  const { aac, values, errors } = attributes;
  const form = useForm({ fields, values: { ...values, password: '', repeated: '' }, answer: attributes, errors, isPending, onSend: (typed) => send({ aac, ...typed }) });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="Supervisor of the Activity">
          <Text as="p">A password for the activity <Text isCode>{aac}</Text>. If you have one already, it counts until the new one is approved.</Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="Supervisor of the Activity">
            <Stack gap="md">
              <FormErrors form={form} />
              {fields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Sending your request">Send the request</Button>
                <ButtonLink look="plain" href={href('/aacassignment/aac_password_request')}>Another activity</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
