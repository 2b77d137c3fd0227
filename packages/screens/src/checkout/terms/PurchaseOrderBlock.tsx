import type { CheckoutReview, VendorGroup } from '@quartermaster/contracts';
import { Inline, Text } from '@quartermaster/ui';
import { MinimumOrder } from '../../cart/summary/MinimumOrder.tsx';
import { ReviewBlock } from '../ReviewBlock.tsx';
import { OrderLines } from './OrderLines.tsx';
import { TermsFields } from './TermsFields.tsx';

export interface PurchaseOrderBlockProps {
  group: VendorGroup;
  number: number;
  review: CheckoutReview;
}

/** One vendor's order: its lines, and the buyer's note and date for it. */
export function PurchaseOrderBlock({ group, number, review }: PurchaseOrderBlockProps) {
  const terms = review.terms.find((candidate) => candidate.groupId === group.groupId) ?? { groupId: group.groupId, note: '', deliverBy: null };
  return (
    <ReviewBlock id={`order-${number}`} title={`Order ${number}: ${group.vendor.name}`}>
      <Inline>
        <Text size="sm" tone="muted">Contract <Text isCode>{group.contractNumber}</Text></Text>
      </Inline>
      <MinimumOrder group={group} />
      <OrderLines caption={`Items of order ${number}`} lines={group.lines} subtotal={group.subtotal} />
      <TermsFields terms={terms} vendor={group.vendor.name} />
    </ReviewBlock>
  );
}
