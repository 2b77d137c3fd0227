import { ServiceLink } from '@quartermaster/core';
import { Actions, Button, Card, Heading, Inline, Stack, Text, TextField, VisuallyHidden } from '@quartermaster/ui';
import { useId } from 'react';
import { AacPasswordLink } from '../../addresses/index.ts';
import { Form, useForm } from '../../forms/index.ts';
import { billedAac } from '../../orders/index.ts';
import type { PaymentChanges } from './use-payments.ts';

/** The activities that the buyer may bill, and how they get one. */
export function NewActivity({ changes: { shown, change, isPending } }: { changes: PaymentChanges }) {
  const headingId = useId();
  const { billable } = shown;
  const add = (aac: string) => change('/profile/add_payment', { aac }, `${aac} is one of your ways to pay now.`);
  const form = useForm({
    fields: [billedAac], answer: shown, errors: shown.errors.filter(({ field }) => field === 'aac'), isPending,
    onSend: async ({ aac }) => { if (await add(aac)) form.replace('aac', aac, ''); },
  });
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="md">
        <Heading level={2} size="md" id={headingId}>Activities that may be billed</Heading>
        {billable.hasAgency ? (
          <>
            <Text as="p">An activity address code (AAC) of your agency, or a DoDAAC of your military service, may be billed in place of a card.</Text>
            {billable.activities.length > 0 && (
              <Stack gap="xs" as="ul">
                {billable.activities.map(({ aac, activity }) => (
                  <li key={aac}>
                    <Inline justify="between" align="center">
                      <Text><strong>{aac}</strong> {activity}</Text>
                      <Button size="sm" isPending={isPending} pendingLabel="Adding" onClick={() => void add(aac)}><span>Add<VisuallyHidden> {aac}</VisuallyHidden></span></Button>
                    </Inline>
                  </li>
                ))}
              </Stack>
            )}
            {billable.hasMore && <Text as="p" size="sm" tone="muted">There are more. Type the code of yours.</Text>}
            <Form form={form} aria-label="An activity that is billed">
              <Stack gap="sm">
                <TextField {...form.input('aac')} />
                <AacPasswordLink from="payments" />
                <Actions><Button type="submit" isPending={isPending} pendingLabel="Adding the activity">Add the activity</Button></Actions>
              </Stack>
            </Form>
          </>
        ) : (
          <Text as="p">Your account has no confirmed agency, so no activity may be billed. Federal buyers ask the help desk for it by choosing their agency in the profile.</Text>
        )}
        <Text as="p">Your agency’s point of contact for activity addresses assigns a code. <ServiceLink to="/information/page" query={{ keyName: 'AAC_HELP' }}>How to get an AAC or DoDAAC</ServiceLink></Text>
      </Stack>
    </Card>
  );
}
