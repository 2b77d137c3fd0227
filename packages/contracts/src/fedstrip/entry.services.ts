import { z } from 'zod';
import { mostEntryLines } from '../requisition/entry/entry-limits.ts';
import { keptCountSchema } from '../wire/kept-count.ts';
import { defineService, response } from '../wire/service.ts';
import { aacEntrySchema, changedLineSchema, constantDataSchema, constantPageSchema, entrySchema, lineKeySchema } from './entry.schema.ts';
import { aacEntryExamples, constantExamples, entryExamples } from './fedstrip.examples.ts';

const aacEntry = response(aacEntrySchema, aacEntryExamples);
const lines = response(entrySchema, entryExamples.lines);
const begun = response(entrySchema, entryExamples.begun);
const constantData = response(constantPageSchema, constantExamples);

/** Specification, section 2, FEDSTRIP. */
export const fedstripInit = defineService({
  path: '/fedstrip/fedstrip_init',
  method: 'GET',
  access: 'visitor',
  summary: 'The requisitions that a buyer has begun, or the activity that they are asked for first',
  request: z.object({
    /** `expanded`: each line with the codes of its own. */
    view: z.enum(['collapsed', 'expanded']).optional(),
    /** Asks for the activity, also where there is one. */
    entry: z.literal('aac').optional(),
  }),
  responses: {
    Login: response(z.object({}), { 'Sign-in is needed': {} }),
    AACEntry: aacEntry,
    /** Nothing is typed yet. */
    ItemEntry: begun,
    collapseItemEntry: lines,
    expandedItemEntry: response(entrySchema, entryExamples.expanded),
  },
});

const activityRequest = z.object({ activity: z.string().max(40) });

export const fedstripAacEntry = defineService({
  path: '/fedstrip/fedstrip_aacentry',
  method: 'POST',
  access: 'buyer',
  summary: 'Begins requisitions of an activity of the buyer’s agency',
  request: activityRequest,
  responses: { AACEntry: aacEntry, collapseItemEntry: begun },
});

export const fedstripNewAac = defineService({
  path: '/fedstrip/fedstrip_newaac',
  method: 'POST',
  access: 'buyer',
  summary: 'Gives the lines that are not sent to another activity',
  request: activityRequest,
  responses: { AACEntry: aacEntry, collapseItemEntry: lines },
});

export const fedstripItemDispatchEntry = defineService({
  path: '/fedstrip/fedstrip_ItemDispatchEntry',
  method: 'POST',
  access: 'buyer',
  // An NSN may look like the number of a card.
  takesAnyDigits: true,
  summary: 'Keeps lines as they are typed, and says what their numbers name',
  request: z.object({
    lines: z.array(changedLineSchema).max(mostEntryLines, `Send at most ${mostEntryLines} lines at once.`),
    removed: z.array(z.object({ key: lineKeySchema, revision: keptCountSchema })).max(mostEntryLines),
    /** The version that the page knows: lines that did not change since are left out of the answer. Without it all lines are answered. */
    since: keptCountSchema.optional(),
  }),
  responses: { collapseItemEntry: lines },
});

export const fedstripNewEntry = defineService({
  path: '/fedstrip/fedstrip_newEntry',
  method: 'POST',
  access: 'buyer',
  summary: 'Takes all lines away that are not sent, and begins anew with the same activity and constant data',
  request: z.object({}),
  responses: { AACEntry: aacEntry, ItemEntry: begun },
});

export const fedstripConstantProfile = defineService({
  path: '/fedstrip/fedstrip_constantProfile',
  method: 'GET',
  access: 'buyer',
  summary: 'The data that repeat on each line',
  request: z.object({}),
  responses: { Initial: constantData },
});

export const fedstripConstantProfileSave = defineService({
  path: '/fedstrip/fedstrip_constantProfile_save',
  method: 'POST',
  access: 'buyer',
  summary: 'Keeps the data that repeat on each line',
  request: constantDataSchema,
  responses: { Initial: constantData },
});

const unitListSchema = z.object({ units: z.array(z.object({ code: z.string(), meaning: z.string(), isVerified: z.boolean() })) });

/** Specification, section 2: Unit of Issue list, a modal. */
export const fedstripValidUi = defineService({
  path: '/fedstrip/fedstrip_valid_ui',
  method: 'GET',
  access: 'visitor',
  summary: 'The units of issue that a requisition may have',
  request: z.object({}),
  responses: { Success: response(unitListSchema, { 'Some units': { units: [{ code: 'BX', meaning: 'Box', isVerified: true }, { code: 'EA', meaning: 'Each', isVerified: true }, { code: 'GR', meaning: 'Gross', isVerified: false }] } }) },
});
