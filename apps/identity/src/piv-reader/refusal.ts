import type { CardRefusal } from '@quartermaster/contracts';

const byVerification: Readonly<Record<string, CardRefusal>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not-yet-valid',
  CERT_REVOKED: 'revoked',
  INVALID_PURPOSE: 'wrong-certificate',
};

/** The refusal for an error code of OpenSSL’s chain verification. An unknown code means untrusted. */
export const refusalOf = (verificationError: string): CardRefusal => byVerification[verificationError] ?? 'untrusted';
