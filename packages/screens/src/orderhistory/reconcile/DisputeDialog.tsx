import { formatMoney, type StatementLine } from '@quartermaster/contracts';
import { Actions, Button, Dialog, Stack, Text, TextArea } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';
import { Form, useForm, type Field } from '../../forms/index.ts';
import type { StatementChange } from './use-statement-change.ts';

interface DisputeDialogProps {
  line: StatementLine;
  change: StatementChange;
  onClose: () => void;
}

const fields: readonly Field<'reason'>[] = [
  { name: 'reason', label: 'Why the charge is wrong', rule: (typed) => (typed.trim() === '' ? 'Write why the charge is wrong.' : null), input: { hint: 'What you asked the vendor, and what they said', maxLength: 500 } },
];
const noAnswer = {};

/** Notes the dispute of a charge. The bank has to be told by the buyer. */
export function DisputeDialog({ line: { line, vendor, amount, day, disputeUntil }, change, onClose }: DisputeDialogProps) {
  const form = useForm({
    fields, answer: noAnswer, errors: [], isPending: change.isPending,
    async onSend({ reason }) {
      if (await change.make({ dispute: { line, reason } })) onClose();
    },
  });
  return (
    <Dialog isOpen title={`Dispute ${formatMoney(amount)}`} onClose={onClose} closesOnPressOutside={false}>
      <Form form={form} aria-label="Dispute">
        <Stack gap="md">
          <Text as="p">{vendor}, {calendarDay(day)}. The bank takes disputes until {calendarDay(disputeUntil)}, 90 days after the charge. This notes it here and for your approving official: tell your bank as well.</Text>
          <TextArea {...form.input('reason')} />
          <Actions>
            <Button type="submit" look="primary" isPending={change.isPending} pendingLabel="Saving">Note the dispute</Button>
            <Button onClick={onClose}>Cancel</Button>
          </Actions>
        </Stack>
      </Form>
    </Dialog>
  );
}
