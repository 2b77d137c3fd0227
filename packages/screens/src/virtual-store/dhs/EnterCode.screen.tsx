import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useId, type SubmitEvent } from 'react';
import { fieldText, keepFocus, PageHeader, useFieldProblem } from '../../shell/index.ts';

const timeOfDay = (instant: string): string => new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** Asks for the code that was mailed. */
export default function EnterCode({ attributes }: Pick<ScreenProps<'/dhs/dhsEmailValidation', 'CodeSent'>, 'attributes'>) {
  const { sentTo, expiresAt } = attributes;
  const { open, href } = useNavigation();
  const fieldId = useId();
  const [wrong, setWrong] = useFieldProblem(attributes, fieldId);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = fieldText(event.currentTarget, 'code').trim();
    const found = /^(?:[\s-]*\d){6}[\s-]*$/.test(code) ? undefined : 'Enter the six digits of the code.';
    setWrong(found);
    if (found === undefined) open('/dhs/dhsEmailValidation_submit', { payload: { code } });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <Container width="narrow">
      <form noValidate aria-label="Change Profile Email" data-no-draft onSubmit={submit}>
        <Stack gap="md">
          <PageHeader title="Change Profile Email" />
          <Text as="p">A code is on its way to {sentTo}. It holds until {timeOfDay(expiresAt)}. If nothing comes, look into the folder for unwanted mail.</Text>
          <TextField
            id={fieldId}
            name="code"
            label="Code"
            hint="Six digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            isRequired
            error={wrong}
          />
          <Actions>
            <Button type="submit" look="primary" onMouseDown={keepFocus}>Confirm the address</Button>
            <ButtonLink look="plain" href={href('/dhs/dhsEmailValidation', { another: '1' })}>Send another code</ButtonLink>
          </Actions>
        </Stack>
      </form>
    </Container>
  );
}
