import type { z } from 'zod';
import { usd } from '../money/money.ts';
import { standardConstants } from '../requisition/entry/entry-line.ts';
import { standardSettings } from '../requisition/rules/rule-settings.ts';
import type { aacEntrySchema, constantPageSchema, FedstripEntry, KeptLine } from './entry.schema.ts';
import type { orderSummarySchema, VerifyPage } from './verify.schema.ts';

const activity = { aac: '47SMPL', name: 'Sample Depot (GSA)' };
const facts = { isActive: true, isOfAgency: true, state: 'MO', zip: '64131' };
const constants = { ...standardConstants, fundCode: 'A1' };
const surroundings = { today: '2026-11-20', requisitioner: facts, supplementary: null, settings: { ...standardSettings, rulesOff: [], unverifiedRefused: [], exportGroups: ['23'] } };
const none = { demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };

const toner: KeptLine = {
  ...none, key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2a01', revision: 2, place: 1, stockNumber: '7510-01-392-0564', quantity: '2', unitOfIssue: '',
  item: { source: 'catalog', name: 'Toner cartridge', unitOfIssue: 'BX', price: usd(21_840) }, exception: null,
};
const onDemand: KeptLine = {
  ...none, key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2a02', revision: 1, place: 2, stockNumber: '7920-00-000-0001', quantity: '250', unitOfIssue: 'EA', item: { source: 'onDemand', name: '', unitOfIssue: null, price: null }, exception: null,
};
const unfinished: KeptLine = { ...none, key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2a03', revision: 1, place: 3, stockNumber: '7510', quantity: 'ten', unitOfIssue: '', priority: '03', item: null, exception: null };

const entry: FedstripEntry = { entryId: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2a00', activity, constants, lines: [], version: 1, conflicts: [], isPart: false, removed: [], surroundings };

export const entryExamples = {
  begun: { 'Nothing typed yet': entry },
  lines: { 'Catalog, on demand, and one with mistakes': { ...entry, version: 7, lines: [toner, onDemand, unfinished] }, 'Changed in another window': { ...entry, version: 9, lines: [toner, onDemand], conflicts: [toner.key] } },
  expanded: { 'With data of their own': { ...entry, version: 7, lines: [{ ...toner, priority: '12', requiredDeliveryDate: '345' }, { ...onDemand, exception: { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '', exportOption: '' } }] } },
} satisfies Record<string, Record<string, FedstripEntry>>;

export const aacEntryExamples: Record<string, z.output<typeof aacEntrySchema>> = {
  'A first requisition': { form: { values: { activity: '' }, errors: [] }, activities: [activity], current: null, lineCount: 0 },
  'Another agency’s': {
    form: { values: { activity: 'WSAMP1' }, errors: [{ field: 'activity', message: 'R07: WSAMP1 is not an active activity of your agency, General Services Administration, in the activity address directory. Check it, or ask the help desk.' }] },
    activities: [activity], current: null, lineCount: 0,
  },
  'Lines are there': { form: { values: { activity: '47SMPL' }, errors: [] }, activities: [activity], current: '47SMPL', lineCount: 12 },
};

export const constantExamples: Record<string, z.output<typeof constantPageSchema>> = {
  'As they are': { activity, form: { values: constants, errors: [] }, isSaved: false },
  Saved: { activity, form: { values: constants, errors: [] }, isSaved: true },
  'Refused': { activity, form: { values: { ...constants, signalCode: 'Q' }, errors: [{ field: 'signalCode', message: 'Layout, signal code (column 51): “Q” is no signal code. Use one of A, B, C, D, J, K, L, M.' }] }, isSaved: false },
};

const record = 'A0AGSAS7510013920564  BX0000247SMPL63240001N      AA1      13                   ';
const verified: VerifyPage = {
  activity, version: 7, sendKey: 'c7f0f3f4-7b0e-4a07-8a52-5b8b7b6d1c01', notice: null, approversOf: null, total: usd(43_680), unpriced: 1,
  constants: [{ title: 'Signal code', text: 'A', meaning: 'Ship to the requisitioner (30-35); bill to the requisitioner (30-35)' }, { title: 'Fund code', text: 'A1', meaning: 'A fund of 47SMPL, which is billed by signal code A. It shows that funds are available.' },
    { title: 'Priority designator', text: '13', meaning: 'Force or activity designator III, urgency of need C, routine; priority group 3.' }],
  lines: [
    { key: toner.key, number: 1, stockNumber: '7510013920564', name: 'Toner cartridge', isOnDemand: false, quantity: 2, unitOfIssue: 'BX', price: usd(21_840), isPriceSaid: false, total: usd(43_680), record, remarks: '', furtherAdviceCodes: [], exportOption: '', problems: [] },
    { key: onDemand.key, number: 2, stockNumber: '7920000000001', name: '', isOnDemand: true, quantity: 250, unitOfIssue: 'EA', price: null, isPriceSaid: false, total: null, record: 'A0EGSAS7920000000001  EA0025047SMPL63240001N      AA1      13   2B              ', remarks: 'Deliver to dock 4.', furtherAdviceCodes: ['2D'], exportOption: '', problems: [] },
  ],
};
const wrong: VerifyPage = {
  ...verified,
  lines: [
    ...verified.lines,
    { key: unfinished.key, number: 3, stockNumber: '7510', name: '', isOnDemand: false, quantity: 0, wrongQuantity: { typed: 'a few', message: 'R06, quantity (columns 25 to 29): “a few” is no quantity. Give a whole number from 1 on, such as 12 or 1,200.' }, unitOfIssue: '', price: null, isPriceSaid: false, total: null, record: null, remarks: '', furtherAdviceCodes: [], exportOption: '', problems: ['R04, stock number (columns 8 to 22): “7510” is no NSN.'] },
  ],
};

export const verifyExamples: Record<string, VerifyPage> = {
  'Ready to send': verified,
  'Under funds control': { ...verified, approversOf: 'Sample Depot (47SMPL)' },
  'Something is wrong': wrong,
  'Changed meanwhile': { ...verified, notice: 'The lines were changed in another window since this page was shown. Nothing was sent. Look at them again.' },
  'No lines': { ...verified, lines: [], total: usd(0), unpriced: 0 },
};

export const summaryExamples: Record<string, z.output<typeof orderSummarySchema>> = {
  'Two requisitions': {
    activity, sentAt: '2026-11-20T15:04:05Z', total: usd(43_680), unpriced: 1,
    requisitions: [
      { documentNumber: '47SMPL63240001', stockNumber: '7510013920564', name: 'Toner cartridge', quantity: 2, unitOfIssue: 'BX', price: usd(21_840), total: usd(43_680) },
      { documentNumber: '47SMPL63240002', stockNumber: '7920000000001', name: '', quantity: 250, unitOfIssue: 'EA', price: null, total: null },
    ],
  },
};
