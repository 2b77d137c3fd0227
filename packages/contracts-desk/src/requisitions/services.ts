import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { listed, listRequest } from '../wire/lists.ts';

/** What the source of supply last said of a requisition, or what became of it here. */
const requisitionStatuses = ['Entered', 'Withdrawn', 'Sent', 'InProcess', 'Backordered', 'Delayed', 'Procured', 'PartlyShipped', 'Shipped', 'Rejected', 'Canceled'] as const;

const status = z.enum(requisitionStatuses);
const documentNumber = z.string().trim().toUpperCase().max(40);

const requisition = z.object({
  documentNumber: z.string(), status, enteredAt: z.string(), enteredBy: z.string(), stockNumber: z.string(), quantity: z.int(), unitOfIssue: z.string(),
});
export type ListedRequisition = z.output<typeof requisition>;

export const requisitionsService = defineDeskService({
  path: '/requisitions', method: 'GET', role: 'viewer', summary: 'Requisitions, the newest first, and how many documents wait to be sent.',
  request: z.object({ ...listRequest, state: z.enum(['all', ...requisitionStatuses]).default('all') }),
  answer: z.object({ ...listed, waiting: z.int(), requisitions: z.array(requisition) }),
});

export const requisitionService = defineDeskService({
  path: '/requisition', method: 'GET', role: 'viewer', summary: 'One requisition with its columns and all that happened to it.',
  request: z.object({ documentNumber }),
  answer: z.object({
    requisition: requisition.extend({
      approver: z.string(), record: z.string(), /** Pieces that are neither shipped nor given up. */ open: z.int(),
      columns: z.array(z.object({ from: z.int(), to: z.int(), title: z.string(), text: z.string(), meaning: z.string() })),
    }),
    happenings: z.array(z.object({ position: z.int(), at: z.string(), words: z.string(), by: z.string() })),
  }),
});

export const askSupplyService = defineDeskService({
  path: '/requisition/ask', method: 'POST', role: 'orderClerk', summary: 'Follows up a requisition, or asks to cancel it, with the next file that is sent; one that was not sent yet is withdrawn.',
  request: z.object({ documentNumber, ask: z.enum(['follow-up', 'cancel']), reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: z.object({ /** What happens now. */ words: z.string() }),
});

/** Lines of a status file that one import takes. */
export const mostStatusLines = 5_000;

export const importStatusService = defineDeskService({
  path: '/requisitions/import-status', method: 'POST', role: 'orderClerk', summary: 'Says what a file of supply and shipment status changes, or records it: all of what it can, with a reason for each line that is left out.',
  request: z.object({ fileName: z.string().trim().min(1).max(200), text: z.string().min(1, 'The file is empty.'), /** False: nothing is recorded. */ isConfirmed: z.boolean() }),
  answer: z.object({
    recorded: z.int(),
    /** Known before, and changed nothing. */
    repeated: z.int(),
    rejected: z.int(),
    /** The first of them. */
    changes: z.array(z.object({ line: z.int(), documentNumber: z.string(), words: z.string(), before: status, after: status })),
    /** All of them, as the rejects file of the command has them. */
    rejects: z.array(z.object({ line: z.int(), reasons: z.array(z.string()), record: z.string() })),
  }),
  bodyLimit: 1024 * 1024,
});

/** Records that one file has at the desk. */
export const mostRecordLines = 1_000;

export const enterRequisitionsService = defineDeskService({
  path: '/requisitions/enter', method: 'POST', role: 'orderClerk', summary: 'Says which requisitions of a file of records can be entered, or enters them: all that break no rule, with the reasons for each line that is left out.',
  request: z.object({
    fileName: z.string().trim().min(1).max(200),
    /** A record of 71 to 80 columns on each line. */
    text: z.string().min(1, 'The file is empty.'),
    /** Exception data, a JSON object a line with the number of the line in the file of records; left out: none. */
    exceptions: z.string().optional(),
    /** The commander or designated reviewer who approved the urgent ones; empty: no one is named. */
    approver: z.string().trim().max(100),
    /** Whether a file that was entered before is meant a second time. */
    isMeantAgain: z.boolean(),
    /** False: nothing is entered. */
    isConfirmed: z.boolean(),
  }),
  answer: z.object({
    entered: z.int(),
    rejected: z.int(),
    /** When a file with the same text was entered before; null: none was. */
    enteredBefore: z.string().nullable(),
    /** The first of them, in the order of the file. Numbers that are given are final when they are entered. */
    requisitions: z.array(z.object({ line: z.int(), documentNumber: z.string(), documentIdentifier: z.string(), stockNumber: z.string(), quantity: z.int(), unitOfIssue: z.string() })),
    /** All of them, as the rejects file of the command has them. */
    rejects: z.array(z.object({ line: z.int(), reasons: z.array(z.string()), record: z.string() })),
  }),
  bodyLimit: 1024 * 1024,
});

const failure = z.object({ /** Since when it fails. */ at: z.string(), message: z.string() }).nullable();
/** What the marketplace does without a press. */
const schedule = z.object({
  /** Times of day in Washington at which what waits is sent; none: it is sent here alone. */
  times: z.array(z.string()), next: z.string().nullable(), lastSent: z.string().nullable(), sending: failure,
  /** Why status files that have come in are not read; null: they are. */
  reading: failure,
});

export const requisitionFilesService = defineDeskService({
  path: '/requisitions/files', method: 'GET', role: 'viewer', summary: 'The files that were sent, the newest first, and how many documents wait for the next.',
  request: z.object({ page: listRequest.page }),
  answer: z.object({
    ...listed, waiting: z.int(), schedule,
    /** Status files that were read by themselves, the newest first. */
    statusFiles: z.array(z.object({ name: z.string(), readAt: z.string(), recorded: z.int(), repeated: z.int(), rejected: z.int() })),
    files: z.array(z.object({ batch: z.int(), fileName: z.string(), documents: z.int(), /** Of these, with exception data, which are in a file beside. */ exceptions: z.int(), madeAt: z.string(), /** Null: it is being sent, or sending has failed; the next press sends it. */ sentAt: z.string().nullable() })),
  }),
});

export const requisitionFileService = defineDeskService({
  path: '/requisitions/file', method: 'GET', role: 'viewer', summary: 'The records of a file, or its exception data, as they were sent.',
  request: z.object({ batch: z.coerce.number().int().min(1), part: z.enum(['records', 'exceptions']).default('records') }),
  answer: z.object({ fileName: z.string(), text: z.string() }),
});

export const sendRequisitionsService = defineDeskService({
  path: '/requisitions/send', method: 'POST', role: 'orderClerk', summary: 'Sends all documents that wait, in one file, by the transport of the deployment.',
  request: z.object({}),
  answer: z.object({ sent: z.array(z.object({ where: z.string(), documents: z.int() })) }),
});

const setting = z.object({ name: z.string(), value: z.string(), standard: z.string(), explanation: z.string(), form: z.string() });
export type RequisitionSetting = z.output<typeof setting>;

export const requisitionRulesService = defineDeskService({
  path: '/requisitions/rules', method: 'GET', role: 'viewer', summary: 'The settings of the rules with their defaults, and the tables of codes with how many rows were not verified.',
  request: z.object({}),
  answer: z.object({
    settings: z.array(setting),
    /** Tables with rows that were not verified. */
    tables: z.array(z.object({ name: z.string(), codes: z.int(), unverified: z.int(), isRefused: z.boolean() })),
  }),
});

export const setRequisitionRuleService = defineDeskService({
  path: '/requisitions/set-rule', method: 'POST', role: 'administrator', summary: 'Sets one of the settings of the rules, or refuses or takes the rows of a table that were not verified.',
  request: z.object({
    reason: z.string().trim().min(1, 'Give the reason.').max(500),
    setting: z.object({ name: z.string().max(100), value: z.string().max(500) }).optional(),
    table: z.object({ name: z.string().max(100), isRefused: z.boolean() }).optional(),
  }),
  answer: z.object({}),
});
