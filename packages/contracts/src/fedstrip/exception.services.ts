import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { entryLimits } from '../requisition/entry/entry-limits.ts';
import { keptCountSchema } from '../wire/kept-count.ts';
import { defineService, response } from '../wire/service.ts';
import { exceptionExamples } from './exception.examples.ts';

const exceptionPageSchema = z.object({
  activity: z.object({ aac: z.string(), name: z.string() }),
  /** The line as it is kept. */
  line: z.object({
    key: z.uuid(),
    /** From 1; 0: the line is gone. */
    number: z.int(),
    stockNumber: z.string(), name: z.string(), quantity: z.string(), unitOfIssue: z.string(),
    /** Of columns 65 and 66; empty: none. */
    adviceCode: z.string(),
    /** Whether a delivery of the item outside of the 48 states needs an export option, and where it goes, such as `AE`; null: it needs none. */
    exportTo: z.string().nullable(),
  }),
  form: z.object({ values: z.object({ remarks: z.string(), furtherAdviceCodes: z.string(), exportOption: z.string() }), errors: z.array(fieldErrorSchema) }),
  /** It grows with each change of the exception data of the line. */
  revision: z.int(),
  /** Another window has changed them meanwhile: what they are there. Null: no. */
  elsewhere: z.object({ remarks: z.string(), furtherAdviceCodes: z.string(), exportOption: z.string() }).nullable(),
  isSaved: z.boolean(),
  /** The line is gone, by another window: `removed`, and it can be put back; `sent`, or given up. Null: it is there. */
  gone: z.enum(['removed', 'sent']).nullable(),
});
export type ExceptionPage = z.output<typeof exceptionPageSchema>;

const page = response(exceptionPageSchema, exceptionExamples);

/** Specification, section 2, FEDSTRIP: what a requisition says beyond its columns. */
export const fedstripExceptionEntry = defineService({
  path: '/fedstrip/fedstrip_exceptionEntry',
  method: 'GET',
  access: 'buyer',
  summary: 'The exception data of a line: remarks, further advice codes, and the export option',
  request: z.object({ line: z.string().max(100) }),
  responses: { Initial: page },
});

export const fedstripExceptionEntrySave = defineService({
  path: '/fedstrip/fedstrip_exceptionEntry_save',
  method: 'POST',
  access: 'buyer',
  summary: 'Keeps the exception data of a line; empty ones make it an ordinary requisition again',
  request: z.object({
    line: z.string().max(100),
    /** What the page last knew. */
    revision: keptCountSchema,
    remarks: z.string().max(entryLimits.remarks, `Write at most ${entryLimits.remarks} characters.`),
    furtherAdviceCodes: z.string().max(entryLimits.furtherAdviceCodes),
    /** Left out: none. */
    exportOption: z.string().max(entryLimits.exportOption).optional(),
    /** Puts the line back that another window has removed, with these. */
    putBack: z.literal(true).optional(),
  }),
  responses: { Initial: page },
});
