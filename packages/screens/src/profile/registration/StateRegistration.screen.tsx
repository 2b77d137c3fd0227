import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation, useNewKey, type ScreenProps } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { governmentKinds } from './government-kinds.ts';
import { stateFields } from './registration-fields.ts';
import { useKnownAddress } from './use-known-address.ts';

/** Asks a buyer of a state or local government who they are. */
export default function StateRegistration({ attributes: asked }: Pick<ScreenProps<'/profile/state_registration', 'Initial'>, 'attributes'>) {
  const { send } = useNavigation();
  const newKey = useNewKey();
  const [requestKey] = useState(newKey);
  const form = useForm({
    fields: stateFields, values: asked.values, answer: asked, errors: asked.errors,
    onSend: (typed) => send('/profile/registration_submit', { payload: { ...typed, governmentKind: kindOf(typed.governmentKind), requestKey } }),
  });
  useKnownAddress(form);
  return (
    <Container width="narrow">
      <Form form={form} aria-label="Register">
        <Stack gap="md">
          <PageHeader title="Register" />
          <Text as="p">
            We mail a code to your address, to know that it is yours. {nextStep(asked)} Until then you can browse and fill a cart.
          </Text>
          {asked.finding === 'listed' && <Alert tone="success">This address is of a government that this store knows.</Alert>}
          {asked.finding === 'unlisted' && <Alert>This store does not know the government of this address yet. You can register; the people who run the store look it up.</Alert>}
          <FormErrors form={form} />
          <TextField {...form.input('firstName')} />
          <TextField {...form.input('lastName')} />
          <TextField {...form.input('email')} />
          <TextField {...form.input('government')} />
          <Select {...form.input('governmentKind')} options={[{ value: '', label: 'Choose' }, ...governmentKinds]} />
          <Select {...form.input('usState')} options={[{ value: '', label: 'Choose' }, ...asked.states.map(({ code, name }) => ({ value: code, label: name }))]} />
          <TextField {...form.input('phone')} />
          <Actions>
            <Button type="submit" look="primary">Send me the code</Button>
            <ButtonLink look="plain" href="/home">Go to Home Page</ButtonLink>
          </Actions>
        </Stack>
      </Form>
    </Container>
  );
}

const kindOf = (typed: string) => governmentKinds.find(({ value }) => value === typed)?.value ?? '';

/** What comes after the code, as far as the address that was looked at says it. */
function nextStep({ opensAtOnce, finding }: AttributesOf<'/profile/state_registration', 'Initial'>): string {
  const isChecked = 'Then the people who run this store check your request before an account is opened.';
  if (!opensAtOnce || finding === 'unlisted' || finding === 'federal') return isChecked;
  return finding === 'listed' ? 'Your account is opened with it.' : 'Where this store knows the government of the address, your account is opened with it; otherwise the people who run this store check your request first.';
}
