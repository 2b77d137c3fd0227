import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from './pool.ts';
import { prepared, sql } from './sql.ts';
import { testDatabases, type OpenTestDatabase } from './testing.ts';

describe.each(testDatabases())('a prepared statement on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
    await pool.query(`create table item (id int primary key, name text not null); insert into item select id, 'item ' || id from generate_series(1, 2000) as id; analyze item`);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  const nameOf = (id: number) => prepared(sql`select name from item where id = ${id}`);

  it('has a name that its text alone decides', () => {
    const [one, other, another] = [nameOf(1), nameOf(2), prepared(sql`select id from item where name = ${'item 1'}`)].map((statement) => 'name' in statement && statement.name);
    expect(one).toMatch(/^[\w-]{20}$/);
    expect([other === one, another === one]).toEqual([true, false]);
  });

  it('is parsed once by a connection, gets one plan for all values, and gives each value its own answer', async () => {
    const connection = await pool.connect();
    try {
      const names: unknown[] = [];
      for (let id = 1; id <= 12; id += 1) names.push((await connection.query<{ name: string }>(nameOf(id))).rows[0]?.name);
      expect(names).toEqual(Array.from({ length: 12 }, (_, i) => `item ${i + 1}`));
      const { rows } = await connection.query(`select generic_plans, custom_plans from pg_prepared_statements where statement like 'select name from item%'`);
      expect(rows).toEqual([{ generic_plans: 7, custom_plans: 5 }]);
    } finally {
      connection.release();
    }
  });

  it('is each connection’s own: many make it at once', async () => {
    const connections = await Promise.all(Array.from({ length: 6 }, () => pool.connect()));
    try {
      const answers = await Promise.all(connections.flatMap((connection, i) => [1, 2].map((more) => connection.query<{ name: string }>(nameOf(10 * i + more)))));
      expect(answers.map(({ rows }) => rows[0]?.name)).toEqual([0, 1, 2, 3, 4, 5].flatMap((i) => [`item ${10 * i + 1}`, `item ${10 * i + 2}`]));
    } finally {
      for (const connection of connections) connection.release();
    }
  });

  it('outlives a transaction that is rolled back', async () => {
    const connection = await pool.connect();
    try {
      const added = (id: number) => prepared(sql`insert into item (id, name) values (${id}, 'more') returning id`);
      await connection.query('begin');
      await connection.query(added(5_000));
      await connection.query('rollback');
      await expect(connection.query(added(1))).rejects.toMatchObject({ code: '23505' });
      expect((await connection.query(added(5_000))).rows).toEqual([{ id: 5_000 }]);
    } finally {
      connection.release();
    }
  });
});
