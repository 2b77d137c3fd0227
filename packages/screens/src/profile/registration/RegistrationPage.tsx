import { useNavigation, useNewKey, useSignIn } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useEffect, useState } from 'react';
import { Form, FormErrors, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { registrationFields, type RegistrationForm } from './registration-fields.ts';

export interface RegistrationPageProps {
  form: RegistrationForm;
  submitPath: '/profile/registration_submit' | '/ggs/profile/registration_submit';
}

/** Asks for an account. Problems that the server finds are shown at the same fields as those that are found here. */
export function RegistrationPage({ form: asked, submitPath }: RegistrationPageProps) {
  const { send } = useNavigation();
  const { identityLogin } = useSignIn();
  const newKey = useNewKey();
  const [requestKey] = useState(newKey);
  const fields = registrationFields(asked.isFederal);
  const form = useForm({ fields, values: asked.values, answer: asked, errors: asked.errors, onSend: (typed) => send(submitPath, { payload: { ...typed, requestKey } }) });
  const { values, setValue } = form;

  // The identity server knows the address of who is signed in there; the server of this page does not.
  useEffect(() => {
    const login = identityLogin();
    if (values().email === '' && login?.includes('@') === true) setValue('email', login);
  }, [identityLogin, values, setValue]);

  return (
    <Container width="narrow">
      <Form form={form} aria-label="Register">
        <Stack gap="md">
          <PageHeader title="Register" />
          <Text as="p">The people who run this store check each request before an account is opened. Until then you can browse and fill a cart.</Text>
          <FormErrors form={form} />
          {fields.map(({ name }) => <TextField key={name} {...form.input(name)} />)}
          <Actions>
            <Button type="submit" look="primary">Send the request</Button>
            <ButtonLink look="plain" href="/home">Go to Home Page</ButtonLink>
          </Actions>
        </Stack>
      </Form>
    </Container>
  );
}
