import type { DeskAnswer, Delivery } from '@quartermaster/contracts-desk';
import { Actions, Badge, Button, DefinitionList, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { Refused } from '../parts/Refused.tsx';
import { counted } from '../parts/words.ts';
import { useMay } from '../wire/desk-context.ts';
import { useChange } from '../wire/use-change.ts';
import type { KnownOrder } from './known-order.ts';
import { Section } from '../parts/Section.tsx';

const looks = { waiting: 'info', dead: 'error', delivered: 'success', withdrawn: 'neutral' } as const;
const words = { waiting: 'Waiting', dead: 'Failed for good', delivered: 'Sent', withdrawn: 'Canceled before it was sent' } as const;

/** What a press does, by what the delivery is; none where there is nothing to send. */
function sendLabel({ delivery, moves }: Pick<DeskAnswer<'/order'>, 'delivery' | 'moves'>): string | null {
  // Who can still record that the vendor has it can also have it sent.
  if (delivery === null) return moves.includes('sent') ? 'Send to the vendor' : null;
  if (delivery.state === 'dead') return 'Send again';
  return delivery.state === 'waiting' ? 'Send now' : null;
}

/** Its way to the vendor, and what the vendor was not told of since. */
export const DeliveryCard = ({ number, delivery, moves, untold, onChanged }: Pick<DeskAnswer<'/order'>, 'delivery' | 'moves' | 'untold'> & Omit<KnownOrder, 'seen'>) => (
  <Section title="Delivery to the vendor">
    {delivery === null ? <Text as="p" tone="muted">It was placed before purchase orders were sent from here.</Text> : <Stack gap="sm"><Facts delivery={delivery} /><Failures failures={delivery.failures} /></Stack>}
    <SendButton number={number} label={sendLabel({ delivery, moves })} onChanged={onChanged} />
    {untold.length > 0 && (
      <Stack gap="xs">
        <Text as="p" isBold>The vendor was not told of this yet:</Text>
        <DefinitionList entries={untold.map(({ title, reason }) => ({ term: title, details: reason ?? 'It waits until the vendor has the purchase order.' }))} />
      </Stack>
    )}
  </Section>
);

const failureColumns: readonly Column<Delivery['failures'][number]>[] = [
  { id: 'at', header: 'First failed', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { id: 'way', header: 'Way', cell: ({ way }) => way ?? <Text tone="muted">None</Text> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
];

/** What went wrong, also of a purchase order that has arrived since. */
const Failures = ({ failures }: Pick<Delivery, 'failures'>) =>
  failures.length === 0 ? null : (
    <>
      <Text as="p" isBold>Attempts that failed</Text>
      <Table caption="Attempts that failed" isCaptionHidden columns={failureColumns} items={failures} keyOf={({ at, reason }) => `${at} ${reason}`} onPhone="cards" />
    </>
  );

const Facts = ({ delivery: { state, since, key: deliveryKey, way, attempts, lastError, nextAttemptAt } }: { delivery: Delivery }) => (
  <DefinitionList
    entries={[
      { term: 'State', details: <><Badge look={looks[state]}>{words[state]}</Badge> since <Moment at={since} /></> },
      { term: 'Tried', details: `${counted(attempts, 'time', 'times')}${way === null ? '' : `, last by ${way}`}` },
      ...(lastError === null ? [] : [{ term: 'Last failure', details: lastError }]),
      ...(nextAttemptAt === null ? [] : [{ term: 'Tried again', details: <>not before <Moment at={nextAttemptAt} /></> }]),
      { term: 'Delivery key', details: <Text isCode>{deliveryKey}</Text> },
    ]}
  />
);

function SendButton({ number, label, onChanged }: Omit<KnownOrder, 'seen'> & { label: string | null }) {
  const may = useMay('/order/send');
  const { isPending, refusal, send } = useChange('/order/send');
  const press = async (): Promise<void> => {
    if ((await send({ number })) !== null) onChanged('It is sent to the vendor within seconds. Load the page again to see what became of it.');
  };
  if (!may || label === null) return null;
  return (
    <Stack gap="sm">
      <Refused refusal={refusal} />
      <Actions><Button look="primary" isPending={isPending} onClick={() => void press()}>{label}</Button></Actions>
    </Stack>
  );
}
