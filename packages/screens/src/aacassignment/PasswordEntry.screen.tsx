import { aacPasswordRule } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Link, Stack, Text, TextField } from '@quartermaster/ui';
import { aacField } from '../addresses/index.ts';
import { Form, FormErrors, useForm, type Field } from '../forms/index.ts';
import { PageHeader } from '../shell/index.ts';
import { backTo } from './came-from.ts';
import { useAacCall } from './use-aac-call.ts';

const fields: readonly Field<'aac' | 'password'>[] = [
  aacField('The activity that you order with.'),
  { name: 'password', label: 'AAC password', rule: aacPasswordRule, input: { type: 'password', maxLength: 256, autoComplete: 'off', width: 'medium', hint: 'The one that your supervisor has approved. It opens the activity for 8 hours.' } },
];

/** A buyer types the password of an activity, and goes on where it was asked for. */
export default function PasswordEntry({ attributes }: Pick<ScreenProps<'/aacassignment/aac_password_entry', 'Initial'>, 'attributes'>) {
  const { href } = useNavigation();
  const { aac, from, errors } = attributes;
  const given = from === null ? {} : { from };
  const { send, isPending } = useAacCall('/aacassignment/aac_password_entry_submit');
  const form = useForm({ fields, values: { aac, password: '' }, answer: attributes, errors, isPending, onSend: (typed) => send({ ...typed, ...given }) });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title="AAC Password">
          <Text as="p">This activity is used with an AAC password alone. Nothing is ordered or changed until you have typed yours.</Text>
        </PageHeader>
        <Card>
          <Form form={form} aria-label="AAC Password">
            <Stack gap="md">
              <FormErrors form={form} />
              <TextField {...form.input('aac')} />
              <TextField {...form.input('password')} />
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Checking the password">Use this activity</Button>
                {from !== null && <ButtonLink look="plain" href={href(backTo[from][0])}>{backTo[from][1]}</ButtonLink>}
              </Actions>
            </Stack>
          </Form>
        </Card>
        <Text as="p">You have no password, it has ended, or you have forgotten it? <Link href={href('/aacassignment/aac_password_request', { ...(aac !== '' && { aac }), ...given })}>Request an AAC password</Link></Text>
      </Stack>
    </Container>
  );
}
