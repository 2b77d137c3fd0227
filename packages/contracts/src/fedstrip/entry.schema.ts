import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { entryLimits } from '../requisition/entry/entry-limits.ts';
import { ruleIds } from '../requisition/record/problem.ts';
import { keptCountSchema } from '../wire/kept-count.ts';

const typedCode = z.string().max(entryLimits.code);

/** The data that repeat on each line, as they are typed. */
export const constantDataSchema = z.object({
  mediaAndStatus: typedCode, demandCode: typedCode, supplementaryAddress: typedCode, signalCode: typedCode, fundCode: typedCode, distributionCode: typedCode, projectCode: typedCode,
  priority: typedCode, requiredDeliveryDate: typedCode, adviceCode: typedCode, approver: z.string().max(entryLimits.approver),
});

/** A line as it is typed; codes of its own are empty where the constant data apply. */
const typedLineSchema = z.object({
  stockNumber: z.string().max(entryLimits.stockNumber),
  quantity: z.string().max(entryLimits.quantity),
  unitOfIssue: typedCode, demandCode: typedCode, projectCode: typedCode, priority: typedCode, requiredDeliveryDate: typedCode, adviceCode: typedCode,
});

/** The page's own name for a line: it stays the same in all windows. */
export const lineKeySchema = z.uuid();

/** A line that was typed or changed. */
export const changedLineSchema = typedLineSchema.extend({
  key: lineKeySchema,
  /** What the page last knew of the line; 0: the page has just begun it. */
  revision: keptCountSchema,
  /** Lines are in the order of their places. */
  place: z.number().min(0).max(1e9),
  /** What it says beyond its columns, where it begins anew in place of one that is gone; otherwise that has a service of its own. */
  exception: z.object({ remarks: z.string().max(entryLimits.remarks), furtherAdviceCodes: z.string().max(entryLimits.furtherAdviceCodes), exportOption: z.string().max(entryLimits.exportOption).optional() }).optional(),
});

/** What the number of a line names. */
const entryItemSchema = z.object({
  /** `catalog`: the store sells it. `onDemand`: it is not in the catalog, and is bought where it is requisitioned. */
  source: z.enum(['catalog', 'onDemand']),
  /** Empty where it is not known. */
  name: z.string(),
  /** Two letters; null: it is not known, or is none that requisitions have. */
  unitOfIssue: z.string().nullable(),
  /** Of one unit of issue, in the catalog now; null: it is not known. */
  price: moneySchema.nullable(),
});

/** A line as the server has it. */
const entryLineSchema = changedLineSchema.extend({
  item: entryItemSchema.nullable(),
  /** What it says beyond its columns, as typed on a page of its own; null: nothing. */
  exception: z.object({ remarks: z.string(), furtherAdviceCodes: z.string(), exportOption: z.string() }).nullable(),
});
export type KeptLine = z.output<typeof entryLineSchema>;

const activityFactsSchema = z.object({ isActive: z.boolean(), isOfAgency: z.boolean(), state: z.string(), zip: z.string(), /** Of a requisitioner of another agency: the one that it was compared with, by name. */ comparedWith: z.string().nullable().optional() });

/** What rules need to know that no line says, so that a page can check while a person types. */
const surroundingsSchema = z.object({
  today: z.string(),
  requisitioner: activityFactsSchema.nullable(),
  supplementary: activityFactsSchema.nullable(),
  settings: z.object({
    routingIdentifier: z.string(), rulesOff: z.array(z.enum(ruleIds)), unverifiedRefused: z.array(z.string()), lastPriorityOf999: z.int(), lastApprovedPriority: z.int(), yearTurnDays: z.int(), exportGroups: z.array(z.string()),
  }),
});

/** A requisition entry that is not sent. */
export const entrySchema = z.object({
  /** The same for the buyer’s entry in the store in all windows. */
  entryId: z.uuid(),
  activity: z.object({ aac: z.string(), name: z.string() }),
  constants: constantDataSchema,
  lines: z.array(entryLineSchema),
  /** It grows with each change. */
  version: z.int(),
  /** Lines that another window has changed since this page read them: they are answered as they are there, and were not overwritten. */
  conflicts: z.array(lineKeySchema),
  /** Lines that the answer leaves out are as the page has them; false: these are all. */
  isPart: z.boolean(),
  /** Lines that are gone; of an answer with a part of the lines. */
  removed: z.array(lineKeySchema),
  surroundings: surroundingsSchema,
});
export type FedstripEntry = z.output<typeof entrySchema>;

/** The activity that requisitions. */
export const aacEntrySchema = z.object({
  form: z.object({ values: z.object({ activity: z.string() }), errors: z.array(fieldErrorSchema) }),
  /** Some activities of the buyer’s agency, by code. */
  activities: z.array(z.object({ aac: z.string(), name: z.string() })),
  /** The activity of the lines that are there already; null: none are begun. */
  current: z.string().nullable(),
  lineCount: z.int(),
});

export const constantPageSchema = z.object({
  activity: z.object({ aac: z.string(), name: z.string() }),
  form: z.object({ values: constantDataSchema, errors: z.array(fieldErrorSchema) }),
  isSaved: z.boolean(),
});
