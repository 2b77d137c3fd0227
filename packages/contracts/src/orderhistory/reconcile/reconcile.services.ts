import { z } from 'zod';
import { keptCountSchema } from '../../wire/kept-count.ts';
import { defineService, response } from '../../wire/service.ts';
import { sensitive } from '../../wire/sensitive.ts';
import { statementLimits } from './statement-limits.ts';
import { correctedPage, statementPage, statementRow, statementRows } from './statement.examples.ts';
import { statementPageSchema, statementRowSchema } from './statement.schema.ts';

const noSuchStatement = response(z.object({ message: z.string() }), { 'No such statement': { message: 'You have no such statement. It may be deleted already.' } });

/** Specification, section 2, Orders and profile: credit card statement reconciliation. */
export const reconcile = defineService({
  path: '/orderhistory/reconcile',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s card statements, or one of them, matched with their orders',
  request: z.object({ /** Id of a statement; without it all are listed. */ statement: z.string().max(100).optional() }),
  responses: {
    Initial: response(z.object({ statements: z.array(statementRowSchema), mostLines: z.int() }), {
      'Two statements': { statements: statementRows, mostLines: statementLimits.lines },
      'No statement yet': { statements: [], mostLines: statementLimits.lines },
    }),
    Success: response(statementPageSchema, {
      'Five lines': statementPage,
      'Corrected by hand': correctedPage,
      'All matched': { ...statementPage, statement: { ...statementRow, lines: 1 }, lines: statementPage.lines.slice(0, 1), notCharged: [] },
      'Too late to dispute': { ...statementPage, problem: 'The 90 days in which line 5 can be disputed ended on February 26, 2027. Ask your agency’s program coordinator.' },
    }),
    Failure: noSuchStatement,
  },
});

/** Of the file nothing is kept but its charges; of card numbers the last four digits. Where a line cannot be read, nothing is kept. */
export const uploadStatement = defineService({
  path: '/orderhistory/upload_statement',
  method: 'POST',
  access: 'buyer',
  summary: 'Keeps the charges of a card statement, as CSV or OFX',
  request: z.object({ fileName: z.string().max(200), text: sensitive(z.string().max(statementLimits.characters)) }),
  // Statements have numbers of cards, which are cut before anything is kept.
  takesAnyDigits: true,
  responses: {
    /** `isNew` false: it was uploaded before. */
    Success: response(z.object({ statementId: z.string(), isNew: z.boolean() }), { Kept: { statementId: statementRow.statementId, isNew: true } }),
    Unreadable: response(z.object({ problems: z.array(z.object({ /** 0: the file as a whole. */ line: z.int(), message: z.string() })), moreProblems: z.int() }), {
      'Two lines are wrong': { problems: [{ line: 3, message: '“13/45/2026” is no date. Write it as 2026-11-23 or 11/23/2026.' }, { line: 7, message: '“n/a” is no amount. Write it as 218.40.' }], moreProblems: 0 },
    }),
  },
});

/** One change of a statement: a dispute of a line is noted or taken back, its order is corrected, or the statement is deleted with all that is kept of it. */
export const changeStatement = defineService({
  path: '/orderhistory/change_statement',
  method: 'POST',
  access: 'buyer',
  spinner: 'Saving...',
  summary: 'Notes a dispute of a card statement or takes it back, corrects an order, or deletes the statement',
  request: z.object({
    statement: z.string().max(100),
    dispute: z.object({ line: keptCountSchema, reason: z.string().max(500) }).optional(),
    /** The line whose dispute is taken back. */
    withdraw: keptCountSchema.optional(),
    /** What the buyer says of a line in place of what was found: the purchase order that it pays, that no order here belongs to it, that it is not theirs; `found`: what was found counts again. */
    choose: z.object({ line: keptCountSchema, to: z.enum(['order', 'noOrder', 'notTheirs', 'found']), poNumber: z.string().max(40).optional() }).optional(),
    remove: z.boolean().optional(),
  }),
  responses: {
    Success: response(statementPageSchema, { 'A dispute is noted': statementPage }),
    Removed: response(z.object({ fileName: z.string() }), { Deleted: { fileName: statementRow.fileName } }),
    Failure: noSuchStatement,
  },
});
