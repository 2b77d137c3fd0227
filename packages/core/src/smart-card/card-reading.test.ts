import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardStatement } from '../testing/card-statement.ts';
import { completeReading, isCardReturn, parseCardReturn } from './card-reading.ts';

const nonce = '1764000000.abc.def';
const fields = {
  ssl_client_san_other_msupn_0: '47001000000001@example.gov',
  ssl_client_cert_chain: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
  ssl_client_v_end: '2030-01-31T00:00:00.000Z',
  ssl_client_i_dn_o: 'U.S. Government',
  ssl_client_s_dn_ou: 'General Services Administration',
  ssl_client_s_dn_cn: 'JOSÉ ŁUKASZ',
};
const fragment = (said: Record<string, string>): string => `#${new URLSearchParams(said).toString()}`;

describe('what comes back from the reader', () => {
  it('is the six fields of the reading, with the statement that vouches for them [spec 3.6]', () => {
    const statement = cardStatement({ reading: fields });
    const card = parseCardReturn(fragment({ card_nonce: nonce, card_reading: statement }), nonce);
    expect(card).toEqual({ kind: 'read', reading: { ...fields, statement } });
    expect(completeReading(card?.kind === 'read' ? card.reading : {})).toEqual({ ...fields, statement });
  });

  it.each(['ssl_client_san_other_msupn_0', 'ssl_client_cert_chain', 'ssl_client_v_end'])('is not enough without %s [spec 4.27]', (name) => {
    expect(completeReading({ ...fields, statement: 's', [name]: undefined })).toBeNull();
    expect(completeReading({ ...fields, statement: 's', [name]: ' ' })).toBeNull();
  });

  it('names issuer CA and agency U.S. Government where the certificate names none [spec 3.6]', () => {
    const { ssl_client_i_dn_o: _issuer, ssl_client_s_dn_ou: _agency, ...rest } = fields;
    expect(completeReading({ ...rest, statement: 's' })).toMatchObject({ ssl_client_i_dn_o: 'CA', ssl_client_s_dn_ou: 'U.S. Government' });
  });

  it('is nothing when this tab did not ask for it', () => {
    const answer = fragment({ card_nonce: nonce, card_reading: cardStatement({ reading: fields }) });
    expect(isCardReturn(answer)).toBe(true);
    expect(parseCardReturn(answer, null)).toBeNull();
    expect(parseCardReturn(answer, 'another')).toBeNull();
    expect(parseCardReturn('#contents', nonce)).toBeNull();
    expect(isCardReturn('#contents')).toBe(false);
  });

  it('may be a refusal; one that is not known counts as unreadable', () => {
    expect(parseCardReturn(fragment({ card_nonce: nonce, card_refusal: 'expired' }), nonce)).toEqual({ kind: 'refused', refusal: 'expired' });
    expect(parseCardReturn(fragment({ card_nonce: nonce, card_refusal: '__proto__' }), nonce)).toEqual({ kind: 'refused', refusal: 'unreadable' });
  });

  it('never throws, whatever is in the fragment', () => {
    fc.assert(fc.property(fc.string(), (text) => { expect(completeReading(readingOf(text))).toBeNull(); }));
    fc.assert(
      fc.property(fc.jsonValue(), (claims) => {
        const reading = readingOf(cardStatement(claims));
        expect(Object.keys(reading).filter((name) => name !== 'statement' && !name.startsWith('ssl_client_'))).toEqual([]);
      }),
    );
  });
});

function readingOf(statement: string) {
  const card = parseCardReturn(fragment({ card_nonce: nonce, card_reading: statement }), nonce);
  return card?.kind === 'read' ? card.reading : {};
}
