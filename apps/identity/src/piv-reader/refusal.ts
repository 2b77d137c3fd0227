/** Why a card was refused; the web has a sentence for each. */
export type Refusal = 'none' | 'untrusted' | 'expired' | 'not-yet-valid' | 'revoked' | 'wrong-certificate' | 'unreadable';

const byVerification: Readonly<Record<string, Refusal>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not-yet-valid',
  CERT_REVOKED: 'revoked',
  INVALID_PURPOSE: 'wrong-certificate',
};

/** The refusal for an error code of OpenSSL’s chain verification. What is not known is not trusted. */
export const refusalOf = (verificationError: string): Refusal => byVerification[verificationError] ?? 'untrusted';
