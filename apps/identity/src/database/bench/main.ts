// npm run bench:clean-up: whether the clean-up of the identity server keeps up with 5,000 buyers at once, who renew their tokens every ten
// minutes. TEST_DATABASE=embedded or =postgresql takes one database; BUYERS=10000 another number.
import { openPool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { openTestIdentity } from '../../testing/identity.ts';
import { deleteExpired } from '../clean-up.ts';

const buyers = Number(process.env['BUYERS'] ?? 5_000);
/** Interaction, session, grant, code and refresh token of a sign-in; and a refresh token with each renewal. */
const rowsOfSignIn = 5;
const rowsPerMinute = Math.ceil(buyers / 10);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): string => (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1);

const tearDown = await setup();
for (const database of testDatabases()) {
  const shared = await database.open();
  const identity = await openTestIdentity(database, { shared });
  const visitor = openPool(shared.url);
  const fill = (rows: number) =>
    identity.pool.query(
      `insert into identity.provider_record (model, id, payload, grant_id, expires_at)
       select 'RefreshToken', gen_random_uuid()::text, json_build_object('kind', 'RefreshToken', 'padding', repeat('x', 700)), gen_random_uuid()::text, $2
       from generate_series(1, $1::int)`,
      [rows, new Date(identity.clock.now().getTime() - 1000)],
    );
  for (const [what, rows] of [['a minute of renewals', rowsPerMinute], ['a morning on which all of them sign in', buyers * rowsOfSignIn]] as const) {
    await fill(rows);
    const waits: number[] = [];
    const done = new AbortController();
    const asking = (async () => {
      while (!done.signal.aborted) {
        const begun = performance.now();
        await visitor.query('select 1 from identity.account where login = $1', ['a buyer who signs in meanwhile']);
        waits.push(performance.now() - begun);
      }
    })();
    const begun = performance.now();
    const deleted = await deleteExpired(identity.pool, identity.clock.now());
    const seconds = (performance.now() - begun) / 1000;
    done.abort();
    await asking;
    say(`${database.name}: ${what}: ${deleted} rows deleted in ${seconds.toFixed(2)} s (${Math.round(deleted / seconds)} a second; clean-up runs every minute); a question meanwhile took ${at(waits, 0.5)} ms (p50), ${at(waits, 0.99)} ms (p99)`);
  }
  await visitor.end();
  await identity.stop();
  await shared.close();
}
await tearDown();
