import { notImplemented, notUnderstood } from './cxml-problem.ts';
import { attribute, childNames, childOf, childrenOf, neededChild, textOf, type Element } from './element.ts';

export interface Credential {
  readonly domain: string;
  readonly identity: string;
}

/** Who sends a document, by its header. */
export interface Parties {
  /** Whom it is from: several names of one vendor. */
  readonly from: readonly Credential[];
  /** Who has sent it: the vendor, or a network in between. */
  readonly sender: readonly (Credential & { readonly sharedSecret: string })[];
}

/** What every request of a vendor's system has around it. */
export interface Envelope extends Parties {
  /** The sender's own name of the document. */
  readonly payloadId: string;
  /** The element with what is asked for, and its name, for example `ConfirmationRequest`. */
  readonly request: { readonly name: string; readonly element: Element };
}

/** Names that one party has. */
const mostCredentials = 5;

/** @throws CxmlProblem */
export const readEnvelope = (root: Element): Envelope => ({ payloadId: payloadIdOf(root), ...readParties(root), request: requestOf(neededChild(root, 'Request')) });

/** @throws CxmlProblem */
export function readParties(root: Element): Parties {
  const header = neededChild(root, 'Header');
  const senders = credentialsIn(neededChild(header, 'Sender'));
  return {
    from: credentialsIn(neededChild(header, 'From')).map(credentialOf),
    sender: senders.map((element) => ({ ...credentialOf(element), sharedSecret: textOf(childOf(element, 'SharedSecret')) })),
  };
}

/** @throws CxmlProblem */
function payloadIdOf(root: Element): string {
  const payloadId = attribute(root, 'payloadID');
  if (!/^[^\p{Cc}\p{Cs}]{1,200}$/u.test(payloadId)) throw notUnderstood('The document has no payloadID of 1 to 200 characters in one line.');
  return payloadId;
}

function credentialsIn(party: Element): Element[] {
  const credentials = childrenOf(party, 'Credential');
  if (credentials.length === 0 || credentials.length > mostCredentials) throw notUnderstood(`From and Sender have 1 to ${mostCredentials} Credential elements.`);
  return credentials;
}

/** Characters of a domain and of an identity, as those of a way have. Who sends more is not known here, and is named in the log. */
const longestName = 200;

/** @throws CxmlProblem */
function credentialOf(element: Element): Credential {
  const credential = { domain: attribute(element, 'domain'), identity: textOf(childOf(element, 'Identity')) };
  if (credential.domain.length > longestName || credential.identity.length > longestName) throw notUnderstood(`A Credential has a domain and an Identity of up to ${longestName} characters.`);
  return credential;
}

function requestOf(request: Element): Envelope['request'] {
  if (attribute(request, 'deploymentMode') === 'test') throw notImplemented('This address takes no tests: what is sent here is recorded. Send deploymentMode="production".');
  const [name, ...others] = childNames(request);
  const element = name === undefined ? null : childOf(request, name);
  if (name === undefined || element === null || others.length > 0 || childrenOf(request, name).length > 1) throw notUnderstood('Request has one element that says what is asked for.');
  return { name, element };
}
