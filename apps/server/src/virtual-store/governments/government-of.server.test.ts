import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { isSameGovernment, type Government } from './government.ts';
import { governmentOf, governmentOfBuyer } from './government-of.ts';

describe.each(oneTestDatabase())('the government of an address on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
    await server.pool.query(`insert into marketplace.member_domain (domain, government, state, kind, since, active, source) values
      ('example.gov', 'State of Example', 'IA', 'state', '2026-01-01', true, 'test'), ('city.example.gov', 'City of Example', 'IA', 'city', '2026-01-01', true, 'test'),
      ('contractors.city.example.gov', 'City of Example', 'IA', 'city', '2026-01-01', false, 'test'), ('city.example.us', 'city of example', 'IA', 'city', '2026-01-01', true, 'test')`);
  });
  afterAll(() => server.close());

  it.each([
    ['clerk@city.example.gov', 'city.example.gov'],
    ['CLERK@PD.City.Example.gov', 'city.example.gov'],
    ['clerk@water.example.gov', 'example.gov'],
    ['clerk@contractors.city.example.gov', null],
    ['clerk@it.contractors.city.example.gov', null],
    ['clerk@evil-city.example.us', null],
    ['clerk@city.example.us.example.com', null],
    ['clerk@сity.example.us', null],
    ['clerk@us', null],
    ['no address', null],
  ])('%s is of %s: the most specific listed domain decides', async (email, domain) => {
    expect((await governmentOf(server.pool, email))?.domain ?? null).toBe(domain);
  });

  it('is that of the first confirmed address that has one', async () => {
    expect(await governmentOfBuyer(server.pool, ['clerk@elsewhere.example.com', 'clerk@city.example.us'])).toMatchObject({ email: 'clerk@city.example.us', government: { government: 'city of example' } });
    expect(await governmentOfBuyer(server.pool, [])).toBeNull();
  });

  it('is the same with several domains of one name, state and kind', async () => {
    const of = async (email: string) => (await governmentOf(server.pool, email)) as Government;
    expect(isSameGovernment(await of('a@city.example.us'), await of('b@city.example.gov'))).toBe(true);
    expect(isSameGovernment(await of('a@city.example.us'), await of('b@example.gov'))).toBe(false);
  });
});
