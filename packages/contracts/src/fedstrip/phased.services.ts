import { z } from 'zod';
import { entryLimits } from '../requisition/entry/entry-limits.ts';
import { mostPhases } from '../requisition/entry/phases.ts';
import { defineService, response } from '../wire/service.ts';
import { lineKeySchema } from './entry.schema.ts';
import { phasedDeliveriesExamples, phasedEntryExamples, phasedSuccessExamples } from './phased.examples.ts';
import { phasedDeliveriesSchema, phasedEntrySchema, phasedRowSchema, phasedSuccessSchema, phasesAsked } from './phased.schema.ts';

const cartVerify = response(phasedDeliveriesSchema, phasedDeliveriesExamples);

/** Specification, section 2, FEDSTRIP: Phased Requisition Entry, and its deliveries before they become lines. */
export const fedstripPhasedRequisitionEntry = defineService({
  path: '/fedstrip/fedstrip_phasedRequisitionEntry',
  method: 'GET',
  access: 'buyer',
  // An NSN may look like the number of a card.
  takesAnyDigits: true,
  summary: 'Asks for one item with deliveries over months, and lists the deliveries',
  request: z.object(phasesAsked).partial(),
  responses: { Initial: response(phasedEntrySchema, phasedEntryExamples), CartVerify: cartVerify },
});

export const fedstripPhasedBackRequisitionEntry = defineService({
  path: '/fedstrip/fedstrip_phasedBackRequisitionEntry',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  summary: 'Takes deliveries back into the entry, each as a line with a delivery date of its own',
  request: z.object({
    stockNumber: z.string().max(entryLimits.stockNumber),
    unitOfIssue: z.string().max(entryLimits.code),
    /** The keys are the page’s: what comes twice is there once. */
    deliveries: z.array(phasedRowSchema.extend({ key: lineKeySchema })).min(1, 'Give at least one delivery.').max(mostPhases, `Give at most ${mostPhases} deliveries at once.`),
  }),
  responses: { CartVerify: cartVerify, PhasedSuccess: response(phasedSuccessSchema, phasedSuccessExamples) },
});
