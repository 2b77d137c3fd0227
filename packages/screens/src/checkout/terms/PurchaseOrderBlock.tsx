import type { CheckoutReview, VendorGroup } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Text, VisuallyHidden } from '@quartermaster/ui';
import { MinimumOrder } from '../../orders/index.ts';
import { ReviewedLines } from '../lines/ReviewedLines.tsx';
import { ReviewBlock } from '../ReviewBlock.tsx';
import { DestinationLine } from './DestinationLine.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { TermsFields } from './TermsFields.tsx';
import type { OrderTerms } from './use-order-terms.ts';

export interface PurchaseOrderBlockProps {
  group: VendorGroup;
  number: number;
  review: CheckoutReview;
  orderTerms: OrderTerms;
  /** A line was taken out or lowered, and the review is another one. */
  onMended: () => void;
}

/** One vendor's order: its lines, and the buyer's note and date for it. */
export function PurchaseOrderBlock({ group, number, review, orderTerms, onMended }: PurchaseOrderBlockProps) {
  const { href } = useNavigation();
  const terms = review.terms.find((candidate) => candidate.groupId === group.groupId) ?? { groupId: group.groupId, note: '', deliverBy: null };
  return (
    <ReviewBlock
      id={`order-${number}`}
      title={`Order ${number}: ${group.vendor.name}`}
      action={<Link href={href('/cart/shopping_cart')}>Change items<VisuallyHidden> of order {number} in the cart</VisuallyHidden></Link>}
    >
      <Text size="sm" tone="muted">Contract <Text isCode>{group.contractNumber}</Text></Text>
      {!group.minimumMet && <MinimumOrder group={group} />}
      <ReviewedLines group={group} number={number} review={review} onMended={onMended} />
      <TermsFields terms={terms} vendor={group.vendor.name} orderTerms={orderTerms} />
      <DestinationLine group={group} terms={terms} number={number} orderTerms={orderTerms} />
      <DeliveryLine terms={terms} number={number} />
    </ReviewBlock>
  );
}
