import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { dateRule } from '../fields/calendar-date.ts';
import { entryLimits } from '../requisition/entry/entry-limits.ts';
import { mostPhases } from '../requisition/entry/phases.ts';

const activity = z.object({ aac: z.string(), name: z.string() });

/** What deliveries over months are asked by; texts as they are typed. */
export const phasesAsked = {
  stockNumber: z.string().max(entryLimits.stockNumber),
  unitOfIssue: z.string().max(entryLimits.code),
  /** Pieces of each delivery. */
  pieces: z.string().max(entryLimits.quantity),
  first: z.string().max(20),
  months: z.string().max(4),
  deliveries: z.string().max(4),
};

export const phasedEntrySchema = z.object({ activity, form: z.object({ values: z.object(phasesAsked), errors: z.array(fieldErrorSchema) }) });
export type PhasedEntry = z.output<typeof phasedEntrySchema>;

export const phasedRowSchema = z.object({
  pieces: z.string().max(entryLimits.quantity),
  /** The day by which it is to be there. */
  day: z.string().max(200).superRefine((day, context) => {
    const message = dateRule(day);
    if (message !== null) context.addIssue(message);
  }),
});

/** The deliveries before they become lines. */
export const phasedDeliveriesSchema = z.object({
  activity, stockNumber: z.string(), unitOfIssue: z.string(),
  /** Empty: the catalog does not have it. */
  name: z.string(),
  deliveries: z.array(z.object({ pieces: z.string(), day: z.string() })).max(mostPhases),
  errors: z.array(fieldErrorSchema),
});
export type PhasedDeliveries = z.output<typeof phasedDeliveriesSchema>;

/** The deliveries as lines of the entry. */
export const phasedSuccessSchema = z.object({
  activity, stockNumber: z.string(), name: z.string(), unitOfIssue: z.string(),
  lines: z.array(z.object({
    key: z.uuid(), pieces: z.int(), day: z.string(),
    /** As columns 62 to 64 have it. */
    requiredDeliveryDate: z.string(),
  })),
});
export type PhasedSuccess = z.output<typeof phasedSuccessSchema>;
