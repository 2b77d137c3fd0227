import type { PurchaseOrderProgress } from '@quartermaster/contracts';
import { Actions, Button, CheckboxGroup, Stack } from '@quartermaster/ui';
import { useState } from 'react';
import type { OrderChange } from './use-order-change.ts';

/** The lines that may have arrived: all of them are ticked, and the buyer takes out those that have not. */
export function ConfirmReceipt({ progress: { poNumber, lines }, change }: { progress: PurchaseOrderProgress; change: OrderChange }) {
  const expected = lines.filter(({ toReceive }) => toReceive > 0);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const arrived = expected.filter(({ position }) => !missing.includes(String(position)));
  return (
    <Stack gap="sm">
      <CheckboxGroup
        legend="Lines that have arrived"
        hint="Take out what has not arrived, and report what is broken."
        choices={expected.map(({ position, name, toReceive }) => ({ value: String(position), label: `${position}. ${name}: ${toReceive.toLocaleString('en-US')}` }))}
        value={arrived.map(({ position }) => String(position))}
        onChange={(ticked) => setMissing(expected.map(({ position }) => String(position)).filter((position) => !ticked.includes(position)))}
      />
      <Actions>
        <Button
          isDisabled={arrived.length === 0}
          isPending={change.isPending}
          pendingLabel="Saving"
          onClick={() => void change.make({ poNumber, change: 'confirm-receipt', lines: arrived.map(({ position, toReceive }) => ({ position, quantity: toReceive })) })}
        >
          Confirm receipt
        </Button>
      </Actions>
    </Stack>
  );
}
