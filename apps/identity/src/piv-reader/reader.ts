import type { IncomingMessage } from 'node:http';
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods, sendPage } from '../http/index.ts';
import type { SigningKey } from '../keys/index.ts';
import type { WebOrigins } from '../origins/index.ts';
import { problemPage } from '../pages/index.ts';
import type { Clock } from '../runtime/index.ts';
import { checkCard, type PresentedCard } from './check-card.ts';
import { signReading } from './statement.ts';

export interface ReaderDeps {
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly policies: readonly string[];
  /** The key that signs now. */
  readonly key: () => Promise<SigningKey>;
  readonly clock: Clock;
}

interface Question {
  readonly nonce: string;
  readonly return_to: string;
}

const questionSchema = {
  type: 'object',
  required: ['nonce', 'return_to'],
  properties: {
    nonce: { type: 'string', pattern: '^[\\w.-]{16,300}$' },
    return_to: { type: 'string', maxLength: 2000 },
  },
};

/**
 * Answers the one question of the card reader: GET `/?nonce=…&return_to=…`, a top-level visit of the browser, which sends
 * its client certificate on the way. It leads back to an address of the marketplace with the signed reading, or the reason
 * of the refusal, in the fragment, which neither a server nor a log sees.
 */
export function registerReader(app: FastifyInstance, deps: ReaderDeps): void {
  app.get<{ Querystring: Question }>('/', { schema: { querystring: questionSchema }, attachValidation: true }, async (request, reply) => {
    await deps.webOrigins.refresh();
    const returnTo = request.validationError ? null : returnAddress(request.query.return_to, deps.webOrigins);
    if (returnTo === null) return sendPage(reply, 400, badRequestPage(deps.webOrigins), deps.webOrigins.main);

    const { nonce } = request.query;
    const checked = checkCard(presented(request.raw), deps.policies, deps.clock.now());
    const said = new URLSearchParams({ card_nonce: nonce });
    if (typeof checked === 'string') {
      request.log.info({ refusal: checked }, 'card refused');
      said.set('card_refusal', checked);
    } else {
      request.log.info('card read');
      said.set('card_reading', await signReading(checked, { ...deps, key: await deps.key(), audience: returnTo.origin, nonce, now: deps.clock.now() }));
    }
    returnTo.hash = said.toString();
    // Another card needs another connection.
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'connection': 'close' }).redirect(returnTo.href, 303);
  });
  refuseOtherMethods(app, '/', ['GET']);
}

function presented(request: IncomingMessage): PresentedCard {
  const socket = request.socket as TLSSocket;
  const peer: Partial<DetailedPeerCertificate> = socket.getPeerCertificate(true);
  if (socket.authorized) return { peer, verificationError: null };
  // A code in spite of its type.
  const code: unknown = socket.authorizationError;
  return { peer, verificationError: typeof code === 'string' ? code : 'UNKNOWN' };
}

/** An address of the marketplace without a fragment; null for anything else. */
function returnAddress(text: string, webOrigins: WebOrigins): URL | null {
  const url = URL.parse(text);
  return url !== null && webOrigins.all.includes(url.origin) && url.hash === '' && url.username === '' && url.password === '' ? url : null;
}

const badRequestPage = ({ main }: WebOrigins) =>
  problemPage({
    heading: 'This page reads a smart card for the marketplace',
    text: ['Start from your profile in the marketplace and choose “Register a smart card”.'],
    homeUrl: `${main}/`,
  });
