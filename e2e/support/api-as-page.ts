import type { Page } from '@playwright/test';

export interface ApiCall {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** Put in place of what the page would send; null leaves a header out. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly challenge: string | null;
  readonly body: { readonly responseName?: string; readonly attributes?: Readonly<Record<string, unknown>> } | null;
}

/**
 * Calls the API from within the page as the page itself does: with its cookies, its XSRF header, its token and, where the
 * token is bound, a proof by the browser's key. A script that got into the page could do this, no more and no less.
 */
export async function callAsPage(page: Page, { path, method = 'GET', body, headers = {} }: ApiCall): Promise<ApiAnswer> {
  const sent = { path, method, body: body === undefined ? null : JSON.stringify(body), headers };
  return page.evaluate(async ({ path, method, body, headers }) => {
    const url = `${location.origin}/advantage/rs${path}`;
    const base64url = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const encode = (text: string) => new TextEncoder().encode(text);
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused.')));
      });
    const readKey = async (): Promise<CryptoKeyPair | null> => {
      const known = (await indexedDB.databases()).some(({ name }) => name === 'quartermaster-keys');
      if (!known) return null;
      const database = await result(indexedDB.open('quartermaster-keys'));
      const pair = await result(database.transaction('keys').objectStore('keys').get('token-binding'));
      database.close();
      return (pair as CryptoKeyPair | undefined) ?? null;
    };
    const proofOf = async (pair: CryptoKeyPair, token: string) => {
      const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
      const ath = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(token))));
      const claims = { htm: method, htu: url.split('?')[0], iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), ath };
      const signed = [{ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }, claims].map((part) => base64url(encode(JSON.stringify(part)))).join('.');
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, encode(signed));
      return `${signed}.${base64url(new Uint8Array(signature))}`;
    };
    const token = localStorage.getItem('access_token');
    const pair = token === null ? null : await readKey();
    const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
    const all = new Headers({
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(xsrf !== undefined && { 'x-xsrf-token': decodeURIComponent(xsrf) }),
      ...(token !== null && { authorization: `${pair === null ? 'Bearer' : 'DPoP'} ${token}` }),
      ...(token !== null && pair !== null && { dpop: await proofOf(pair, token) }),
    });
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) all.delete(name);
      else all.set(name, value);
    }
    const question: RequestInit = { method, headers: all, ...(body !== null && { body }) };
    const response = await fetch(url, question);
    return {
      status: response.status,
      challenge: response.headers.get('www-authenticate'),
      body: (await response.json().catch(() => null)) as { responseName?: string; attributes?: Record<string, unknown> } | null,
    };
  }, sent);
}
