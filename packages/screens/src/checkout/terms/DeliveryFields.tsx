import type { DeliveryOptions } from '@quartermaster/contracts';
import { Heading, RadioGroup, Stack, Text, TextField, type TextFieldProps } from '@quartermaster/ui';
import { fasterDelivery, standardDelivery, type DeliveryChoice } from './delivery-choice.ts';

const billings = [
  { value: 'consolidated', label: 'One invoice for the whole order' },
  { value: 'line', label: 'An invoice for each line' },
] as const;

const ways = ['standard', 'faster', 'day'] as const;

export interface DeliveryFieldsProps {
  order: DeliveryOptions['orders'][number];
  choice: DeliveryChoice;
  choosesBilling: boolean;
  /** The field of the day; null while no day is asked for. */
  day: TextFieldProps | null;
  onChange: (choice: DeliveryChoice) => void;
}

/** The choices for one vendor's order. */
export function DeliveryFields({ order, choice, choosesBilling, day, onChange }: DeliveryFieldsProps) {
  const { vendor, contractNumber, items } = order;
  const words = { standard: ['Standard', standardDelivery(order)], faster: [fasterDelivery.label, fasterDelivery.hint], day: ['On or before a day', undefined] } as const;
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">{vendor}</Heading>
      <Text size="sm" tone="muted">Contract <Text isCode>{contractNumber}</Text>, {items.length === 1 ? items[0] : `${items.length} items`}</Text>
      <RadioGroup
        legend="How fast?"
        value={choice.how}
        choices={ways.map((value) => ({ value, label: words[value][0], hint: words[value][1] }))}
        onChange={(value) => onChange({ ...choice, how: ways.find((way) => way === value) ?? choice.how })}
      />
      {day !== null && <TextField {...day} />}
      {choosesBilling && (
        <RadioGroup
          legend="How is it billed?"
          value={choice.billing}
          choices={billings}
          onChange={(value) => onChange({ ...choice, billing: billings.find((billing) => billing.value === value)?.value ?? choice.billing })}
        />
      )}
    </Stack>
  );
}
