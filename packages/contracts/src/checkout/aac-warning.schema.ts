import { z } from 'zod';
import { response } from '../wire/service.ts';

/** Why the buyer is asked about the activity that their order goes to. */
const aacWarningReasons = ['closed', 'noAddress', 'otherAgency'] as const;

/** An activity that an order goes to is asked about once more; only one of another agency can be confirmed. */
const aacWarningSchema = z.object({
  reason: z.enum(aacWarningReasons),
  addressId: z.string(),
  aac: z.string(),
  activity: z.string(),
  /** The vendor's order that goes there, or a part of it; left out: the whole order does. */
  order: z.object({ groupId: z.string(), vendor: z.string() }).optional(),
  /** The break-bulk point, where the activity is the ultimate consignee behind it; left out: the order goes to the activity itself. */
  breakbulk: z.object({ aac: z.string(), activity: z.string() }).optional(),
  /** Who knows what became of the activity, as the directory names them; each may be empty. Left out: it names no one, or there is nothing to ask them. */
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }).optional(),
});
export type AacWarning = z.output<typeof aacWarningSchema>;

const depot = { addressId: 'address-2', aac: '47SMPL', activity: 'Sample Depot' } as const;

export const aacWarningAnswer = response(aacWarningSchema, {
  'Of another agency': { ...depot, reason: 'otherAgency' },
  'Closed in the directory': { ...depot, reason: 'closed' },
  'The consignee behind a break-bulk point is closed': { ...depot, reason: 'closed', breakbulk: { aac: 'NSAMP1', activity: 'Sample Supply Center (Navy)' }, contact: { name: 'Sample Supply Office', phone: '(202) 555-0100', email: 'supply@agency.example.gov' } },
  'Without an address': { ...depot, reason: 'noAddress' },
  'The destination of one order': { ...depot, reason: 'otherAgency', order: { groupId: 'V-1/47SMPL26D0001', vendor: 'Sample Office Supply' } },
});
