import type { RegistrationValues } from '@quartermaster/contracts';
import { useNavigation, useNewKey, useSignIn } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Container, ErrorSummary, Stack, Text, TextField } from '@quartermaster/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepFocus, PageHeader } from '../../shell/index.ts';
import { registrationFields, type RegistrationForm } from './registration-fields.ts';

export interface RegistrationPageProps {
  form: RegistrationForm;
  submitPath: '/profile/registration_submit' | '/ggs/profile/registration_submit';
}

/** Asks for an account. What the server finds wrong stands at the same fields as what is found here. */
export function RegistrationPage({ form: { values, errors, isFederal }, submitPath }: RegistrationPageProps) {
  const { open } = useNavigation();
  const { identityLogin } = useSignIn();
  const newKey = useNewKey();
  const [requestKey] = useState(newKey);
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const [attempt, setAttempt] = useState(0);
  const fields = registrationFields(isFederal);
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<RegistrationValues>({ defaultValues: values, mode: 'onTouched', shouldFocusError: false });

  // The identity server knows the address of who is signed in there; the server of this page does not.
  useEffect(() => {
    const login = identityLogin();
    if (getValues('email') === '' && login?.includes('@') === true) setValue('email', login);
  }, [identityLogin, getValues, setValue]);

  useEffect(() => {
    for (const { field, message } of errors) setError(field as keyof RegistrationValues, { type: 'server', message });
    // oxlint-disable-next-line react/set-state-in-effect -- counting moves the focus to the summary, so the form must hold the errors first
    if (errors.length > 0) setAttempt((count) => count + 1);
  }, [errors, setError]);

  const listed = fields.flatMap(({ name }) => {
    const message = formState.errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  const send = handleSubmit((typed) => open(submitPath, { payload: { ...typed, requestKey } }), () => setAttempt((count) => count + 1));

  return (
    <Container width="narrow">
      <form noValidate aria-label="Register" onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <PageHeader title="Register" />
          <Text as="p">The help desk checks each request and opens the account. Until then you can browse and fill a cart.</Text>
          <ErrorSummary errors={attempt === 0 ? [] : listed} attempt={attempt} level={2} />
          {fields.map(({ name, label, rule, input }) => (
            <TextField key={name} id={idOf(name)} label={label} isRequired error={formState.errors[name]?.message} {...input} {...register(name, { validate: (value) => rule(value) ?? true })} />
          ))}
          <Actions>
            <Button type="submit" look="primary" onMouseDown={keepFocus}>Send the request</Button>
            <ButtonLink look="plain" href="/home">Go to Home Page</ButtonLink>
          </Actions>
        </Stack>
      </form>
    </Container>
  );
}
