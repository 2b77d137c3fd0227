import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { sendAsset, sendPage } from '../http/respond.ts';
import { pathOf } from '../http/router.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import type { WebOrigins } from '../origins/web-origins.ts';
import { findAsset } from '../pages/assets.ts';
import { problemPage } from '../pages/problem-page.ts';
import { checkCard } from './check-card.ts';
import { signReading } from './statement.ts';

export interface ReaderDeps {
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly policies: readonly string[];
  /** The key that signs now. */
  readonly key: () => Promise<SigningKey>;
  readonly clock: Clock;
}

const NONCE = /^[\w.-]{16,300}$/;

/**
 * Answers the one question of the card reader: GET `/?nonce=…&return_to=…`, a top-level visit of the browser, which sends
 * its client certificate on the way. It leads back to an address of the marketplace with the signed reading, or the reason
 * of the refusal, in the fragment: no server and no log sees it.
 */
export function readerHandler(deps: ReaderDeps): (request: IncomingMessage, response: ServerResponse, log: Logger) => Promise<void> {
  return async (request, response, log) => {
    const asset = findAsset(pathOf(request));
    if (asset) return sendAsset(response, asset);
    const query = new URLSearchParams(request.url?.split('?', 2)[1] ?? '');
    await deps.webOrigins.refresh();
    const returnTo = returnAddress(query.get('return_to'), deps.webOrigins);
    const nonce = query.get('nonce') ?? '';
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    if (pathOf(request) !== '/') return void response.writeHead(404).end();
    if (returnTo === null || !NONCE.test(nonce)) return badRequest(response, deps.webOrigins);

    const checked = checkCard(presented(request), deps.policies, deps.clock.now());
    const said = new URLSearchParams({ card_nonce: nonce });
    if (typeof checked === 'string') {
      log.info({ refusal: checked }, 'card refused');
      said.set('card_refusal', checked);
    } else {
      log.info('card read');
      said.set('card_reading', await signReading(checked, { ...deps, key: await deps.key(), audience: returnTo.origin, nonce, now: deps.clock.now() }));
    }
    returnTo.hash = said.toString();
    // Another card needs another connection.
    response.writeHead(303, { 'location': returnTo.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'connection': 'close' }).end();
  };
}

function presented(request: IncomingMessage): Parameters<typeof checkCard>[0] {
  const socket = request.socket as TLSSocket;
  const peer: Partial<DetailedPeerCertificate> = socket.getPeerCertificate(true);
  if (socket.authorized) return { peer, verificationError: null };
  // A code in spite of its type.
  const code: unknown = socket.authorizationError;
  return { peer, verificationError: typeof code === 'string' ? code : 'UNKNOWN' };
}

/** An address of the marketplace without a fragment; null for anything else. */
function returnAddress(text: string | null, webOrigins: WebOrigins): URL | null {
  const url = text === null || text.length > 2000 ? null : URL.parse(text);
  return url !== null && webOrigins.all.includes(url.origin) && url.hash === '' && url.username === '' && url.password === '' ? url : null;
}

function badRequest(response: ServerResponse, webOrigins: WebOrigins): void {
  const page = problemPage({
    heading: 'This page reads a smart card for the marketplace',
    text: ['Begin on your profile in the marketplace, with “Register a smart card”.'],
    homeUrl: `${webOrigins.main}/`,
  });
  sendPage(response, 400, page, webOrigins.main);
}
