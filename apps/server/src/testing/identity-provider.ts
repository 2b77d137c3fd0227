import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint, EmbeddedJWK, exportJWK, generateKeyPair, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { KeptAccountsOfTest } from './kept-accounts.ts';

export interface TestPerson {
  readonly sub: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly email?: string;
  readonly agency_code?: string;
  readonly preferred_username?: string;
}

interface Grant {
  readonly person: TestPerson;
  readonly challenge: string;
}

interface Granted {
  readonly person: TestPerson;
  readonly family: string;
  /** As the web asks for it: the challenge of the verifier. */
  readonly nonce?: string;
}

/**
 * A small OpenID provider on a real port: it signs with ES256, demands PKCE, rotates refresh tokens, and ends a sign-in
 * whose refresh token comes a second time, as a strict provider does. Tokens are bound to the key of a proof that comes along.
 */
export class TestIdentityProvider {
  readonly issuer: string;
  readonly #server: Server;
  readonly #key: { readonly privateKey: CryptoKey; readonly jwk: JWK };
  readonly #codes = new Map<string, Grant>();
  /** Family of each refresh token; a used one stays known. */
  readonly #refresh = new Map<string, { readonly person: TestPerson; readonly family: string; readonly boundTo: string | null; used: boolean }>();
  readonly #endedFamilies = new Set<string>();
  readonly revoked: string[] = [];
  refreshCalls = 0;
  lastForm = new URLSearchParams();
  /** Of the last question for tokens. */
  lastHeaders: IncomingHttpHeaders = {};
  /** Where it reads smart cards; null: it does not. */
  pivreader: string | null = null;
  /** The secret of the desk's client, which may keep accounts with it; null: it keeps them by itself. */
  deskSecret: string | null = null;
  readonly kept = new KeptAccountsOfTest();
  /** Milliseconds that the token endpoint takes. */
  delay = 0;
  /** Seconds for which its tokens hold. */
  tokenSeconds = 600;
  /** Its own clock. */
  clock: Clock = systemClock;
  /** Whether it says that it binds tokens, and does. */
  offersDpop = true;
  /** Demanded in proofs when it is set (RFC 9449, section 8). */
  nonce: string | null = null;
  /** It finds fault with each proof, as with a clock that differs from the marketplace’s. */
  refusesProofs = false;
  /** Claims of its ID tokens that differ from the right ones. */
  idTokenClaims: Record<string, unknown> = {};
  /** Proofs that the token endpoint got, whatever it did with them. */
  readonly proofs: string[] = [];

  private constructor(server: Server, key: { readonly privateKey: CryptoKey; readonly jwk: JWK }) {
    this.#server = server;
    this.#key = key;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<TestIdentityProvider> {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'ES256', use: 'sig' };
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const provider = new TestIdentityProvider(server, { privateKey, jwk });
    server.on('request', (request, response) => void provider.#answer(request, response));
    return provider;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The code that the browser would bring back from the sign-in pages. */
  code(person: TestPerson, verifier: string): string {
    const code = randomUUID();
    this.#codes.set(code, { person, challenge: createHash('sha256').update(verifier).digest('base64url') });
    return code;
  }

  /** A token of this provider, right in everything that `claims`, `header` and `key` do not change. */
  token(person: TestPerson, claims: Record<string, unknown> = {}, key: CryptoKey = this.#key.privateKey, typ = 'at+jwt'): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const payload = { iss: this.issuer, aud: 'urn:quartermaster:rs', iat: now, exp: now + this.tokenSeconds, ...person, ...claims };
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'test-key', typ }).sign(key);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    const { pathname } = url;
    const body = await text(request);
    if (pathname === '/.well-known/openid-configuration') return send(response, 200, this.#metadata());
    if (pathname === '/jwks') return send(response, 200, { keys: [this.#key.jwk] });
    if (pathname === '/revoke') {
      this.revoked.push(new URLSearchParams(body).get('token') ?? '');
      return send(response, 200, {});
    }
    if (pathname === '/accounts' || pathname.startsWith('/accounts/')) {
      const answer = this.kept.answer(request.method ?? '', url, (request.headers.authorization ?? '').replace('Bearer ', ''), body);
      return send(response, answer.status, answer.body);
    }
    if (pathname !== '/token') return send(response, 404, {});
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    const form = new URLSearchParams(body);
    this.lastForm = form;
    this.lastHeaders = request.headers;
    if (form.get('grant_type') === 'client_credentials') return this.#giveToDesk(request, response);
    const proof = request.headers['dpop'];
    if (typeof proof === 'string') this.proofs.push(proof);
    const shown = typeof proof === 'string' && this.offersDpop ? await this.#proven(proof) : { key: null };
    if (shown === null || this.refusesProofs) return send(response, 400, { error: 'invalid_dpop_proof', error_description: 'invalid DPoP key binding' });
    if ('nonce' in shown) {
      response.setHeader('dpop-nonce', shown.nonce);
      return send(response, 400, { error: 'use_dpop_nonce', error_description: 'nonce is required in the DPoP proof' });
    }
    const granted = form.get('grant_type') === 'refresh_token' ? this.#renew(form, shown.key) : this.#redeem(form);
    if (granted === null) return send(response, 400, { error: 'invalid_grant', error_description: 'grant request is invalid' });
    return send(response, 200, await this.#tokens(granted, shown.key));
  }

  /** The key of a proof; null when the proof does not hold. */
  async #proven(proof: string): Promise<{ key: string } | { nonce: string } | null> {
    const verified = await jwtVerify(proof, EmbeddedJWK, { typ: 'dpop+jwt', algorithms: ['ES256'] }).catch(() => null);
    if (verified === null || verified.protectedHeader.jwk === undefined) return null;
    const { htm, htu, nonce } = verified.payload;
    if (htm !== 'POST' || htu !== `${this.issuer}/token`) return null;
    if (this.nonce !== null && nonce !== this.nonce) return { nonce: this.nonce };
    return { key: await calculateJwkThumbprint(verified.protectedHeader.jwk) };
  }

  #metadata(): Record<string, unknown> {
    const at = (path: string): string => `${this.issuer}${path}`;
    return {
      issuer: this.issuer,
      authorization_endpoint: at('/auth'),
      token_endpoint: at('/token'),
      jwks_uri: at('/jwks'),
      end_session_endpoint: at('/session/end'),
      revocation_endpoint: at('/revoke'),
      session_endpoint: at('/session'),
      ...(this.deskSecret !== null && { accounts_endpoint: at('/accounts') }),
      ...(this.pivreader !== null && { pivreader_endpoint: this.pivreader }),
      ...(this.offersDpop && { dpop_signing_alg_values_supported: ['ES256', 'EdDSA'] }),
    };
  }

  #giveToDesk({ headers }: IncomingMessage, response: ServerResponse): void {
    const expected = `Basic ${Buffer.from(`quartermaster-desk:${this.deskSecret ?? ''}`).toString('base64')}`;
    if (this.deskSecret === null || headers.authorization !== expected) return send(response, 401, { error: 'invalid_client', error_description: 'client authentication failed' });
    return send(response, 200, { access_token: this.kept.giveToken(), token_type: 'Bearer', expires_in: 300, scope: 'accounts' });
  }

  #redeem(form: URLSearchParams): Granted | null {
    const grant = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '').digest('base64url');
    return grant === undefined || grant.challenge !== challenge ? null : { person: grant.person, family: randomUUID(), nonce: grant.challenge };
  }

  #renew(form: URLSearchParams, key: string | null): Granted | null {
    this.refreshCalls += 1;
    const known = this.#refresh.get(form.get('refresh_token') ?? '');
    if (known === undefined || this.#endedFamilies.has(known.family)) return null;
    if (known.boundTo !== null && known.boundTo !== key) return null;
    if (known.used) {
      this.#endedFamilies.add(known.family);
      return null;
    }
    known.used = true;
    return known;
  }

  async #tokens({ person, family, nonce }: Granted, key: string | null): Promise<Record<string, unknown>> {
    const refresh = randomUUID();
    this.#refresh.set(refresh, { person, family, boundTo: key, used: false });
    return {
      access_token: await this.token(person, { jti: randomUUID(), ...(key !== null && { cnf: { jkt: key } }) }),
      id_token: await this.token(person, { aud: this.lastForm.get('client_id') ?? 'quartermaster-web', ...(nonce !== undefined && { nonce }), auth_time: Math.floor(this.clock.now().getTime() / 1000), ...this.idTokenClaims }),
      refresh_token: refresh,
      expires_in: this.tokenSeconds,
      token_type: key === null ? 'Bearer' : 'DPoP',
    };
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
