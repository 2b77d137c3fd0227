import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { CALLBACK, openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';
import { newProofKey } from '../testing/proof-key.ts';

describe.each(oneTestDatabase())('tokens on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  const code = async (params?: Record<string, string>) => {
    const { url, verifier } = await identity.signIn(identity.browser(), await identity.newAccount(), params);
    return { grant_type: 'authorization_code', code: url.searchParams.get('code') ?? '', redirect_uri: CALLBACK, code_verifier: verifier };
  };
  const refresh = (refreshToken = '') => ({ grant_type: 'refresh_token', refresh_token: refreshToken });

  it('are bound to the key of the browser that proved it', async () => {
    const tokens = await identity.token(await code());
    expect(tokens).toMatchObject({ status: 200, token_type: 'DPoP' });
    expect((await readJwt(identity.issuer, tokens.access_token)).payload['cnf']).toEqual({ jkt: identity.key.thumbprint });
  });

  it('are not given without the proof of a key, and the code stays valid', async () => {
    const grant = await code();
    expect(await identity.token(grant, null)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await identity.token(grant)).toMatchObject({ status: 200 });
  });

  it('are renewed for the same key only, and a try with another one changes nothing', async () => {
    const tokens = await identity.token(await code());
    const other = await newProofKey();
    expect(await identity.token(refresh(tokens.refresh_token), await other.proof(identity.issuer))).toMatchObject({ status: 400, error: 'invalid_grant' });
    const renewed = await identity.token(refresh(tokens.refresh_token));
    expect((await readJwt(identity.issuer, renewed.access_token)).payload['cnf']).toEqual({ jkt: identity.key.thumbprint });
  });

  it('are not given for a code that was asked for with another key', async () => {
    const other = await newProofKey();
    const grant = await code({ dpop_jkt: other.thumbprint });
    expect(await identity.token(grant)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('are given once for a proof', async () => {
    const proof = await identity.key.proof(identity.issuer);
    expect(await identity.token(await code(), proof)).toMatchObject({ status: 200 });
    expect(await identity.token(await code(), proof)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it.each([
    ['for another address', { htu: 'http://elsewhere.example/token' }],
    ['for another method', { htm: 'GET' }],
  ])('are not given for a proof %s', async (_what, claims) => {
    expect(await identity.token(await code(), await identity.key.proof(identity.issuer, claims))).toMatchObject({ status: 400, error: 'invalid_dpop_proof' });
  });

  it('are given to a browser whose clock is wrong, with a nonce instead of the time', async () => {
    const grant = await code();
    const iat = Math.floor(Date.now() / 1000) - 3600;
    const first = await identity.token(grant, await identity.key.proof(identity.issuer, { iat }));
    expect(first).toMatchObject({ status: 400, error: 'use_dpop_nonce', nonce: expect.any(String) });
    const again = await identity.key.proof(identity.issuer, { iat, nonce: first.nonce });
    expect(await identity.token(grant, again)).toMatchObject({ status: 200 });
  });

  it('are bound: discovery says so', async () => {
    const metadata = (await (await fetch(`${identity.issuer}/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
    expect(metadata['dpop_signing_alg_values_supported']).toEqual(['ES256']);
  });
});
