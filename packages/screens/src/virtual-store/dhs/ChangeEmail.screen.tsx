import { emailRule } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useId, type SubmitEvent } from 'react';
import { fieldText } from '../../shell/forms/field-text.ts';
import { keepFocus } from '../../shell/forms/keep-focus.ts';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { departmentDomains } from './department-domains.ts';
import { useFieldProblem } from './use-field-problem.ts';

/** Asks for an address of the department. What the server found wrong stands at the field. */
export default function ChangeEmail({ attributes }: Pick<ScreenProps<'/dhs/dhsEmailValidation', 'Initial'>, 'attributes'>) {
  const { present, typed, domains } = attributes;
  const { open, href } = useNavigation();
  const fieldId = useId();
  const [wrong, setWrong] = useFieldProblem(attributes, fieldId);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = fieldText(event.currentTarget, 'email').trim();
    const found = emailRule(email);
    setWrong(found ?? undefined);
    if (found === null) open('/dhs/dhsEmailValidation_submit', { payload: { email } });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <Container width="narrow">
      <form noValidate aria-label="Change Profile Email" onSubmit={submit}>
        <Stack gap="md">
          <PageHeader title="Change Profile Email" />
          <Text as="p">
            {present === null ? 'Your profile has no e-mail address.' : `Your profile has the address ${present}.`} Enter your address of the department. A code is sent to it, so that we know that it is yours.
          </Text>
          <TextField
            id={fieldId}
            name="email"
            label="E-mail address of the department"
            hint={`It ends in ${departmentDomains(domains)}`}
            type="email"
            autoComplete="email"
            maxLength={254}
            isRequired
            defaultValue={typed}
            error={wrong}
            onBlur={(event) => setWrong(event.target.value === '' ? undefined : (emailRule(event.target.value) ?? undefined))}
          />
          <Actions>
            <Button type="submit" look="primary" onMouseDown={keepFocus}>Send the code</Button>
            <ButtonLink look="plain" href={href('/dhs/accessDenied')}>I have no such address</ButtonLink>
          </Actions>
        </Stack>
      </form>
    </Container>
  );
}
