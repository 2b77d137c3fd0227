import type { PlainOf } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';

type Categories = PlainOf<'/categories/product_category_list'>;

describe.each(oneTestDatabase())('the lists that browsers keep on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set()));
  });
  afterAll(() => server.close());

  const list = async <List>(path: string): Promise<List> => {
    const answer = await (await server.visitor()).get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
    return JSON.parse(answer.text) as List;
  };

  it('holds the categories of the catalog, with their numbers of products [spec 7.20]', async () => {
    const products = await list<Categories>('/categories/product_category_list');
    const services = await list<Categories>('/categories/service_category_list_as_json');
    const { rows } = await server.pool.query<{ kind: string; number: number }>('select kind, count(*) as number from marketplace.product group by kind order by kind');
    const total = (categories: Categories) => categories.reduce((sum, { count }) => sum + count, 0);
    expect([total(products), total(services)]).toEqual(rows.map(({ number }) => Number(number)));
    expect(products.every(({ count, children }) => count > 0 && children.every((child) => child.count <= count))).toBe(true);
    const all = await list<PlainOf<'/categories/category_list'>>('/categories/category_list');
    expect(all.map(({ kind, id }) => [kind, id])).toEqual([...products.map(({ id }) => ['products', id]), ...services.map(({ id }) => ['services', id])]);
  });

  it('gives the service categories as text: id, tab, name [spec 7.20]', async () => {
    const answer = await (await server.visitor()).get('/categories/service_category_list');
    expect(answer.headers['content-type']).toContain('text/plain');
    const services = await list<Categories>('/categories/service_category_list_as_json');
    expect(answer.text.trimEnd().split('\n')).toEqual(services.flatMap((category) => [category, ...category.children]).map(({ id, name }) => `${id}\t${name}`));
  });

  it('names the special categories that the catalog has, and no other [spec 7.20]', async () => {
    const ids = async () => (await list<PlainOf<'/categories/special_category_list'>>('/categories/special_category_list')).map(({ id }) => id);
    const before = await ids();
    expect(before).toContain('ability_one');
    await server.pool.query("update marketplace.product set indicators = array_remove(indicators, 'ABILITYONE')");
    await server.pool.query("update marketplace.facet_value set product_count = 0, service_count = 0 where facet = 'indicator' and value = 'ABILITYONE'");
    expect(await ids()).toEqual(before.filter((id) => id !== 'ability_one'));
  });

  it('lists the agencies of the code table by name, and those that an operator adds [spec 7.21]', async () => {
    const agencies = () => list<PlainOf<'/profile/agency_list'>>('/profile/agency_list');
    const before = await agencies();
    expect(before).toContainEqual({ code: '47', name: 'General Services Administration', kind: 'civil', aacPrefixes: ['47'], bureaus: ['Federal Acquisition Service', 'Office of Inspector General', 'Public Buildings Service'] });
    expect(before).toContainEqual({ code: 'N', name: 'Navy', kind: 'military', aacPrefixes: ['N', 'Q', 'R', 'V'], bureaus: [] });
    expect(new Set(before.flatMap(({ aacPrefixes }) => aacPrefixes)).size).toBe(before.flatMap(({ aacPrefixes }) => aacPrefixes).length);
    await server.pool.query("insert into marketplace.agency values ('95', 'A small agency', 'civil', '{95}', 'no', 'a test')");
    expect((await agencies())[0]).toMatchObject({ code: '95' });
  });
});
