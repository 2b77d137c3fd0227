import type { RequestOf } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { Actions, Button, Card, Heading, RadioGroup, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { escapeHtml } from '../shell/index.ts';

type OrderMail = RequestOf<'/profile/order_mail'>['orderMail'];

const choices = [
  { value: 'all', label: 'Everything', hint: 'Also when a vendor accepts a purchase order or ships something.' },
  { value: 'needed', label: 'What waits for me', hint: 'Messages and refused cancellations, and what is always sent.' },
  { value: 'least', label: 'Only what is always sent', hint: 'Rejected items and canceled purchase orders.' },
] as const;

/** Which mails about their orders the buyer gets. */
export function OrderMailBlock({ orderMail, hasAddress }: { orderMail: OrderMail; hasAddress: boolean }) {
  const call = useCall();
  const alerts = useAlerts();
  const [chosen, setChosen] = useState<OrderMail>(orderMail);
  const [isPending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    try {
      await call('/profile/order_mail', { orderMail: chosen }, { spinner: false });
      alerts.show({ type: 'success', msg: 'Your choice of mails is saved.' });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `Your choice of mails was not saved. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return (
    <Card as="section" aria-labelledby="order-mail">
      <Stack gap="sm">
        <Heading level={2} size="md" id="order-mail">Mail about orders</Heading>
        {!hasAddress && <Text as="p">Without an e-mail address you get no mail. My Orders and Messages show what happens.</Text>}
        <RadioGroup
          legend="Which mails do you want?"
          choices={choices}
          value={chosen}
          onChange={(value) => setChosen(choices.find((choice) => choice.value === value)?.value ?? chosen)}
        />
        <Actions><Button isPending={isPending} pendingLabel="Saving" onClick={() => void save()}>Save the choice</Button></Actions>
      </Stack>
    </Card>
  );
}
