import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';
import { usd } from '../money/money.ts';
import { queryInteger } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';

const requisitionStatuses = ['Entered', 'Withdrawn', 'Sent', 'InProcess', 'Backordered', 'Delayed', 'Procured', 'PartlyShipped', 'Shipped', 'Rejected', 'Canceled'] as const;

const rowSchema = z.object({
  documentNumber: z.string(),
  status: z.enum(requisitionStatuses),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  stockNumber: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitOfIssue: z.string(),
});
export type RequisitionRow = z.output<typeof rowSchema>;

const detailSchema = rowSchema.extend({
  /** Pieces that are neither shipped nor given up. */
  open: z.int(),
  price: moneySchema.nullable(),
  approver: z.string(),
  /** 80 columns. */
  record: z.string(),
  /** Exception data, which went out beside the record; empty: none. */
  remarks: z.string(),
  furtherAdviceCodes: z.array(z.string()),
  exportOption: z.string(),
  /** What happened, the oldest first. */
  history: z.array(z.object({
    position: z.int(),
    /** ISO 8601, UTC: when it was recorded here. */
    at: z.string(),
    /** Two letters of a status document, such as BB; empty where it is none. */
    code: z.string(),
    words: z.string(),
  })),
});
export type RequisitionDetail = z.output<typeof detailSchema>;

/** As its buyer sees it. */
const pageSchema = detailSchema.extend({
  /** What the buyer may do about it now. */
  may: z.object({ /** It was not handed over yet. */ withdraw: z.boolean(), cancel: z.boolean(), followUp: z.boolean() }),
  /** What became of the press that this answers; null: none. */
  notice: z.object({ tone: z.enum(['success', 'warning']), text: z.string() }).nullable(),
});
export type RequisitionPage = z.output<typeof pageSchema>;

const row: RequisitionRow = { documentNumber: '47SMPL63240001', status: 'Backordered', sentAt: '2026-11-20T15:04:05Z', stockNumber: '7510013920564', name: 'Toner cartridge', quantity: 2, unitOfIssue: 'BX' };
const detail: RequisitionPage = {
  ...row, may: { withdraw: false, cancel: true, followUp: true }, notice: null, open: 2, price: usd(21_840), approver: '', record: 'A0AGSAS7510013920564  BX0000247SMPL63240001N      AA1      13                   ', remarks: '', furtherAdviceCodes: [], exportOption: '',
  history: [
    { position: 0, at: '2026-11-20T15:04:05Z', code: '', words: 'Entered' },
    { position: 1, at: '2026-11-20T20:00:00Z', code: '', words: 'Sent in requisitions-000012.txt' },
    { position: 2, at: '2026-11-23T12:00:00Z', code: 'BB', words: 'BB of 2026-11-21, 2: Back-ordered against a due-in; ESD in 70-73. Estimated to ship on 2026-12-11' },
  ],
};

const requisitionPages = {
  'Backordered': detail,
  'With exception data': { ...detail, record: 'A0EGSAS7510013920564  BX0000247SMPL63240001N      AA1      13   2B              ', remarks: 'Deliver to dock 4 between 7 a.m. and 2 p.m.', furtherAdviceCodes: ['2D'] },
  'Shipped in parts': { ...detail, status: 'PartlyShipped', open: 1, history: [...detail.history, { position: 3, at: '2026-12-12T12:00:00Z', code: 'AS', words: 'Shipped on 2026-12-11: 1 of part A, transportation number 47SMPL63240001XXX' }] },
  'Not sent yet': { ...detail, status: 'Entered', may: { withdraw: true, cancel: false, followUp: false }, history: detail.history.slice(0, 1) },
} satisfies Record<string, RequisitionPage>;

const noSuchRequisition = response(z.object({ message: z.string() }), { 'No such requisition': { message: 'You have no requisition 47SMPL63249999 in this store.' } });

/** Specification, section 2, Orders and profile: one requisition with its status in words and codes. */
export const requisitionDetail = defineService({
  path: '/orderhistory/requisition_detail',
  method: 'GET',
  access: 'buyer',
  summary: 'A requisition of the buyer with all that happened to it, or their requisitions, newest first',
  request: z.object({ /** AAC, date and serial number; without it all are listed. */ documentNumber: z.string().max(40).optional(), page: queryInteger(1, 10_000).optional() }),
  responses: {
    Success: response(pageSchema, requisitionPages),
    List: response(z.object({ requisitions: z.array(rowSchema), total: z.int(), page: z.int(), pageSize: z.int() }), {
      'Some requisitions': { requisitions: [row, { ...row, documentNumber: '47SMPL63240002', status: 'Entered', stockNumber: '7920000000001', name: '', quantity: 250, unitOfIssue: 'EA' }], total: 2, page: 1, pageSize: 50 },
      None: { requisitions: [], total: 0, page: 1, pageSize: 50 },
    }),
    Failure: noSuchRequisition,
  },
});

/** What a buyer can do about a requisition that they have sent. */
const requisitionChanges = ['withdraw', 'cancel', 'follow-up'] as const;

/** Answers the requisition as it is then, with a notice that says what became of it. A change that was made is not made again. */
export const changeRequisition = defineService({
  path: '/orderhistory/change_requisition',
  method: 'POST',
  access: 'buyer',
  spinner: 'Saving...',
  summary: 'Takes a requisition of the buyer back before it is handed over, asks to cancel what is open of it, or asks what became of it',
  request: z.object({ documentNumber: z.string().max(40), change: z.enum(requisitionChanges) }),
  responses: {
    Success: response(pageSchema, {
      'Withdrawn': { ...requisitionPages['Not sent yet'], status: 'Withdrawn', open: 0, may: { withdraw: false, cancel: false, followUp: false }, notice: { tone: 'success', text: 'It is withdrawn: it will not be sent, and no one is billed for it.' } },
      'Sent meanwhile': { ...detail, notice: { tone: 'warning', text: 'This requisition is sent already. Nothing was changed.' } },
    }),
    Failure: noSuchRequisition,
  },
});

/** Specification, section 2, Orders and profile: the same on paper, with the blocks of DD Form 1348-6, as a tagged PDF. */
export const requisitionPdf = defineService({
  path: '/orderhistory/requisition_pdf',
  method: 'GET_PDF',
  access: 'buyer',
  spinner: 'Preparing the document...',
  summary: 'One requisition of the buyer as an accessible PDF',
  request: z.object({ documentNumber: z.string().max(40) }),
  responses: { Failure: noSuchRequisition },
});
