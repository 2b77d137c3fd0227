import type { Payment } from '@quartermaster/contracts';
import { useConfirm } from '@quartermaster/core';
import { Actions, Badge, Button, Card, Inline, Stack, TextField, VisuallyHidden } from '@quartermaster/ui';
import { useState } from 'react';
import { Form, useForm } from '../../forms/index.ts';
import { PaymentLine, paymentTitle, renamedField } from '../../orders/index.ts';
import type { PaymentChanges } from './use-payments.ts';

interface KeptPaymentProps {
  payment: Payment;
  isDefault: boolean;
  changes: PaymentChanges;
  /** The button that was pressed is gone with what it removed. */
  onRemoved: () => void;
}

/** One way to pay with what can be done with it. */
export function KeptPayment({ payment, isDefault, changes, onRemoved }: KeptPaymentProps) {
  const confirm = useConfirm();
  const [isNamed, setNamed] = useState(false);
  const { change, isPending } = changes;
  const title = paymentTitle(payment);
  const { paymentId } = payment;

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove the ${title.charAt(0).toLowerCase()}${title.slice(1)}?`,
      body: 'It is not offered at checkout any more. Orders that were placed with it stay as they are.',
      confirmLabel: 'Remove it',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    await change('/profile/remove_payment', { paymentId }, `${title} is removed.`);
    onRemoved();
  }

  const of = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <Card as="li">
      <Stack gap="sm">
        <PaymentLine payment={payment} />
        {(isDefault || payment.unusable !== null) && (
          <Inline gap="xs">
            {isDefault && <Badge look="info">Default</Badge>}
            {payment.unusable !== null && <Badge look="warning">Cannot be used</Badge>}
          </Inline>
        )}
        {isNamed
          ? <LabelForm payment={payment} changes={changes} onDone={() => setNamed(false)} />
          : (
            <Actions>
              <Button size="sm" isPending={isPending} pendingLabel="Saving" onClick={() => setNamed(true)}><span>{payment.label === undefined ? 'Add a label' : 'Change the label'}<VisuallyHidden> of {title}</VisuallyHidden></span></Button>
              {!isDefault && <Button size="sm" look="plain" isPending={isPending} pendingLabel="Saving" onClick={() => void change('/profile/change_payment', { paymentId, makeDefault: true }, `${title} is the default now.`)}><span>Make<VisuallyHidden> {title} the</VisuallyHidden> default</span></Button>}
              <Button size="sm" look="plain" isPending={isPending} pendingLabel="Removing" onClick={() => void remove()}><span>Remove{of}</span></Button>
            </Actions>
          )}
      </Stack>
    </Card>
  );
}

function LabelForm({ payment, changes: { change, shown, isPending }, onDone }: Pick<KeptPaymentProps, 'payment' | 'changes'> & { onDone: () => void }) {
  const form = useForm({
    fields: [renamedField], values: { label: payment.label }, answer: shown, errors: shown.errors.filter(({ field }) => field === 'label'), isPending,
    onSend: async ({ label }) => { if (await change('/profile/change_payment', { paymentId: payment.paymentId, label }, 'The label is saved.')) onDone(); },
  });
  return (
    <Form form={form} aria-label={`Label of ${paymentTitle(payment)}`}>
      <Stack gap="sm">
        <TextField {...form.input('label')} isRequired={false} />
        <Actions>
          <Button type="submit" size="sm" look="primary" isPending={isPending} pendingLabel="Saving the label">Save the label</Button>
          <Button size="sm" look="plain" onClick={onDone}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
