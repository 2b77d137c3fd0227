import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../runtime/index.ts';
import { visitReader } from '../testing/card-visit.ts';
import { openTestIdentity, WEB_ORIGIN, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';
import { makeCard, validFor, prepareTrialFolder, trialAuthority, trialFiles } from '../trial-reader/index.ts';
import { readReaderConfig } from './reader-config.ts';

describe.each(oneTestDatabase())('an identity server with a card reader on $name', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'offered-reader-'));
  let identity: TestIdentity;
  beforeAll(async () => {
    await prepareTrialFolder(folder, systemClock.now());
    const { server, serverKey, authority } = trialFiles(folder);
    const port = await freePort();
    const reader = readReaderConfig({ PIV_READER_PORT: String(port), PIV_READER_KEY_FILE: serverKey, PIV_READER_CERTIFICATE_FILE: server, PIV_READER_CA_FILE: authority });
    if (reader === null) throw new Error('The settings describe no reader.');
    identity = await openTestIdentity(database, { reader });
  });
  afterAll(async () => {
    await identity.stop();
    rmSync(folder, { recursive: true });
  });

  it('names it in its discovery document, and signs with a key that it publishes [spec 3.8]', async () => {
    const metadata = (await (await fetch(`${identity.issuer}/.well-known/openid-configuration`)).json()) as { pivreader_endpoint: string };
    const address = new URL(metadata.pivreader_endpoint);
    expect(address.protocol).toBe('https:');
    address.search = new URLSearchParams({ nonce: 'nonce-of-sixteen-or-more', return_to: `${WEB_ORIGIN}/ws/profile/update_profile` }).toString();
    const authority = trialAuthority(folder);
    const card = await makeCard(authority, { holder: 'HOLDER', principalName: 'holder@example.gov', validity: validFor(9, systemClock.now()) });
    const { said } = await visitReader(address, authority.certificate, card);
    const { payload } = await readJwt(identity.issuer, said.get('card_reading') ?? '');
    expect(payload).toMatchObject({ iss: identity.issuer, aud: WEB_ORIGIN, reading: { ssl_client_s_dn_cn: 'HOLDER' } });
    // A statement about a card is not a person's token.
    expect(payload).not.toHaveProperty('sub');
  });
});
