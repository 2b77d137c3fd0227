import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { embeddedIdentity } from '../../login/index.ts';

/** An identity server that knows only how to vouch: for servers under test, which check tokens as they always do. */
export interface TokenIssuer {
  readonly issuer: string;
  /** An access token for a person; the server makes a buyer of him when it first sees it. */
  tokenFor(subject: string): Promise<string>;
  close(): Promise<void>;
}

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'only', alg: 'ES256', use: 'sig' };
  let issuer = '';
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      },
      '/jwks': { keys: [jwk] },
    };
    const answer = answers[request.url ?? ''];
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    tokenFor: (subject) =>
      new SignJWT({ given_name: 'Demo', family_name: 'Buyer', email: 'buyer@agency.example.gov' })
        .setProtectedHeader({ alg: 'ES256', kid: 'only' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(embeddedIdentity.audience)
        .setIssuedAt()
        .setExpirationTime('12h')
        .sign(privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
