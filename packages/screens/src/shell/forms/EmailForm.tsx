import { emailRule } from '@quartermaster/contracts';
import { Actions, Button, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { PageHeader } from '../page/PageHeader.tsx';
import { fieldText } from './field-text.ts';
import { keepFocus } from './keep-focus.ts';
import { useFieldProblem, type FieldAnswer } from './use-field-problem.ts';

export interface EmailFormProps {
  /** Of the page, which is nothing but this form. */
  title: string;
  /** What the address is for. */
  children: ReactNode;
  label: string;
  hint?: string;
  typed: string;
  /** What the server found wrong with the typed address. */
  answer: FieldAnswer;
  sendLabel: string;
  /** Another way on, beside the button. */
  otherWay?: ReactNode;
  onSend: (email: string) => void;
}

/** A page that asks for one e-mail address. A mistake stands at the field, which then has the focus. */
export function EmailForm({ title, children, label, hint, typed, answer, sendLabel, otherWay, onSend }: EmailFormProps) {
  const fieldId = useId();
  const [wrong, setWrong] = useFieldProblem(answer, fieldId);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = fieldText(event.currentTarget, 'email').trim();
    const found = emailRule(email);
    setWrong(found ?? undefined);
    if (found === null) onSend(email);
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <Container width="narrow">
      <form noValidate aria-label={title} onSubmit={submit}>
        <Stack gap="md">
          <PageHeader title={title} />
          <Text as="p">{children}</Text>
          <TextField
            id={fieldId}
            name="email"
            label={label}
            hint={hint}
            type="email"
            autoComplete="email"
            maxLength={254}
            isRequired
            defaultValue={typed}
            error={wrong}
            onBlur={(event) => setWrong(event.target.value === '' ? undefined : (emailRule(event.target.value) ?? undefined))}
          />
          <Actions>
            <Button type="submit" look="primary" onMouseDown={keepFocus}>{sendLabel}</Button>
            {otherWay}
          </Actions>
        </Stack>
      </form>
    </Container>
  );
}
