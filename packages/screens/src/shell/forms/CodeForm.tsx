import { Actions, Button, Container, Stack, Text, TextField } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { Form, problemErrors, useForm, type Field, type ProblemAnswer } from '../../forms/index.ts';
import { PageHeader } from '../page/PageHeader.tsx';

const timeOfDay = (instant: string): string => new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

const fields: readonly Field<'code'>[] = [{
  name: 'code',
  label: 'Code',
  rule: (code) => (/^(?:[\s-]*\d){6}[\s-]*$/.test(code) ? null : 'Enter the six digits of the code.'),
  normalized: (typed) => typed.trim(),
  input: { hint: 'Six digits', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 },
}];

export interface CodeFormProps {
  /** Of the page, which is nothing but this form. */
  title: string;
  sentTo: string;
  /** When the code ends. */
  expiresAt: string;
  /** What the server found wrong with the typed code. */
  answer: ProblemAnswer;
  /** Ways on, beside the button. */
  otherWays: ReactNode;
  onSend: (typed: { readonly code: string }) => Promise<void>;
}

/** A page that asks for the code that was mailed to an address. */
export function CodeForm({ title, sentTo, expiresAt, answer, otherWays, onSend }: CodeFormProps) {
  const form = useForm({ fields, answer, errors: problemErrors(answer), onSend });
  return (
    <Container width="narrow">
      <Form form={form} aria-label={title} isDrafted={false}>
        <Stack gap="md">
          <PageHeader title={title} />
          <Text as="p">A code is on its way to {sentTo}. It holds until {timeOfDay(expiresAt)}. If nothing comes, look into the folder for unwanted mail.</Text>
          <TextField {...form.input('code')} />
          <Actions>
            <Button type="submit" look="primary">Confirm the address</Button>
            {otherWays}
          </Actions>
        </Stack>
      </Form>
    </Container>
  );
}
