import { emailRule } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../shell/forms/field-text.ts';
import { keepFocus } from '../../shell/forms/keep-focus.ts';
import { PageHeader } from '../../shell/page/PageHeader.tsx';

/** Asks for the e-mail address to which the user id is sent. `problem`: what the server found wrong with it. */
export function ForgotUserIdForm({ email = '', problem }: { email?: string; problem?: string }) {
  const { open } = useNavigation();
  const fieldId = useId();
  const [wrong, setWrong] = useState(problem);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'email').trim();
    const found = emailRule(typed);
    setWrong(found ?? undefined);
    if (found === null) open('/sign_in/forgot_user_id', { payload: { email: typed } });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <Container width="narrow">
      <form noValidate aria-label="Forgot your user ID" onSubmit={submit}>
        <Stack gap="md">
          <PageHeader title="Forgot your user ID" />
          <Text as="p">Enter the e-mail address of your account. If there is one, your user ID is sent to it.</Text>
          <TextField
            id={fieldId}
            name="email"
            label="E-mail address"
            type="email"
            autoComplete="email"
            maxLength={254}
            isRequired
            defaultValue={email}
            error={wrong}
            onBlur={(event) => setWrong(event.target.value === '' ? undefined : (emailRule(event.target.value) ?? undefined))}
          />
          <div><Button type="submit" look="primary" onMouseDown={keepFocus}>Send my user ID</Button></div>
        </Stack>
      </form>
    </Container>
  );
}
