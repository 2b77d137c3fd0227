import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedTestDatabase } from '../testing/embedded.ts';
import type { OpenTestDatabase } from '../testing.ts';

describe('clients of the embedded database', () => {
  let database: OpenTestDatabase;
  const clients: pg.Client[] = [];
  const children: ChildProcess[] = [];

  // One for all tests: what a client did to it, killed or not, must not reach the next.
  beforeAll(async () => {
    database = await openEmbeddedTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const client = await open();
    await client.query('create table item (id serial primary key, note text not null)');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    const client = await open();
    await client.query('drop table item');
    await Promise.all(clients.splice(0).map((each) => each.end()));
  });

  async function open(): Promise<pg.Client> {
    const client = new pg.Client(database.url);
    client.on('error', () => {});
    await client.connect();
    clients.push(client);
    return client;
  }

  /** Another process that connects as `client`, runs the code, and is killed with the test. Resolves at its first line. */
  async function otherProcess(code: string): Promise<ChildProcess> {
    const script = `import pg from 'pg'; const client = new pg.Client(${JSON.stringify(database.url)}); await client.connect(); ${code}`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    if (child.stdout !== null) await once(child.stdout, 'data');
    return child;
  }

  const count = async (client: pg.Client): Promise<number> => Number((await client.query<{ n: string }>('select count(*) as n from item')).rows[0]?.n);

  it('serves 50 at once, each with its own answers', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, open));
    await Promise.all(
      many.map(async (client, number) => {
        for (let i = 0; i < 20; i += 1) {
          const { rows } = await client.query(`select $1::int as asked, ${number} as client`, [i]);
          expect(rows).toEqual([{ asked: i, client: number }]);
        }
      }),
    );
  });

  it('lets the errors of one not disturb another', async () => {
    const [good, bad] = await Promise.all([open(), open()]);
    const results = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        if (i % 2 === 0) return (await good.query('select $1::int as n', [i])).rows[0]?.n as number;
        return bad.query('select $1::int / 0', [i]).then(
          () => 'answered',
          (error: unknown) => (error instanceof pg.DatabaseError ? error.code : 'other'),
        );
      }),
    );
    expect(results).toEqual(Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? i : '22012')));
  });

  it('keeps others out of an open transaction, and in order', async () => {
    const [one, two, three] = await Promise.all([open(), open(), open()]);
    const order: string[] = [];
    await one.query('begin');
    await one.query(`insert into item (note) values ('one')`);
    const second = count(two).then((n) => order.push(`two sees ${n}`));
    const third = count(three).then((n) => order.push(`three sees ${n}`));
    await one.query(`insert into item (note) values ('one again')`);
    order.push('one commits');
    await one.query('commit');
    await Promise.all([second, third]);
    expect(order).toEqual(['one commits', 'two sees 2', 'three sees 2']);
  });

  it('holds back others also in a failed transaction, until it is rolled back', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    await one.query('begin');
    await expect(one.query('select nothing from nowhere')).rejects.toThrow('nowhere');
    const waiting = count(two);
    await expect(one.query('select 1')).rejects.toThrow('current transaction is aborted');
    await one.query('rollback');
    expect(await waiting).toBe(0);
  });

  it('keeps the prepared statements of two clients apart, and removes them with the client', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    for (let i = 0; i < 2; i += 1) {
      expect((await one.query({ name: 'find', text: 'select $1::int + 1 as n', values: [i] })).rows).toEqual([{ n: i + 1 }]);
      expect((await two.query({ name: 'find', text: 'select $1::text as t', values: ['x'] })).rows).toEqual([{ t: 'x' }]);
    }
    const left = async (client: pg.Client): Promise<unknown> => (await client.query(`select name from pg_prepared_statements where name like 'c%'`)).rows.length;
    expect(await left(two)).toBe(2);
    await one.end();
    await expect.poll(() => left(two)).toBe(1);
    clients.splice(clients.indexOf(one), 1);
  });

  it('rolls back the transaction of a client that is killed while it thinks', async () => {
    const client = await open();
    const killed = await otherProcess(`await client.query('begin'); await client.query("insert into item (note) values ('lost')"); console.log('in'); setInterval(() => {}, 1000);`);
    const waiting = count(client);
    killed.kill('SIGKILL');
    expect(await waiting).toBe(0);
  });

  it('rolls back the transaction of a client that is killed in the middle of a statement, twenty times', async () => {
    const client = await open();
    for (let i = 0; i < 20; i += 1) {
      const killed = await otherProcess(
        `console.log('in'); for (;;) { await client.query('begin'); for (let i = 0; i < 4; i += 1) await client.query('insert into item (note) select $1 from generate_series(1, 5000)', ['lost']); await client.query('rollback'); }`,
      );
      await new Promise((resolve) => setTimeout(resolve, i * 7));
      killed.kill('SIGKILL');
      expect(await count(client)).toBe(0);
    }
  }, 240_000);

  it('ends a client that leaves a transaction open for too long, so that others go on', async () => {
    const impatient = await openEmbeddedTestDatabase(undefined, 500);
    const [stuck, client] = [new pg.Client(impatient.url), new pg.Client(impatient.url)];
    const ended = once(stuck, 'error');
    // After the reason comes the end of the connection.
    stuck.on('error', () => {});
    await Promise.all([stuck.connect(), client.connect()]);
    await client.query('create table item (note text)');
    await stuck.query(`begin; insert into item values ('lost')`);
    expect(await count(client)).toBe(0);
    expect(String((await ended)[0])).toContain('transaction was left open');
    await client.end();
    await impatient.close();
  });

  it('ends a client that does not speak the protocol, and serves the next', async () => {
    const folder = new URL(database.url.replace('@/', '@host/')).searchParams.get('host') ?? '';
    for (const nonsense of [Buffer.from('GET / HTTP/1.1\r\n\r\n'), Buffer.from([0, 0, 0, 8, 0, 2, 0, 0]), Buffer.from([0, 0, 0, 1, 0, 3, 0, 0])]) {
      const socket = connect(`${folder}/.s.PGSQL.5432`);
      socket.resume();
      socket.write(nonsense);
      await once(socket, 'close');
    }
    expect(await count(await open())).toBe(0);
  });

  it('carries large values and long results whole', async () => {
    const client = await open();
    const large = 'é'.repeat(3_000_000);
    await client.query('insert into item (note) values ($1)', [large]);
    expect((await client.query<{ note: string }>('select note from item')).rows[0]?.note).toBe(large);
    const { rows } = await client.query<{ n: number }>('select n from generate_series(1, 100000) as n');
    expect(rows.length).toBe(100_000);
    expect(rows.at(-1)).toEqual({ n: 100_000 });
  });

  it('offers trigram and accent-free search', async () => {
    const client = await open();
    await client.query('create extension pg_trgm; create extension unaccent');
    expect((await client.query(`select unaccent('Café') as plain, similarity('hammer', 'hamer') > 0.4 as near`)).rows).toEqual([{ plain: 'Cafe', near: true }]);
  });
});
