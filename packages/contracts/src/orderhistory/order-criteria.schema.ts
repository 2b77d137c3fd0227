import { z } from 'zod';
import { mendedText } from '../wire/query.ts';

/** A criterion as it was typed; the empty text asks for nothing. What is wrong with it the answer says at its field. */
const criterion = mendedText(100).default('');

/** What buyers know of an order that they look for. An order is found by all that is asked for together. */
export const orderCriteriaSchema = z.object({
  /** An order or purchase order number, or a part of it. */
  number: criterion,
  /** Id of a vendor that has a part in the order. */
  vendor: criterion,
  /** Words in the name, the manufacturer and the part number of one of its items. */
  product: criterion,
  /** The National Stock Number of one of its items, with or without its class. */
  nsn: criterion,
  /** First day, `yyyy-mm-dd` or `m/d/yyyy`, Washington time. */
  from: criterion,
  /** Last day, included. */
  to: criterion,
  /** A status, or an outlook: `Open`, `Late` or `Arriving`. */
  status: criterion,
  /** The last four digits of the purchase card that paid. */
  lastFour: criterion,
  /** The activity that the order was billed or shipped to. */
  aac: criterion,
});
export type OrderCriteria = z.output<typeof orderCriteriaSchema>;
