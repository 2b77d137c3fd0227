import { testDatabases } from '@quartermaster/database/testing';
import type { Adapter } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { recordAdapter } from './record-adapter.ts';

describe.each(testDatabases())('the provider records on $name', (database) => {
  let identity: TestIdentity;
  let codes: Adapter;
  let tokens: Adapter;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
    const adapters = recordAdapter(identity.pool, identity.clock);
    codes = adapters('AuthorizationCode');
    tokens = adapters('RefreshToken');
  });
  afterAll(() => identity.stop());

  it('are consumed by one of several at once; all others are told that it was used', async () => {
    await codes.upsert('once', { grantId: 'g' }, 60);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => codes.consume('once')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.filter((result) => result.status === 'rejected' && String(result.reason).includes('invalid_grant'))).toHaveLength(9);
    expect(await codes.find('once')).toMatchObject({ consumed: Math.floor(identity.clock.now().getTime() / 1000) });
  });

  it('stay consumed when they are written again', async () => {
    await codes.upsert('again', { grantId: 'g' }, 60);
    await codes.consume('again');
    await codes.upsert('again', { grantId: 'g' }, 60);
    await expect(codes.consume('again')).rejects.toThrow('invalid_grant');
  });

  it('are found by id and uid within their kind until they expire', async () => {
    await tokens.upsert('same', { uid: 'u', scope: 'rs' }, 60);
    expect(await codes.find('same')).toBeUndefined();
    expect(await tokens.findByUid('u')).toEqual({ uid: 'u', scope: 'rs' });
    identity.clock.advance(60);
    expect(await tokens.find('same')).toBeUndefined();
    expect(await tokens.findByUid('u')).toBeUndefined();
  });

  it('go with their grant, kind by kind', async () => {
    for (const adapter of [codes, tokens]) await adapter.upsert('granted', { grantId: 'gone' }, 60);
    await tokens.revokeByGrantId('gone');
    expect(await tokens.find('granted')).toBeUndefined();
    expect(await codes.find('granted')).toEqual({ grantId: 'gone' });
  });

  it('keep every character that a client may send, and find nothing under one that no row can hold', async () => {
    await tokens.upsert('odd', { state: { text: 'a\u0000b\u{1F9F0}' } }, 60);
    expect(await tokens.find('odd')).toEqual({ state: { text: 'a\u0000b\u{1F9F0}' } });
    expect(await tokens.find('od\u0000d')).toBeUndefined();
  });
});
