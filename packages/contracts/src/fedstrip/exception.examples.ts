import type { ExceptionPage } from './exception.services.ts';

const page: ExceptionPage = {
  activity: { aac: '47SMPL', name: 'Sample Depot (GSA)' },
  line: { key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2a01', number: 1, stockNumber: '7510013920564', name: 'Toner cartridge', quantity: '2', unitOfIssue: 'BX', adviceCode: '2B', exportTo: null },
  form: { values: { remarks: '', furtherAdviceCodes: '', exportOption: '' }, errors: [] },
  revision: 0, elsewhere: null, isSaved: false, gone: null,
};
const typed = { remarks: 'Deliver to dock 4 between 7 a.m. and 2 p.m. Call the clerk first.', furtherAdviceCodes: '2D', exportOption: '' };

export const exceptionExamples: Record<string, ExceptionPage> = {
  'An ordinary line': page,
  'A vehicle for abroad': { ...page, line: { ...page.line, stockNumber: '2310000000000', name: '', quantity: '1', unitOfIssue: 'EA', adviceCode: '', exportTo: 'AE' } },
  Saved: { ...page, form: { values: typed, errors: [] }, revision: 1, isSaved: true },
  Refused: { ...page, form: { values: { ...typed, furtherAdviceCodes: '9Z' }, errors: [{ field: 'furtherAdviceCodes', message: 'Layout, further advice codes: “9Z” is no advice code. Use one of 2A, 2B, 2C, or leave it blank.' }] } },
  'Changed in another window': { ...page, form: { values: typed, errors: [] }, revision: 2, elsewhere: { remarks: 'Leave at the gate.', furtherAdviceCodes: '', exportOption: '' } },
  'Removed in another window': { ...page, line: { ...page.line, number: 0, name: '' }, form: { values: typed, errors: [] }, gone: 'removed' },
  'Sent in another window': { ...page, line: { ...page.line, number: 0, stockNumber: '', name: '', quantity: '', unitOfIssue: '', adviceCode: '', exportTo: null }, form: { values: typed, errors: [] }, gone: 'sent' },
};
