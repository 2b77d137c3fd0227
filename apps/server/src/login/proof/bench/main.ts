// npm run bench:proofs: what binding tokens to the browser costs per call: checking a proof, a whole call with and without it,
// and a change, whose proof is remembered for all server processes. TEST_DATABASE=embedded or =postgresql takes one database.
import { randomUUID } from 'node:crypto';
import { setup, testDatabases } from '@quartermaster/database/testing';
import type { TestBrowser } from '../../../testing/browser.ts';
import { ProofKey } from '../../../testing/proof-key.ts';
import { demoBuyer, openServer, webOrigin, type TestServer } from '../../../testing/server.ts';
import { proofCheck } from '../proof-check.ts';
import { quantile } from '../../../testing/quantile.ts';

const rounds = Number(process.env['ROUNDS'] ?? 2_000);
const path = '/main/session';
const url = `${webOrigin}/advantage/rs${path}`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): string => quantile(values, share).toFixed(2);
const figures = (times: readonly number[]): string => `${at(times, 0.5)} ms (p50), ${at(times, 0.95)} ms (p95)`;

/** Milliseconds of each round of `task`; what it needs is made before the clock starts. */
async function timesOf<Need>(prepare: () => Promise<Need>, task: (need: Need) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const need = await prepare();
    const begun = performance.now();
    await task(need);
    times.push(performance.now() - begun);
  }
  return times.slice(Math.floor(rounds / 10));
}

async function checks(): Promise<void> {
  const check = proofCheck({ now: () => new Date() });
  const demand = { method: 'GET', address: url, accessToken: 'token', boundTo: null };
  const must = (result: object): void => {
    if ('fault' in result) throw new Error(String(result.fault));
  };
  const known = await ProofKey.make();
  say(`making a proof (Node): ${figures(await timesOf(async () => known, (key) => key.proof({ url, token: 'token' })))}`);
  say(`checking a proof of a known key: ${figures(await timesOf(() => known.proof({ url, token: 'token' }), async (proof) => must(await check.check(proof, demand))))}`);
  const anew = await timesOf(async () => (await ProofKey.make()).proof({ url, token: 'token' }), async (proof) => must(await check.check(proof, demand)));
  say(`checking the first proof of a key: ${figures(anew)}`);
}

async function calls(name: string, server: TestServer): Promise<void> {
  const ask = async (browser: TestBrowser, headers: Record<string, string>): Promise<void> => {
    const { status, envelope } = await browser.get(path, { token: undefined, headers });
    if (status !== 200 || envelope.attributes?.['loggedIn'] !== true) throw new Error('The call was not served for the buyer.');
  };
  const buyer = await server.signedIn(demoBuyer);
  const [token, key] = [String(buyer.token), await buyer.key()];
  const bound = await timesOf(
    async () => ({ authorization: `DPoP ${token}`, dpop: await key.proof({ url, token }) }),
    (headers) => ask(buyer, headers),
  );
  server.provider.offersDpop = false;
  // The provider's word is kept for a while; a browser that asks without a proof gets a token that is bound to nothing.
  const bearer = await server.visitor();
  const grant = { grant_type: 'authorization_code', client_id: 'quartermaster-web', redirect_uri: `${webOrigin}/pkce/callback`, code_verifier: 'v'.repeat(43) };
  const { envelope } = await bearer.post('/login/auth_tokens', { ...grant, code: server.provider.code(demoBuyer, grant.code_verifier) });
  bearer.token = String(envelope.attributes?.['access_token']);
  await bearer.get('/login/mfa_sign_in');
  const plain = await timesOf(async () => ({ authorization: `Bearer ${bearer.token}` }), (headers) => ask(bearer, headers));
  say(`${name}: a call with a bound token: ${figures(bound)}; with a bearer token: ${figures(plain)}`);
  const changing = await timesOf(async () => buyer, (browser) => browser.post('/cart/delete_item', { cartKeys: [randomUUID()] }));
  say(`${name}: a change, whose proof is remembered for all processes, with the making of it: ${figures(changing)}`);
}

const tearDown = await setup();
await checks();
for (const { name, open } of testDatabases()) {
  const server = await openServer(open);
  await calls(name, server);
  await server.close();
}
await tearDown();
