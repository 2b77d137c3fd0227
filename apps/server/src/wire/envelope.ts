import type { Envelope, ErrorAttributes, SessionAttributes } from '@quartermaster/contracts';
import type { ServiceDefinition } from '@quartermaster/contracts/schema';
import type { Problem } from './problem.ts';
import type { NamedReply, PlainReply, RedirectReply } from './reply.ts';

/** A handler answered what its service does not declare: a bug of ours, never the caller's. */
class ReplyMismatch extends Error {
  override readonly name = 'ReplyMismatch';
}

/**
 * The envelope of a named reply. Attributes pass the schema of the response, which also takes out what it does not know.
 *
 * @throws ReplyMismatch when the response name is not declared, or the attributes do not fit
 */
export function namedEnvelope(service: ServiceDefinition, reply: NamedReply, session: SessionAttributes): Envelope {
  const declared = Object.hasOwn(service.responses, reply.name) ? service.responses[reply.name] : undefined;
  if (declared === undefined) {
    throw new ReplyMismatch(`${service.path} does not declare the response name ${reply.name}.`);
  }
  const checked = declared.attributes.safeParse(reply.attributes);
  if (!checked.success) {
    const where = checked.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`).join('; ');
    throw new ReplyMismatch(`${service.path} ${reply.name} was answered with attributes that do not fit: ${where}`);
  }
  const { responseType = 'SUCCESS', ...notes } = reply.notes;
  return {
    responseType,
    responseName: reply.name,
    ...notes,
    attributes: { ...(checked.data as Record<string, unknown>), ...session },
  };
}

/**
 * A named reply as it goes over the wire, for a service that keeps its answers and gives them again word for word.
 *
 * @throws ReplyMismatch when the response name is not declared, or the attributes do not fit
 */
export const writtenEnvelope = (service: ServiceDefinition, reply: NamedReply, session: SessionAttributes): string => JSON.stringify(namedEnvelope(service, reply, session));

/**
 * The text or list of a plain reply, as its service declares it.
 *
 * @throws ReplyMismatch when the service answers envelopes, or the content does not fit
 */
export function plainContent(service: ServiceDefinition, reply: PlainReply): unknown {
  if (service.plain === undefined) throw new ReplyMismatch(`${service.path} answers envelopes, not plain content.`);
  const checked = service.plain.content.safeParse(reply.content);
  if (checked.success) return checked.data;
  throw new ReplyMismatch(`${service.path} was answered with content that does not fit: ${checked.error.message}`);
}

export const redirectEnvelope = (reply: RedirectReply, session: SessionAttributes): Envelope => ({
  responseType: 'REDIRECT',
  redirectURL: reply.url,
  attributes: { ...session },
});

/** An ERROR envelope; `errorID` is the request id, which the log has too (specification, section 8). */
export function problemEnvelope(
  problem: Problem,
  requestId: string,
  now: Date,
  session: Partial<SessionAttributes>,
): Envelope<ErrorAttributes> {
  return {
    responseType: 'ERROR',
    message: problem.message,
    msgType: problem.title,
    attributes: {
      errorID: requestId,
      occurrenceTimeOnServer: now.toISOString(),
      code: problem.code,
      ...(problem.type !== undefined && { type: problem.type }),
      ...(problem.detail !== null && { detailedErrorMessage: problem.detail }),
      ...(problem.accessPath !== null && { accessPath: problem.accessPath }),
      ...(problem.fieldErrors.length > 0 && { fieldErrors: [...problem.fieldErrors] }),
      ...session,
    },
  };
}
