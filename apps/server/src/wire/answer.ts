import type { FastifyRequest } from 'fastify';
import type { Envelope, SessionAttributes } from '@quartermaster/contracts';
import type { ServiceDefinition } from '@quartermaster/contracts/schema';
import { contextOf, sessionAttributesOf, type Call } from './call.ts';
import { namedEnvelope, redirectEnvelope } from './envelope.ts';
import type { Implementation } from './implement.ts';
import { checkRequest } from './input.ts';
import type { NamedReply, RedirectReply } from './reply.ts';
import type { Wiring } from './wiring.ts';

/** The envelope of a handler's answer, with who is asking. */
export async function envelopeOf(
  request: FastifyRequest,
  call: Call,
  service: ServiceDefinition,
  answer: NamedReply | RedirectReply,
  wiring: Wiring,
): Promise<Envelope> {
  if (answer.kind === 'named' && answer.asVisitor === true) call.buyer = null;
  if (answer.kind === 'named' && answer.unreadMessages !== undefined) call.unreadMessages = answer.unreadMessages;
  const shown = answer.kind === 'named' ? answer.cartSummary : undefined;
  const session = { ...sessionAttributesOf(request, call, wiring), cartSummary: shown ?? (await wiring.cartSummary(contextOf(request, call, wiring))) };
  return answer.kind === 'redirect' ? redirectEnvelope(answer, session) : namedEnvelope(service, answer, session);
}

/** The session attributes of an error answer: without the cart when that would cost a query that may fail as well. */
export async function sessionOf(request: FastifyRequest, call: Call, wiring: Wiring, withCart: boolean): Promise<Partial<SessionAttributes>> {
  const attributes = sessionAttributesOf(request, call, wiring);
  if (!withCart) return attributes;
  try {
    return { ...attributes, cartSummary: await wiring.cartSummary(contextOf(request, call, wiring)) };
  } catch (error) {
    request.log.warn({ err: error }, 'an error was answered without the cart');
    return attributes;
  }
}

/**
 * The answer of a public page's service, without a call over the network: for the server's own rendering. No buyer is signed in,
 * because a document is asked for without a token.
 *
 * @throws Problem when the request does not fit or cannot be served
 */
export async function answerForPage(
  request: FastifyRequest,
  call: Call,
  implementation: Implementation,
  query: URLSearchParams,
  wiring: Wiring,
): Promise<Envelope> {
  if (implementation.rateClass !== null) await wiring.checkRate(implementation.rateClass, request);
  const checked = checkRequest(implementation.service, fieldsOf(query));
  const answer = await wiring.inTurn(implementation.rateClass, request, () => implementation.handle(checked, contextOf(request, call, wiring)));
  if (answer.kind === 'problem') throw answer;
  if (answer.kind !== 'named' && answer.kind !== 'redirect') throw new Error(`${implementation.service.path} gives no envelope of its own and cannot be a page.`);
  return envelopeOf(request, call, implementation.service, answer, wiring);
}

/** A repeated parameter is a list, as it is in a call over the network. */
function fieldsOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
