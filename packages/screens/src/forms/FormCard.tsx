import { Card, Heading, Stack } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { Form } from './Form.tsx';
import { FormErrors } from './FormErrors.tsx';
import type { FormState } from './use-form.ts';

interface FormCardProps {
  title: string;
  form: Pick<FormState<string>, 'id' | 'onSubmit' | 'summary'>;
  /** Between the title and what is wrong. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A form in a card of its own beside others on a page, under its title. */
export function FormCard({ title, form, lead, children }: FormCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <Form form={form} aria-label={title}>
        <Stack gap="sm">
          <Heading level={2} size="md">{title}</Heading>
          {lead}
          <FormErrors form={form} />
          {children}
        </Stack>
      </Form>
    </Card>
  );
}
