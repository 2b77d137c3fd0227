import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { account } from '../../e2e/support/account.ts';
import type { MeasuredMarketplace } from './marketplace.ts';
import { timedCall, withCookies, type Answer } from './timed-call.ts';

const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** Calls of a buyer who is signed in. */
export interface SignedIn {
  readonly post: (path: string, body: object) => Promise<Answer>;
}

/** Proofs of a key of its own, as a browser makes them (RFC 9449). */
function proofs(): (method: string, url: string, token?: string) => string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const head = { typ: 'dpop+jwt', alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return (method, url, token) => {
    const ath = token === undefined ? {} : { ath: createHash('sha256').update(token).digest('base64url') };
    const said = `${part(head)}.${part({ htm: method, htu: url, iat: Math.floor(Date.now() / 1000), jti: randomUUID(), ...ath })}`;
    return `${said}.${sign('sha256', Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
}

/** Signs the known account in, over HTTP alone. */
export async function signedIn({ web, identity, known, password, totpSecret }: MeasuredMarketplace): Promise<SignedIn> {
  const proof = proofs();
  const api = `${web}/advantage/rs`;
  let cookies = withCookies('', await timedCall(`${api}/main/session`));
  const headers = () => ({ cookie: cookies, 'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '', 'content-type': 'application/json', origin: web });
  const verifier = randomBytes(48).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const redirect = `${web}/pkce/callback`;
  const query = { client_id: 'quartermaster-web', response_type: 'code', redirect_uri: redirect, scope: 'openid rs', resource: 'urn:quartermaster:rs', state: 'measured', nonce: challenge, code_challenge_method: 'S256', code_challenge: challenge };
  let theirs = '';
  let answer = await timedCall(`${identity}/auth?${form(query)}`);
  // Through the pages of the identity server until it sends the code.
  for (let steps = 0; steps < 8; steps += 1) {
    theirs = withCookies(theirs, answer);
    const to = new URL(String(answer.headers['location']), identity);
    if (to.href.startsWith(redirect)) {
      const code = to.searchParams.get('code') ?? '';
      const exchanged = await timedCall(`${api}/login/auth_tokens`, { method: 'POST', headers: headers(), body: JSON.stringify({ grant_type: 'authorization_code', code, client_id: 'quartermaster-web', redirect_uri: redirect, code_verifier: verifier, dpop_proof: proof('POST', `${identity}/token`) }) });
      const token = (JSON.parse(exchanged.text) as { attributes?: { access_token?: string } }).attributes?.access_token;
      if (token === undefined) throw new Error(`The code was not exchanged: ${exchanged.text.slice(0, 300)}`);
      cookies = withCookies(cookies, exchanged);
      const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
        const url = `${api}${path}`;
        const made = { ...headers(), authorization: `DPoP ${token}`, dpop: proof(method, url, token) };
        const answered = await timedCall(url, { method, headers: made, ...(body !== undefined && { body: JSON.stringify(body) }) });
        cookies = withCookies(cookies, answered);
        return answered;
      };
      const begun = await call('GET', '/login/mfa_sign_in');
      if (begun.status !== 200) throw new Error(`The sign-in was not completed: ${begun.text.slice(0, 300)}`);
      return { post: (path, body) => call('POST', path, body) };
    }
    const post = (fields: Readonly<Record<string, string>>, step: string) => timedCall(`${to.origin}${to.pathname.replace(/\/(?:password|code)$/, '')}/${step}`, { method: 'POST', headers: { cookie: theirs, origin: identity, 'content-type': 'application/x-www-form-urlencoded' }, body: form(fields) });
    const page = await timedCall(to, { headers: { cookie: theirs } });
    theirs = withCookies(theirs, page);
    if (page.status === 303 || page.status === 302) answer = page;
    else if (page.text.includes('name="code"')) answer = await post({ code: await account({ login: known, password, totpSecret, givenName: 'Known' }).nextCode() }, 'code');
    else answer = await post({ login: known, password }, 'password');
  }
  throw new Error(`The identity server sent no code: ${answer.status} ${answer.text.slice(0, 300)}`);
}
