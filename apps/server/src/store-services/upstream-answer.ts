import { z } from 'zod';
import { storeIdInPaths, type DeclaredService } from '@quartermaster/contracts';
import { sessionAttributesSchema } from '@quartermaster/contracts/schema';
import { redirect, respond, type NamedReply, type RedirectReply } from '../wire/index.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** Fields that it does not know are left out; so `type`, which opens a modal that cannot be closed, is never a store's to set. */
const envelopeSchema = z.object({
  responseType: z.enum(['SUCCESS', 'REDIRECT', 'ERROR']).default('SUCCESS'),
  responseName: z.string().max(60).optional(),
  redirectURL: z.string().max(2000).optional(),
  message: z.string().max(2000).optional(),
  msgType: z.string().max(100).optional(),
  msgHeader: z.string().max(200).optional(),
  attributes: z.record(z.string(), z.unknown()).default({}),
});

/** The attributes of an answer that the engine itself reads (specification, section 3): only the marketplace may set them. */
const reserved: ReadonlySet<string> = new Set([
  ...Object.keys(sessionAttributesSchema.shape),
  'type', 'mustAcknowledge', 'getToken', 'newUserContainer', 'errorID', 'occurrenceTimeOnServer', 'code', 'fieldErrors', '__proto__',
]);

const deepest = 30;

/** The fault that the store's service reports, in words for the buyer. */
export interface UpstreamRefusal {
  readonly kind: 'upstream refusal';
  readonly title: string | null;
  readonly message: string;
}

/**
 * Reads the answer of a store's own service. Its attributes are data for the store's screen and nothing else.
 *
 * @throws UpstreamFailure of reason `malformed` for whatever is no envelope of the contract, names a response that is not
 *   declared, or leads out of the store's own part
 */
export function readUpstreamAnswer(text: string, store: string, service: DeclaredService): NamedReply<string, Record<string, unknown>> | RedirectReply | UpstreamRefusal {
  const read = envelopeSchema.safeParse(parsed(text));
  if (!read.success) throw malformed(read.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`).join('; '));
  const { responseType, responseName, redirectURL, attributes, message, msgType, msgHeader } = read.data;
  if (isDeeperThan(attributes, deepest)) throw malformed(`its attributes are nested more than ${deepest} deep`);
  if (responseType === 'REDIRECT') return redirect(ownAddress(redirectURL ?? '', store));
  if (responseType === 'ERROR') return { kind: 'upstream refusal', title: msgType ?? null, message: message ?? 'The service of this store could not do it.' };
  if (responseName === undefined || !service.responses.includes(responseName)) throw malformed(`its response name ${JSON.stringify(responseName ?? null)} is not declared (declared: ${service.responses.join(', ')})`);
  return respond(responseName, Object.fromEntries(Object.entries(attributes).filter(([name]) => !reserved.has(name))), {
    ...(message !== undefined && { message }),
    ...(msgType !== undefined && { msgType }),
    ...(msgHeader !== undefined && { msgHeader }),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UpstreamFailure('not-json', 'Its answer is not well-formed JSON.', error);
  }
}

/** A redirect stays below `/vs/<store>/`: other pages do things that a store must not start, such as signing out. */
function ownAddress(address: string, store: string): string {
  const url = address.startsWith('/') ? URL.parse(address, 'http://own.invalid') : null;
  const own = `/vs/${storeIdInPaths(store)}/`;
  if (url?.origin !== 'http://own.invalid' || !url.pathname.startsWith(own) || /%2f|%5c|%2e/i.test(url.pathname)) {
    throw malformed(`it leads to ${JSON.stringify(address.slice(0, 200))}, which is not below ${own}`);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

const malformed = (what: string): UpstreamFailure => new UpstreamFailure('malformed', `Its answer does not fit the contract: ${what}.`.slice(0, 1000));
