import type { Envelope } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { pageMessage } from './page-message.ts';

it.each<[Partial<Envelope>, ReturnType<typeof pageMessage>]>([
  [{}, null],
  [{ message: '  ' }, null],
  [{ message: 'Saved.' }, { type: 'info', header: null, text: 'Saved.' }],
  [{ message: 'Saved.', msgType: 'Success', msgHeader: 'Done' }, { type: 'success', header: 'Done', text: 'Saved.' }],
  [{ message: 'Nearly.', msgType: 'WARNING', msgHeader: '' }, { type: 'warning', header: null, text: 'Nearly.' }],
  [{ message: 'No.', msgType: 'Authorization Error' }, { type: 'error', header: null, text: 'No.' }],
  [{ message: 'No.', responseType: 'ERROR' }, { type: 'error', header: null, text: 'No.' }],
])('%j is the message %j [spec 3.1]', (fields, message) => {
  expect(pageMessage({ responseType: 'SUCCESS', ...fields })).toEqual(message);
});
