/** The type (`typ`) of the statement that a card reader signs: no other token of the identity server can be used in its place. */
export const cardReadingType = 'piv-reading+jwt';

/** Why a reader refuses a card. */
export const cardRefusals = ['none', 'untrusted', 'expired', 'not-yet-valid', 'revoked', 'wrong-certificate', 'unreadable'] as const;
export type CardRefusal = (typeof cardRefusals)[number];

/** The text in place of a name that a certificate lacks (specification, section 3, Smart-card reading result). */
export const cardReadingDefaults = { ssl_client_i_dn_o: 'CA', ssl_client_s_dn_ou: 'U.S. Government', ssl_client_s_dn_cn: '' } as const;
