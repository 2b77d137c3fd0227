import { emailRule } from '@quartermaster/contracts';
import { Actions, Button, Container, Stack, Text, TextField } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { Form, problemErrors, useForm, type ProblemAnswer } from '../../forms/index.ts';
import { PageHeader } from '../page/PageHeader.tsx';

export interface EmailFormProps {
  /** Of the page, which is nothing but this form. */
  title: string;
  /** The purpose of the address. */
  children: ReactNode;
  label: string;
  hint?: string;
  typed: string;
  /** The problem that the server found in the typed address. */
  answer: ProblemAnswer;
  sendLabel: string;
  /** Another way on, beside the button. */
  otherWay?: ReactNode;
  onSend: (email: string) => Promise<void>;
}

/** A page that asks for one e-mail address. */
export function EmailForm({ title, children, label, hint, typed, answer, sendLabel, otherWay, onSend }: EmailFormProps) {
  const form = useForm({
    fields: [{ name: 'email', label, rule: emailRule, normalized: trimmed, input: { hint, type: 'email', autoComplete: 'email', maxLength: 254 } }],
    values: { email: typed },
    answer,
    errors: problemErrors(answer),
    onSend: ({ email }) => onSend(email),
  });
  return (
    <Container width="narrow">
      <Form form={form} aria-label={title}>
        <Stack gap="md">
          <PageHeader title={title} />
          <Text as="p">{children}</Text>
          <TextField {...form.input('email')} />
          <Actions>
            <Button type="submit" look="primary">{sendLabel}</Button>
            {otherWay}
          </Actions>
        </Stack>
      </Form>
    </Container>
  );
}

const trimmed = (typed: string): string => typed.trim();
