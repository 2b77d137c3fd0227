import type { DeskAnswer, VendorWayEntry } from '@quartermaster/contracts-desk';
import { Actions, Alert, Badge, ButtonLink, Card, DefinitionList, Heading, Link, Stack, Table, Text, VisuallyHidden } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfWay, contractWords } from './addresses.ts';
import { KeysCard } from './KeysCard.tsx';
import { ReductionsCard } from './ReductionsCard.tsx';
import { RemoveWayForm } from './RemoveWayForm.tsx';

/** One vendor: the ways, and what has not arrived. */
export function VendorPage() {
  const { vendorId = '' } = useParams();
  const asked = useAnswer('/vendor', { vendorId });
  const { done, changed } = useDone(asked.askAgain);
  const maySet = useMay('/vendor/set-way');
  const title = asked.answer?.vendor.name ?? `Vendor ${vendorId}`;
  return (
    <Room title={title} within={{ label: 'Vendors', href: '/vendors' }} actions={maySet ? <ButtonLink icon="plus" href={addressOfWay(vendorId)}>Add a way</ButtonLink> : undefined}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} onKeyMade={asked.askAgain} />}</Answered>
    </Room>
  );
}

function Whole({ vendor, ways, keys, reductions, waiting, onChanged, onKeyMade }: DeskAnswer<'/vendor'> & { onChanged: (what: string) => void; onKeyMade: () => void }) {
  return (
    <Stack gap="lg">
      <Text as="p" tone="muted">ID <Text isCode>{vendor.vendorId}</Text></Text>
      {ways.length === 0 && <WithoutWay mailbox={vendor.trialMailbox} />}
      {ways.map((way) => <Way key={way.contractNumber} vendorId={vendor.vendorId} way={way} onChanged={onChanged} />)}
      <KeysCard vendorId={vendor.vendorId} keys={keys} onMade={onKeyMade} onRevoked={(keyId) => onChanged(`The key ${keyId} was revoked.`)} />
      <ReductionsCard reductions={reductions} onDone={onChanged} />
      <Card as="section" look="roomy" aria-labelledby="waiting">
        <Stack gap="sm">
          <Heading level={2} id="waiting">Purchase orders that have not arrived</Heading>
          {waiting.length === 0 ? <p>None.</p> : <Waiting orders={waiting} total={vendor.waiting + vendor.dead} />}
        </Stack>
      </Card>
    </Stack>
  );
}

function WithoutWay({ mailbox }: { mailbox: string | null }) {
  if (mailbox === null) return <Alert tone="warning" title="This vendor gets no purchase orders"><p>There is no way: what is ordered stays Submitted and waits. It goes when a way is added.</p></Alert>;
  return <Alert tone="info" title="This is a trial"><p>There is no way. What is ordered is mailed to {mailbox}: no such mail leaves, it is in the room <Link href={`/mails?${new URLSearchParams({ q: mailbox }).toString()}`}>Mail</Link>.</p></Alert>;
}

function Way({ vendorId, way: { contractNumber, way, settings, contact }, onChanged }: { vendorId: string; way: VendorWayEntry; onChanged: (what: string) => void }) {
  const maySet = useMay('/vendor/set-way');
  const id = `way-${contractNumber ?? ''}`;
  return (
    <Card as="section" look="roomy" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} id={id}>{contractWords(contractNumber)}</Heading>
        <DefinitionList
          entries={[
            { term: 'Way', details: way },
            ...Object.entries(settings).map(([name, value]) => ({ term: name, details: <Text isCode>{typeof value === 'string' ? value : JSON.stringify(value)}</Text> })),
            { term: 'Contact', details: contact ?? 'None of its own' },
          ]}
        />
        {maySet && <Actions><ButtonLink href={addressOfWay(vendorId, contractNumber)}>Change<VisuallyHidden>{` the way: ${contractWords(contractNumber)}`}</VisuallyHidden></ButtonLink></Actions>}
        {maySet && <RemoveWayForm vendorId={vendorId} contractNumber={contractNumber} onRemoved={() => onChanged(`The way was removed: ${contractWords(contractNumber)}.`)} />}
      </Stack>
    </Card>
  );
}

function Waiting({ orders, total }: { orders: DeskAnswer<'/vendor'>['waiting']; total: number }) {
  return (
    <>
      {total > orders.length && <p>The first {orders.length} of {total.toLocaleString('en-US')}.</p>}
      <Table
        caption="Purchase orders that have not arrived" isCaptionHidden items={orders} keyOf={({ poNumber }) => poNumber} onPhone="cards"
        columns={[
          { id: 'po', header: 'Purchase order', isRowHeader: true, cell: ({ poNumber }) => <Link href={`/orders/${poNumber}`}><Text isCode>{poNumber}</Text></Link> },
          { id: 'contract', header: 'Contract', cell: ({ contractNumber }) => contractNumber },
          { id: 'state', header: 'State', cell: ({ isDead }) => (isDead ? <Badge look="error">Not tried again</Badge> : <Badge look="neutral">Waits</Badge>) },
          { id: 'since', header: 'Since', cell: ({ since }) => <Moment at={since} /> },
          { id: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? 'None known' },
        ]}
      />
      <p><Link href="/audit">The audit log</Link> says who changed a way.</p>
    </>
  );
}
