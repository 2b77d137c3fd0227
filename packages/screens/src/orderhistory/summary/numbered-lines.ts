import type { PurchaseOrder, PurchaseOrderProgress } from '@quartermaster/contracts';
import { deliveryWords } from './delivery-words.ts';

/** The lines of a purchase order with their positions, from 1, and what became of each. */
export const numberedLines = ({ lines }: PurchaseOrder, progress: PurchaseOrderProgress | undefined) =>
  lines.map((line, index) => ({ ...line, position: index + 1, delivery: deliveryWords(progress?.lines.find(({ position }) => position === index + 1)) }));
