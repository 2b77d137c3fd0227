import { randomBytes, webcrypto } from 'node:crypto';
import 'reflect-metadata';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { DirectoryString, GeneralName, id_ce_subjectAltName, OtherName, SubjectAlternativeName } from '@peculiar/asn1-x509';
import * as x509 from '@peculiar/x509';
import { objectIds } from '../piv-reader/index.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** A certificate with its private key, both in PEM. */
export interface Pair {
  readonly certificate: string;
  readonly key: string;
}

export interface Validity {
  readonly from: Date;
  readonly to: Date;
}

/** From an hour before `now`, so that a clock that is a little behind accepts it too. */
export const validFor = (days: number, now: Date): Validity => ({ from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + days * day) });

/** Makes a certification authority for trials; with `issuer` a subordinate one. */
export async function makeAuthority(name: string, validity: Validity, issuer?: Pair): Promise<Pair> {
  return issue({
    subject: `C=US, O=Quartermaster Trial CA, OU=TRIAL ONLY, CN=${name}`,
    validity,
    ...(issuer && { issuer }),
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
    ],
  });
}

/** Makes the certificate of a server on this computer. */
export async function makeServerCertificate(issuer: Pair, validity: Validity): Promise<Pair> {
  const names: x509.JsonGeneralNames = [{ type: 'dns', value: 'localhost' }, { type: 'ip', value: '127.0.0.1' }];
  return issue({
    subject: 'OU=TRIAL ONLY, CN=localhost',
    validity,
    issuer,
    extensions: [
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.1']),
      new x509.SubjectAlternativeNameExtension(names),
    ],
  });
}

/** The content of a trial card; a missing part is as on a PIV authentication certificate. */
export interface CardProfile {
  readonly holder: string;
  readonly validity: Validity;
  /** Null: a card without the name that registration needs. */
  readonly principalName: string | null;
  readonly unit?: string | null;
  readonly policies?: readonly string[];
  readonly usages?: readonly string[];
  readonly maySign?: boolean;
}

/** Makes a certificate in the profile of a PIV authentication certificate: UPN and FASC-N, policy, usages. */
export async function makeCard(issuer: Pair, card: CardProfile): Promise<Pair> {
  const unit = card.unit === undefined ? 'General Services Administration' : card.unit;
  return issue({
    subject: ['C=US', 'O=U.S. Government', ...(unit === null ? [] : [`OU=${unit}`]), `CN=${card.holder}`].join(', '),
    validity: card.validity,
    issuer,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(card.maySign === false ? x509.KeyUsageFlags.keyAgreement : x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([...(card.usages ?? [objectIds.clientAuthentication, objectIds.smartCardLogon, objectIds.kerberosClient])]),
      new x509.CertificatePolicyExtension([...(card.policies ?? [objectIds.commonAuthentication])]),
      new x509.Extension(id_ce_subjectAltName, false, AsnConvert.serialize(cardNames(card.principalName))),
    ],
  });
}

/** Makes the revocation list of an authority. `serials` in hexadecimal digits. */
export async function makeRevocationList(authority: Pair, serials: readonly string[], now: Date): Promise<string> {
  const list = await x509.X509CrlGenerator.create({
    issuer: new x509.X509Certificate(authority.certificate).subjectName.toJSON(),
    thisUpdate: new Date(now.getTime() - 3_600_000),
    nextUpdate: new Date(now.getTime() + 7 * day),
    signingAlgorithm: algorithm,
    signingKey: await signingKey(authority),
    entries: serials.map((serialNumber) => ({ serialNumber, revocationDate: now })),
  });
  return `${x509.PemConverter.encode(list.rawData, 'X509 CRL')}\n`;
}

function cardNames(principalName: string | null): SubjectAlternativeName {
  const other = (typeId: string, value: ArrayBuffer) => new GeneralName({ otherName: new OtherName({ typeId, value }) });
  // Invented digits, in the coding of a FASC-N.
  const fascN = AsnConvert.serialize(new OctetString(Buffer.from('D13810D8210C2C10842185A16858210842108430813810C3E2', 'hex')));
  return new SubjectAlternativeName([
    other(objectIds.fascN, fascN),
    ...(principalName === null ? [] : [other(objectIds.userPrincipalName, AsnConvert.serialize(new DirectoryString({ utf8String: principalName })))]),
  ]);
}

async function issue(made: { subject: string; validity: Validity; issuer?: Pair; extensions: x509.Extension[] }): Promise<Pair> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const issuer = made.issuer && new x509.X509Certificate(made.issuer.certificate);
  const certificate = await x509.X509CertificateGenerator.create({
    // The first digit keeps the number positive and not zero.
    serialNumber: `4${randomBytes(16).toString('hex').slice(1)}`,
    subject: made.subject,
    issuer: issuer?.subjectName.toJSON() ?? made.subject,
    notBefore: made.validity.from,
    notAfter: made.validity.to,
    publicKey: keys.publicKey,
    signingKey: made.issuer ? await signingKey(made.issuer) : keys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      ...made.extensions,
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer?.publicKey ?? keys.publicKey),
    ],
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return { certificate: `${certificate.toString('pem')}\n`, key: `${x509.PemConverter.encode(key, 'PRIVATE KEY')}\n` };
}

const signingKey = (pair: Pair): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey('pkcs8', x509.PemConverter.decodeFirst(pair.key), algorithm, false, ['sign']);
