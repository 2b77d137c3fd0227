import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const rows = [{ id: 'a', name: 'Office chair', categoryPath: [{ id: '71', name: 'Furniture' }], offers: [{ vendor: 'Depot', contract: 'C-1', price: '10.00', deliveryDays: 5, indicators: ['SB'] }] }, { id: 'b', name: 'Seat cushion', categoryPath: [{ id: 'pads', name: 'Pads' }], offers: [{ vendor: 'Depot', contract: 'C-1', price: '5.00', deliveryDays: 5 }] }];
const chairs = { id: 'small_chairs', position: '9', name: 'Chairs of small businesses', description: 'Chairs that small businesses offer.', path: '/search/special_category_search', words: 'chair', kind: 'products', indicators: 'sb', categories: '71', sins: '', facts: 'First.\n\n Second  one.', active: true };

describe.each(oneTestDatabase())('special categories at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    chief = await operatorAtDesk(server, 'catalogEditor');
  });
  afterAll(() => server.close());
  /** What an editor sees who loads it now; null: there is none. */
  const stateOf = async (id: string): Promise<string | null> => (await chief.get('/special-categories')).answer.specialCategories.find((one) => one.id === id)?.state ?? null;
  const set = async (part: object = {}) => chief.post('/special-category/set', { ...chairs, was: await stateOf(chairs.id), ...part });
  const shown = async () => (await (await server.visitor()).get('/search/special_category_search?category=small_chairs')).envelope;

  it('one that is made is shown to buyers at once, a change too, and what is taken away is gone; each with an entry in the audit log', async () => {
    expect((await set()).answer).toMatchObject({ outcome: 'added' });
    expect(await shown()).toMatchObject({ responseName: 'Success', attributes: { collection: { name: 'Chairs of small businesses', total: 1, facts: ['First.', 'Second one.'], search: { q: 'chair', kind: 'products', indicator: ['SB'], category: ['71'] } } } });
    expect((await set()).answer).toMatchObject({ outcome: 'same' });
    expect((await set({ indicators: 'UNICOR' })).answer).toMatchObject({ outcome: 'changed' });
    expect(await shown()).toMatchObject({ attributes: { collection: { total: 0 } } });
    expect((await chief.get('/special-categories')).answer.specialCategories.find(({ id }) => id === 'small_chairs')).toMatchObject({ position: 9, indicators: ['UNICOR'] });
    expect((await set({ active: false })).answer).toEqual({ outcome: 'removed', state: null });
    expect((await set({ active: false })).answer).toEqual({ outcome: 'same', state: null });
    expect(await shown()).toMatchObject({ attributes: { collection: null, unknown: 'small_chairs' } });
    expect((await chief.get('/audit', { q: 'special-category' })).answer.entries.map(({ action }) => action)).toEqual(['special-category.removed', 'special-category.removed', 'special-category.set', 'special-category.set', 'special-category.set']);
  });

  it('each part that changes alone is a change, and Special Item Numbers alone are something that is in it', async () => {
    await set();
    const whole = { ...chairs, position: '8', facts: 'First.', kind: '', categories: '71, pads', sins: '333', words: '', indicators: '' };
    const part: Record<string, string> = {};
    for (const name of ['position', 'facts', 'kind', 'categories', 'sins', 'words', 'indicators'] as const) {
      part[name] = whole[name];
      expect((await set(part)).answer, name).toMatchObject({ outcome: 'changed' });
    }
    expect((await set({ ...part, categories: '' })).answer, 'numbers alone').toMatchObject({ outcome: 'changed' });
    const kept = (await chief.get('/special-categories')).answer.specialCategories.find(({ id }) => id === 'small_chairs');
    expect(kept).toMatchObject({ position: 8, facts: ['First.'], kind: null, categories: [], sins: ['333'], words: '', indicators: [] });
    await set({ active: false });
  });

  it('of two editors who have loaded the same, the second writes over nothing that they have not seen', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'second@desk.example.gov');
    const made = await set();
    expect(made.answer).toMatchObject({ outcome: 'added', state: await stateOf(chairs.id) });
    expect(await other.post('/special-category/set', { ...chairs, was: null }), 'as a new one').toMatchObject({ status: 409, refusal: { code: 'TAKEN', fieldErrors: [{ field: 'id' }] } });
    const loaded = made.answer.state;
    const first = await chief.post('/special-category/set', { ...chairs, name: 'Chairs', was: loaded });
    expect(first.answer.outcome).toBe('changed');
    const meanwhile = { status: 409, refusal: { code: 'CHANGED_MEANWHILE' } };
    for (const active of [true, false]) expect(await other.post('/special-category/set', { ...chairs, active, description: 'Other.', was: loaded }), String(active)).toMatchObject(meanwhile);
    expect((await set({ active: false, was: first.answer.state })).answer.outcome).toBe('removed');
    expect(await other.post('/special-category/set', { ...chairs, was: loaded }), 'what is gone').toMatchObject(meanwhile);
    expect(await stateOf(chairs.id)).toBeNull();
  });

  it('of two editors who make the same one at once, or two with one page, the second is told so', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'third@desk.example.gov');
    const both = (part: (nth: number) => object) => Promise.all([chief, other].map((browser, nth) => browser.post('/special-category/set', { ...chairs, was: null, ...part(nth) })));
    for (let turn = 0; turn < 5; turn++) {
      const answers = await both((nth) => ({ name: `Of ${nth}` }));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await chief.get('/special-categories')).answer.specialCategories.find(({ id }) => id === chairs.id)?.name).toBe(`Of ${answers.findIndex(({ status }) => status === 200)}`);
      await set({ active: false });
      await server.pool.query(`delete from marketplace.special_category where path = '/catalog/strategic_sourcing'`);
      const ownPage = await both((nth) => ({ id: `own_page_${nth}`, path: '/catalog/strategic_sourcing' }));
      expect(ownPage.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    }
  });

  it.each([
    [{ id: 'Chairs!' }, 'id'], [{ name: ' ' }, 'name'], [{ position: '0' }, 'position'], [{ indicators: 'NONE' }, 'indicators'], [{ categories: '71, 7199' }, 'categories'], [{ words: '*' }, 'words'], [{ sins: '541-51' }, 'sins'],
    [{ words: '', indicators: '', categories: '' }, 'indicators'], [{ path: '/search/itsecurity' }, 'path'],
  ])('what does not fit is refused at its field: %j', async (part, field) => {
    expect(await set(part)).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field }] } });
  });

  it('only a catalog editor changes one', async () => {
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.post('/special-category/set', { ...chairs, was: null })).status).toBe(403);
    expect((await clerk.get('/special-categories')).status).toBe(200);
  });
});
