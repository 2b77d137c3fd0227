import type { FieldError } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Card, Container, Stack, Text, TextField } from '@quartermaster/ui';
import { aacField } from '../../addresses/index.ts';
import { Form, useForm } from '../../forms/index.ts';
import { PageHeader } from '../../shell/index.ts';

const fields = [aacField('Six letters and digits, as in the activity address directory.')];

interface AacEntryPageProps {
  title: string;
  /** What is asked for, and why. */
  lead: string;
  sendLabel: string;
  answer: { readonly aac: string; readonly errors: readonly FieldError[] };
  isPending?: boolean;
  /** Why no answer came. */
  failure?: string | null;
  onSend: (aac: string) => Promise<void>;
}

/** An activity on the way of an order overseas. */
export function AacEntryPage({ title, lead, sendLabel, answer, isPending = false, failure = null, onSend }: AacEntryPageProps) {
  const { href } = useNavigation();
  const form = useForm({ fields, values: { aac: answer.aac }, answer, errors: answer.errors, isPending, onSend: ({ aac }) => onSend(aac) });
  return (
    <Container width="narrow">
      <Stack gap="md">
        <PageHeader title={title} trail={[{ label: 'Checkout Review', href: href('/checkout/checkout_review') }]}><Text as="p">{lead}</Text></PageHeader>
        {failure !== null && <Alert tone="error" isLive>{failure}</Alert>}
        <Card>
          <Form form={form} aria-label={title}>
            <Stack gap="md">
              <TextField {...form.input('aac')} />
              <Actions>
                <Button type="submit" look="primary" isPending={isPending} pendingLabel="Looking the address up">{sendLabel}</Button>
                <ButtonLink look="plain" href={href('/checkout/checkout_review')}>Back to the review without a change</ButtonLink>
              </Actions>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
