import { describe, expect, it } from 'vitest';
import type { Envelope } from '@quartermaster/contracts';
import { demandOf, noticeOf } from './notice.ts';

const envelope = (attributes: Record<string, unknown>, fields: Partial<Envelope> = {}): Envelope => ({ responseType: 'SUCCESS', ...fields, attributes });

describe('what must be answered [spec 3.2, 4.14]', () => {
  it.each([
    [envelope({ type: 'sessionExpiryModal' }), 'session expiry'],
    [envelope({ mustAcknowledge: true }), 'acknowledgement'],
    [envelope({ mustAcknowledge: 'true' }), 'acknowledgement'],
    [envelope({ type: 'registration' }), 'registration'],
    [envelope({ type: 'finalize_registration' }), 'registration'],
    [envelope({ type: 'new_registration' }), 'registration'],
    [envelope({}, { type: 'registration' }), 'registration'],
    [envelope({ mustAcknowledge: false }), null],
    [envelope({ mustAcknowledge: 'false' }), null],
    [envelope({ type: 'other' }), null],
    [envelope({}), null],
    [{ responseType: 'SUCCESS' } satisfies Envelope, null],
  ])('%j: %s', (given, kind) => {
    expect(demandOf(given)).toBe(kind);
  });

  it('has the words of the server, where it sent some', () => {
    const words = { header: 'New terms', body: '<p>Read <b>this</b>.</p>', negativeLabel: 'Close' };
    expect(noticeOf(envelope({ mustAcknowledge: true, ...words }))).toEqual({ kind: 'acknowledgement', ...words });
    expect(noticeOf(envelope({ mustAcknowledge: true, body: 'x', header: 7, negativeLabel: '' }))).toEqual({ kind: 'acknowledgement', header: '', body: 'x', negativeLabel: null });
    expect(noticeOf(envelope({ mustAcknowledge: true }))).toBeNull();
    expect(noticeOf(envelope(words))).toBeNull();
  });
});
