import { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import * as asn from '@peculiar/asn1-x509';
import { objectIds } from './object-ids.ts';

/** The parts of a card's certificate that the reader uses. */
export interface CardCertificate {
  /** The user principal name of the subject's alternative names; null when there is none. */
  readonly alternativeName: string | null;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** The whole name of the issuer, one part per line. */
  readonly issuer: string;
  /** O of the issuer, null without one. */
  readonly issuerOrganization: string | null;
  /** The first OU of the subject, as mod_ssl gives it. */
  readonly subjectUnit: string | null;
  readonly subjectName: string | null;
  /** SHA-256 of the certificate, in lower-case hexadecimal digits. */
  readonly fingerprint: string;
  /** True when its key may sign (digitalSignature). */
  readonly maySign: boolean;
  readonly extendedUsages: readonly string[];
  readonly policies: readonly string[];
}

/**
 * Reads a certificate. Names that are no UPN (FASC-N, UUID) are passed over.
 * @throws Error when the bytes are no certificate, or an extension that counts here cannot be read
 */
export function readCardCertificate(der: Buffer): CardCertificate {
  const { tbsCertificate } = AsnConvert.parse(der, asn.Certificate);
  const extension = (id: string): ArrayBuffer | null => tbsCertificate.extensions?.find(({ extnID }) => extnID === id)?.extnValue.buffer ?? null;
  const names = extension(asn.id_ce_subjectAltName);
  const usage = extension(asn.id_ce_keyUsage);
  const extended = extension(asn.id_ce_extKeyUsage);
  const policies = extension(asn.id_ce_certificatePolicies);
  const { issuer } = new X509Certificate(der);
  return {
    alternativeName: names === null ? null : principalName(AsnConvert.parse(names, asn.SubjectAlternativeName)),
    validFrom: tbsCertificate.validity.notBefore.getTime(),
    validTo: tbsCertificate.validity.notAfter.getTime(),
    issuer,
    issuerOrganization: part(tbsCertificate.issuer, objectIds.organization),
    subjectUnit: part(tbsCertificate.subject, objectIds.organizationalUnit),
    subjectName: part(tbsCertificate.subject, objectIds.commonName),
    fingerprint: new X509Certificate(der).fingerprint256.replaceAll(':', '').toLowerCase(),
    maySign: usage !== null && (AsnConvert.parse(usage, asn.KeyUsage).toNumber() & asn.KeyUsageFlags.digitalSignature) !== 0,
    extendedUsages: extended === null ? [] : [...AsnConvert.parse(extended, asn.ExtendedKeyUsage)],
    policies: policies === null ? [] : AsnConvert.parse(policies, asn.CertificatePolicies).map(({ policyIdentifier }) => policyIdentifier),
  };
}

function principalName(names: asn.SubjectAlternativeName): string | null {
  const found = names.find(({ otherName }) => otherName?.typeId === objectIds.userPrincipalName)?.otherName;
  if (found === undefined) return null;
  const text = AsnConvert.parse(found.value, asn.DirectoryString).toString().trim();
  return text === '' ? null : text;
}

function part(name: asn.Name, id: string): string | null {
  for (const set of name) for (const { type, value } of set) if (type === id) return value.toString().trim() || null;
  return null;
}
