import { describe, expect, it } from 'vitest';
import { readReaderConfig } from './reader-config.ts';

const env = { PIV_READER_PORT: '8443', PIV_READER_KEY_FILE: '/k', PIV_READER_CERTIFICATE_FILE: '/c', PIV_READER_CA_FILE: '/a' };

describe('the settings of the smart-card reader', () => {
  it('leave it out without a port', () => expect(readReaderConfig({})).toBeNull());

  it('default to this computer, no revocation list, and the policies of federal cards', () => {
    expect(readReaderConfig(env)).toEqual({
      port: 8443, origin: 'https://localhost:8443', keyFile: '/k', certificateFile: '/c', caFile: '/a', crlFile: null,
      policies: ['2.16.840.1.101.3.2.1.3.13', '2.16.840.1.101.3.2.1.3.7'],
    });
  });

  it.each([
    [{ PIV_READER_PORT: '99999' }, /PIV_READER_PORT is "99999"/],
    [{ PIV_READER_CA_FILE: '' }, /PIV_READER_CA_FILE is not set/],
    [{ PIV_READER_ORIGIN: 'http://card.example.gov' }, /PIV_READER_ORIGIN is "http:.*https only/],
    [{ PIV_READER_ORIGIN: 'https://card.example.gov/path' }, /Use scheme, host and port only/],
    [{ PIV_READER_POLICIES: '2.16.840 any' }, /PIV_READER_POLICIES holds "any"/],
  ])('refuse %j with the reason', (change, reason) => expect(() => readReaderConfig({ ...env, ...change })).toThrow(reason));

  it('accept any policy when told so', () => expect(readReaderConfig({ ...env, PIV_READER_POLICIES: '' })?.policies).toEqual([]));
});
