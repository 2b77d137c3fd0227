import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Badge, Card, DefinitionList, Link } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { addressOfVendor } from '../vendors/addresses.ts';

/** Whose purchase order it is, for whom, and how far it came. */
export const OrderFacts = ({ order }: { order: DeskAnswer<'/order'>['order'] }) => (
  <Card look="roomy">
    <DefinitionList
      entries={[
        { term: 'Status', details: <Badge look="info">{order.status}</Badge> },
        { term: 'Vendor', details: <><Link href={addressOfVendor(order.vendorId)}>{order.vendor}</Link> ({order.vendorId})</> }, { term: 'Contract', details: order.contractNumber },
        { term: 'Order', details: `${order.orderNumber}, store ${order.store}` }, { term: 'Placed', details: <><Moment at={order.placedAt} /> by {order.placedBy}</> },
        { term: 'Ship to', details: order.shipTo.join('; ') },
        ...(order.deliverBy === null ? [] : [{ term: 'Wanted by', details: order.deliverBy }]),
        ...order.terms.map(({ name, words }) => ({ term: name, details: words })),
        ...(order.note === '' ? [] : [{ term: 'Note to the vendor', details: order.note }]),
        ...(order.invoiceNumbers.length === 0 ? [] : [{ term: 'Invoices', details: order.invoiceNumbers.join(', ') }]),
        { term: 'Total', details: order.subtotal },
      ]}
    />
  </Card>
);
