import { useNavigation, useNewKey } from '@quartermaster/core';
import type { AttributesOf } from '@quartermaster/contracts';
import { Actions, Button, ButtonLink, Container, Link, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { AgencyFields } from './AgencyFields.tsx';
import { federalFields } from './registration-fields.ts';
import { useKnownAddress } from './use-known-address.ts';

type RegistrationForm = AttributesOf<'/profile/registration', 'Initial'>;

export interface RegistrationPageProps {
  form: RegistrationForm;
  submitPath: '/profile/federal_registration_submit' | '/ggs/profile/registration_submit';
}

/** Asks a federal buyer who they are. Problems that the server finds are shown at the same fields as those that are found here. */
export function RegistrationPage({ form: asked, submitPath }: RegistrationPageProps) {
  const { send, href } = useNavigation();
  const newKey = useNewKey();
  const [requestKey] = useState(newKey);
  const [isNotListed, setNotListed] = useState(asked.agencyNotListed);
  const form = useForm({
    fields: federalFields, values: asked.values, answer: asked, errors: asked.errors,
    onSend: (typed) => send(submitPath, { payload: { ...typed, ...(isNotListed && { bureau: '', agencyNotListed: '1' as const }), requestKey } }),
  });
  useKnownAddress(form);
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone') => <TextField {...form.input(name)} />;
  return (
    <Container width="narrow">
      <Form form={form} aria-label="Register">
        <Stack gap="md">
          <PageHeader title="Register" />
          <Text as="p">
            We mail a code to your address, to know that it is yours. {asked.opensAtOnce
              ? 'Where it is an address of your agency, your account is opened at once; otherwise the people who run this store check your request first.'
              : 'Then the people who run this store check your request before an account is opened.'} Until then you can browse and fill a cart.
          </Text>
          {asked.hasStateStore && <Text as="p">Do you work for a state or local government? <Link href={href('/profile/state_registration')}>Register in its store</Link>.</Text>}
          <FormErrors form={form} />
          {text('firstName')}
          {text('lastName')}
          {text('email')}
          <AgencyFields form={form} isNotListed={isNotListed} onNotListed={setNotListed} />
          {text('phone')}
          <Actions>
            <Button type="submit" look="primary">Send me the code</Button>
            <ButtonLink look="plain" href="/home">Go to Home Page</ButtonLink>
          </Actions>
        </Stack>
      </Form>
    </Container>
  );
}
