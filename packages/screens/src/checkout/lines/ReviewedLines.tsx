import type { CheckoutReview, VendorGroup } from '@quartermaster/contracts';
import { memo } from 'react';
import { OrderLines } from '../../orders/index.ts';
import { LineMend } from './LineMend.tsx';

interface ReviewedLinesProps {
  group: VendorGroup;
  number: number;
  review: CheckoutReview;
  onMended: () => void;
}

/** The lines of one order of the review. They are not drawn anew while a note is typed or a block is opened: there may be hundreds. */
export const ReviewedLines = memo(({ group, number, review, onMended }: ReviewedLinesProps) => (
  <OrderLines caption={`Items of order ${number}`} lines={group.lines} subtotal={group.subtotal} action={(line) => <LineMend line={line} review={review} onMended={onMended} />} />
));
ReviewedLines.displayName = 'ReviewedLines';
