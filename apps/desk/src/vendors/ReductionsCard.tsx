import type { ListedReduction } from '@quartermaster/contracts-desk';
import { Badge, Card, Disclosure, Heading, Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { useMay } from '../wire/desk-context.ts';

const stateWords: Readonly<Record<ListedReduction['state'], string>> = {
  requested: 'Waits for an answer', authorized: 'Authorized', declined: 'Declined', withdrawn: 'Given up by the buyer', expired: 'Not answered in time', ended: 'Over', revoked: 'Taken back', used: 'Used',
};

const goesOn = ({ state }: ListedReduction): boolean => state === 'requested' || state === 'authorized';

const columns: readonly Column<ListedReduction>[] = [
  { id: 'item', header: 'Item', isRowHeader: true, cell: ({ product, quantity, contractNumber }) => <>{product}<br /><Text size="sm" tone="muted">{quantity.toLocaleString('en-US')}, contract {contractNumber}</Text></> },
  { id: 'buyer', header: 'Buyer', cell: ({ buyer, store }) => <>{buyer}<br /><Text size="sm" tone="muted">{store}</Text></> },
  { id: 'asked', header: 'Asked', cell: ({ askedPrice, listPrice, askedAt, answererEmail }) => <>{askedPrice} in place of {listPrice}, <Moment at={askedAt} /><br /><Text size="sm" tone="muted">{answererEmail}</Text></> },
  { id: 'state', header: 'State', cell: (reduction) => <><Badge look={reduction.state === 'requested' ? 'warning' : reduction.state === 'authorized' ? 'success' : 'neutral'}>{stateWords[reduction.state]}</Badge> {wordsOf(reduction)}</> },
];

const wordsOf = ({ price, until, reason, orderNumber }: ListedReduction): string =>
  [price === null ? '' : `${price} until ${until ?? ''}.`, orderNumber === null ? '' : `Order ${orderNumber}.`, reason ?? ''].filter((words) => words !== '').join(' ');

/** The lower prices that buyers ask this vendor for, and the forms that take them back. */
export function ReductionsCard({ reductions, onDone }: { reductions: readonly ListedReduction[]; onDone: (what: string) => void }) {
  const may = useMay('/vendor/take-back-price');
  return (
    <Card as="section" look="roomy" aria-labelledby="reductions">
      <Stack gap="md">
        <Heading level={2} id="reductions">Lower prices that buyers ask for</Heading>
        {reductions.length === 0 ? <p>None.</p> : <Table caption="Lower prices that buyers ask for" isCaptionHidden columns={columns} items={reductions} keyOf={({ id }) => id} onPhone="cards" />}
        {may && reductions.filter(goesOn).map(({ id, product, buyer }) => (
          <Disclosure key={id} title={`Take back: ${product}, for ${buyer}`}>
            <ReasonForm path="/vendor/take-back-price" request={{ id }} label="Reason" hint="The buyer and the one who answers read it. It is in the audit log." button="Take it back" look="danger" onDone={() => onDone('The lower price was taken back. The buyer gets a mail with the reason.')}>
              <p>The buyer cannot order at it any more, or gets no answer. Orders that are placed stay as they are.</p>
            </ReasonForm>
          </Disclosure>
        ))}
      </Stack>
    </Card>
  );
}
