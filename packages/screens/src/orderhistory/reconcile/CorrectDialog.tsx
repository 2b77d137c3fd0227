import { formatMoney, type StatementLine, type StatementPage } from '@quartermaster/contracts';
import { Actions, Button, Dialog, Select, Stack, Text } from '@quartermaster/ui';
import { useState, type SubmitEvent } from 'react';
import { calendarDay } from '../../orders/index.ts';
import type { StatementChange } from './use-statement-change.ts';

interface CorrectDialogProps {
  line: StatementLine;
  linkable: StatementPage['linkable'];
  change: StatementChange;
  onClose: () => void;
}

const [found, noOrder, notTheirs] = ['found', 'noOrder', 'notTheirs'] as const;

/** Says of a charge which order it pays, in place of what was found. */
export function CorrectDialog({ line: { line, vendor, amount, day, choice, poNumber }, linkable, change, onClose }: CorrectDialogProps) {
  const [value, setValue] = useState<string>(choice === null ? found : choice === 'linked' ? (poNumber ?? found) : choice);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const choose = value === found || value === noOrder || value === notTheirs ? { line, to: value } : { line, to: 'order' as const, poNumber: value };
    if (await change.make({ choose })) onClose();
  };
  // The nearest amounts first: what is looked for is mostly among them.
  const orders = linkable.toSorted((one, other) => Math.abs(one.amount.amount - amount.amount) - Math.abs(other.amount.amount - amount.amount));
  const options = [
    { value: found, label: 'As found by the comparison' }, { value: noOrder, label: 'No order here belongs to it' }, { value: notTheirs, label: 'It is not mine' },
    ...orders.map((order) => ({ value: order.poNumber, label: `${order.poNumber}, ${formatMoney(order.amount)}, ${order.vendor}, ${calendarDay(order.placedOn)}${order.store === null ? '' : `, ${order.store} store`}` })),
  ];
  return (
    <Dialog isOpen title={`Correct ${formatMoney(amount)}`} onClose={onClose} closesOnPressOutside={false}>
      <form method="dialog" onSubmit={(event) => void save(event)} aria-label="Correct the order of a charge">
        <Stack gap="md">
          <Text as="p">{vendor}, {calendarDay(day)}. What you say is kept with the statement, counts in place of what was found, and is in the export for your approving official.</Text>
          <Select label="The charge pays" value={value} options={options} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
          <Actions>
            <Button type="submit" look="primary" isPending={change.isPending} pendingLabel="Saving">Save</Button>
            <Button onClick={onClose}>Cancel</Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
