/** Object identifiers that decide about a card (FIPS 201, X.520 and the U.S. Federal PKI). */
export const objectIds = {
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  organizationalUnit: '2.5.4.11',
  /** The otherName form of a user principal name. */
  userPrincipalName: '1.3.6.1.4.1.311.20.2.3',
  /** The otherName form of a FASC-N. */
  fascN: '2.16.840.1.101.3.6.6',
  clientAuthentication: '1.3.6.1.5.5.7.3.2',
  smartCardLogon: '1.3.6.1.4.1.311.20.2.2',
  kerberosClient: '1.3.6.1.5.2.3.4',
  /** The usage of the card’s own certificate, which names no person. */
  cardAuthentication: '2.16.840.1.101.3.6.8',
  /** Certificate policies id-fpki-common-hardware and id-fpki-common-authentication. */
  commonHardware: '2.16.840.1.101.3.2.1.3.7',
  commonAuthentication: '2.16.840.1.101.3.2.1.3.13',
} as const;
