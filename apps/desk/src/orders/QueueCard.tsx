import type { ListedPurchaseOrder } from '@quartermaster/contracts-desk';
import { Inline, Stack, Text } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { useMay } from '../wire/desk-context.ts';
import type { KnownOrder } from './known-order.ts';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { canBeSetAside, reasonHelp } from './reasons.ts';
import { Reasons } from './Reasons.tsx';
import { Section } from '../parts/Section.tsx';

/** Why it is in the queue, since when, and what takes it out. */
export function QueueCard({ number, seen, reasons, onChanged }: KnownOrder & Pick<ListedPurchaseOrder, 'reasons'>) {
  const may = useMay('/order/set-aside');
  return (
    <Section title="It waits for an operator">
      {reasons.map((reason) => (
        <Stack key={reason.kind} gap="xxs">
          <Inline gap="xs"><Reasons reasons={[reason]} /><Text size="sm" tone="muted">since <Moment at={reason.since} /></Text></Inline>
          <Text as="p">{reasonHelp[reason.kind]}</Text>
        </Stack>
      ))}
      {may && reasons.some(({ kind }) => canBeSetAside(kind)) && (
        <ReasonForm
          path="/order/set-aside" request={{ number, seen }} onDone={() => onChanged('It was set aside.')}
          label="Why nothing is left to do" hint="It is in the audit log. What happens next brings the purchase order back." button="Set aside"
        />
      )}
    </Section>
  );
}
