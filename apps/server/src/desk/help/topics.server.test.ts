import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';
import { holdHelp } from './hold-help.ts';

const topic = { key: 'returns', category: 'ordering', heading: 'Return an item', content: '<p>Write to the vendor.</p><script>alert(1)</script>', keywords: 'return, refund', isOpen: false, was: null };

describe.each(oneTestDatabase())('topics of the help at the desk on $name', ({ name, open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    await server.pool.query(`insert into marketplace.help_category (category, position, icon, label, tooltip, description, popular_item, supplied) values
      ('ordering', 0, 'cart', 'Ordering', 'Order', 'How to order.', true, true), ('account', 1, 'user', 'Account', 'Account', 'Your account.', false, true)`);
    await server.pool.query(`insert into marketplace.help_section (key, category, position, heading, content, is_open, keywords) values ('place_an_order', 'ordering', 0, 'Place an order', '<p>Text.</p>', true, '{buy}'), ('sign_in', 'account', 0, 'Sign in', '<p>Text.</p>', false, '{}')`);
    editor = await operatorAtDesk(server, 'catalogEditor');
  });
  afterAll(() => server.close());

  const help = async () =>
    ((await (await server.visitor()).get('/information/help')).envelope.attributes as unknown as { helpConfig: { categories: { id: string; sections: { heading: string; content: string; keywords: string[] }[] }[] } }).helpConfig.categories;
  const supplied = async () => (await server.pool.query<{ category: string; supplied: boolean }>('select category, supplied from marketplace.help_category order by category')).rows;

  /** What an editor sees who loads it now. */
  const stateOf = async (key: string): Promise<string> => (await editor.get('/help-topic', { key })).answer.topic.state;
  const categoryState = async (key: string): Promise<string> => (await editor.get('/help-categories')).answer.categories.find(({ category }) => category === key)?.state ?? 'none';

  it('one is written, read by buyers without what may not be there, found, changed, moved and removed, with its history', async () => {
    expect(await editor.post('/help-topic/save', { ...topic, key: 'No key' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'key' }] } });
    expect(await editor.post('/help-topic/save', { ...topic, category: 'nowhere' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'category', message: 'Write one of ordering, account.' }] } });
    expect((await editor.post('/help-topic/save', topic)).status).toBe(200);
    expect(await editor.post('/help-topic/save', topic)).toMatchObject({ status: 409, refusal: { code: 'TAKEN', fieldErrors: [{ field: 'key' }] } });
    expect((await help())[0]?.sections).toMatchObject([{ heading: 'Place an order' }, { heading: 'Return an item', content: '<p>Write to the vendor.</p>', keywords: ['return', 'refund'] }]);
    expect(await supplied()).toEqual([{ category: 'account', supplied: true }, { category: 'ordering', supplied: false }]);
    expect((await editor.get('/help-topic', { key: 'returns' })).answer).toMatchObject({ topic: { categoryLabel: 'Ordering', keywords: 'return, refund' }, seen: '<p>Write to the vendor.</p>', isCut: true });
    expect((await editor.get('/help-topics', { q: 'REFUND' })).answer).toMatchObject({ total: 1, topics: [{ key: 'returns' }], categories: [{ category: 'ordering' }, { category: 'account' }] });
    expect((await editor.post('/help-topic/save', { ...topic, category: 'account', was: await stateOf('returns') })).status).toBe(200);
    expect((await help()).map(({ sections }) => sections.map(({ heading }) => heading))).toEqual([['Place an order'], ['Sign in', 'Return an item']]);
    const was = await stateOf('returns');
    expect((await editor.post('/help-topic/remove', { key: 'returns', was, reason: 'Old' })).status).toBe(200);
    expect((await editor.post('/help-topic/remove', { key: 'returns', was, reason: 'Old' })).status).toBe(404);
    expect((await editor.get('/help-topic', { key: 'returns' })).status).toBe(404);
    expect((await editor.post('/help-topic/save', { ...topic, was })).status).toBe(404);
    expect((await editor.get('/audit', { q: 'returns' })).answer.entries.map(({ action }) => action)).toEqual(['help-topic.removed', 'help-topic.changed', 'help-topic.written']);
  });

  it('all go out as a file and come back, and rows that do not fit are named', async () => {
    const csv = 'key,category,heading,content,open\nwarranty,ordering,Warranty,<p>Ask the vendor.</p>,yes\nBad key,ordering,Bad,<p>x</p>,\nother,nowhere,,<p>x</p>,maybe\n';
    expect((await editor.post('/help-topics/import', { fileName: 'help.csv', csv })).answer).toMatchObject({ added: 1, changed: 0, same: 0, rejected: 2, rejects: expect.arrayContaining([expect.objectContaining({ line: 3, field: 'key' }), expect.objectContaining({ line: 4, field: 'category' })]) });
    const saved = (await editor.get('/help-topics/export')).answer.csv;
    expect(saved).toContain('warranty,ordering,Warranty,,yes,<p>Ask the vendor.</p>');
    expect((await editor.post('/help-topics/import', { fileName: 'help.csv', csv: saved })).answer).toMatchObject({ added: 0, changed: 0, rejected: 0 });
    const odd = { ...topic, key: 'odd', heading: '=Return an item', content: '"'.repeat(100_000) };
    expect((await editor.post('/help-topic/save', odd)).status).toBe(200);
    const withOdd = (await editor.get('/help-topics/export')).answer.csv;
    expect(withOdd).toContain("odd,ordering,'=Return an item,");
    expect((await editor.post('/help-topics/import', { fileName: 'help.csv', csv: withOdd })).answer, 'what looks like a formula, and the longest text').toMatchObject({ added: 0, changed: 0, same: 4, rejected: 0 });
    await editor.post('/help-topic/remove', { key: 'odd', was: await stateOf('odd'), reason: 'Old' });
    const viewer = await operatorAtDesk(server, 'viewer');
    expect((await viewer.post('/help-topics/import', { fileName: 'help.csv', csv })).status).toBe(403);
    expect((await viewer.get('/help-topics')).answer).toMatchObject({ total: 3 });
  });

  it('a category is written at its place, changed, and removed when it has no topic, and a topic can be written into it', async () => {
    const returns = { category: 'returns', label: 'Returns', tooltip: 'Send back', description: 'How to return.', icon: 'box', isPopular: true, position: '1', was: null };
    const order = async () => (await help()).map(({ id }) => id);
    expect(await editor.post('/help-category/save', { ...returns, category: 'No key' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'category' }] } });
    expect(await editor.post('/help-category/save', { ...returns, icon: 'dragon' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'icon' }] } });
    expect((await editor.post('/help-category/save', returns)).status).toBe(200);
    expect(await editor.post('/help-category/save', returns)).toMatchObject({ status: 409, refusal: { code: 'TAKEN', fieldErrors: [{ field: 'category' }] } });
    expect(await order()).toEqual(['help-returns', 'help-ordering', 'help-account']);
    expect((await editor.post('/help-category/save', { ...returns, label: 'Returns and refunds', position: '3', was: await categoryState('returns') })).status).toBe(200);
    expect(await order()).toEqual(['help-ordering', 'help-account', 'help-returns']);
    expect((await editor.get('/help-categories')).answer.categories.at(-1)).toEqual({ category: 'returns', label: 'Returns and refunds', tooltip: 'Send back', description: 'How to return.', icon: 'box', isPopular: true, position: 3, supplied: false, topics: 0, state: expect.any(String) });
    expect((await editor.post('/help-topic/save', { ...topic, key: 'refunds', category: 'returns' })).status).toBe(200);
    const was = await categoryState('returns');
    expect(await editor.post('/help-category/remove', { category: 'returns', was, reason: 'Old' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ message: 'It has 1 topic. Move them to another category or remove them first.' }] } });
    await editor.post('/help-topic/remove', { key: 'refunds', was: await stateOf('refunds'), reason: 'Old' });
    expect((await editor.post('/help-category/remove', { category: 'returns', was, reason: 'Old' })).status).toBe(200);
    expect((await editor.post('/help-category/remove', { category: 'returns', was, reason: 'Old' })).status).toBe(404);
    expect((await editor.post('/help-category/save', { ...returns, was: 'gone' })).status).toBe(404);
    expect(await order()).toEqual(['help-ordering', 'help-account']);
    expect((await editor.get('/audit', { q: 'help-category' })).answer.entries.map(({ action }) => action)).toEqual(['help-category.removed', 'help-category.changed', 'help-category.written']);
  });

  it('a change of one part is a change, which keeps its place, and makes what it touches the operator’s and nothing else', async () => {
    const asShipped = () => server.pool.query('update marketplace.help_category set supplied = true');
    await asShipped();
    const saved = (await editor.get('/help-topics/export')).answer.csv;
    expect((await editor.post('/help-topics/import', { fileName: 'help.csv', csv: saved })).answer).toMatchObject({ added: 0, changed: 0, same: 3 });
    expect((await supplied()).map((row) => row.supplied)).toEqual([true, true]);
    expect((await editor.post('/help-topics/import', { fileName: 'help.csv', csv: saved.replace('Ask the vendor', 'Ask the seller') })).answer).toMatchObject({ changed: 1, same: 2 });
    expect(await supplied()).toEqual([{ category: 'account', supplied: true }, { category: 'ordering', supplied: false }]);
    const order = { key: 'place_an_order', category: 'ordering', heading: 'Place an order', content: '<p>Find it first.</p>', keywords: 'buy', isOpen: true };
    expect((await editor.post('/help-topic/save', { ...order, was: await stateOf(order.key) })).status).toBe(200);
    expect((await editor.get('/help-topic', { key: order.key })).answer).toMatchObject({ topic: { isOpen: true, content: order.content }, isCut: false });
    expect((await editor.get('/help-topics', { q: 'find it' })).answer.topics.map(({ key }) => key), 'by its words').toEqual([order.key]);
    expect((await editor.get('/help-topics')).answer.topics.map(({ key }) => key)).toEqual([order.key, 'warranty', 'sign_in']);
    expect((await help())[0]?.sections.map(({ heading }) => heading)).toEqual(['Place an order', 'Warranty']);
    await asShipped();
    expect((await editor.post('/help-topic/save', { ...order, category: 'account', was: await stateOf(order.key) })).status).toBe(200);
    expect((await supplied()).map((row) => row.supplied), 'where it came from, too').toEqual([false, false]);
    await asShipped();
    expect((await editor.post('/help-topic/remove', { key: 'warranty', was: await stateOf('warranty'), reason: 'Old' })).status).toBe(200);
    expect(await supplied()).toEqual([{ category: 'account', supplied: true }, { category: 'ordering', supplied: false }]);
    await asShipped();
    const account = { category: 'account', label: 'Account', tooltip: 'Account', description: 'Your account.', icon: 'box', isPopular: false, position: '2', was: await categoryState('account') };
    expect((await editor.post('/help-category/save', account)).status).toBe(200);
    expect((await editor.get('/help-categories')).answer.categories.find(({ category }) => category === 'account')).toMatchObject({ icon: 'box', supplied: false });
  });

  it('of two editors who have loaded the same, the second writes over nothing that they have not seen', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'second@desk.example.gov');
    const loaded = await stateOf('sign_in');
    const signIn = { key: 'sign_in', category: 'account', heading: 'Sign in', content: '<p>Text.</p>', keywords: '', isOpen: false, was: loaded };
    const first = await editor.post('/help-topic/save', { ...signIn, heading: 'Sign in with a code' });
    expect(first).toMatchObject({ status: 200, answer: { state: await stateOf('sign_in') } });
    const meanwhile = { status: 409, refusal: { code: 'CHANGED_MEANWHILE', message: expect.stringContaining('was changed meanwhile by another operator') } };
    expect(await other.post('/help-topic/save', { ...signIn, content: '<p>Other.</p>' })).toMatchObject(meanwhile);
    expect(await other.post('/help-topic/remove', { key: 'sign_in', was: loaded, reason: 'Old' })).toMatchObject(meanwhile);
    expect((await other.get('/help-topic', { key: 'sign_in' })).answer.topic).toMatchObject({ heading: 'Sign in with a code', content: '<p>Text.</p>' });
    expect((await editor.post('/help-topic/save', { ...signIn, was: first.answer.state })).status, 'on what they wrote themselves').toBe(200);
    const account = { category: 'account', label: 'Account', tooltip: 'Account', description: 'Your account.', icon: 'user', isPopular: false, position: '2', was: await categoryState('account') };
    expect(await editor.post('/help-category/save', { ...account, label: 'Your account' })).toMatchObject({ status: 200, answer: { category: 'account', state: await categoryState('account') } });
    expect(await other.post('/help-category/save', account)).toMatchObject(meanwhile);
    const racing = await stateOf('sign_in');
    const statuses = await Promise.all([editor, other].map(async (browser, nth) => (await browser.post('/help-topic/save', { ...signIn, heading: `Heading ${nth}`, was: racing })).status));
    expect(statuses.toSorted((a, b) => a - b), 'at once').toEqual([200, 409]);
  });

  it('of two editors who write the same new topic or category at once, the second is told that its key is taken, and nothing of the first is lost', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'third@desk.example.gov');
    const both = <Answer,>(press: (browser: DeskBrowser, nth: number) => Promise<Answer>) => Promise.all([editor, other].map(press));
    for (let turn = 0; turn < 5; turn++) {
      const key = `at_once_${turn}`;
      const answers = await both((browser, nth) => browser.post('/help-topic/save', { ...topic, key, heading: `Of ${nth}` }));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await editor.get('/help-topic', { key })).answer.topic.heading).toBe(`Of ${answers.findIndex(({ status }) => status === 200)}`);
      const made = await both((browser, nth) => browser.post('/help-category/save', { category: key, label: `Of ${nth}`, tooltip: 'At once', description: 'At once.', icon: 'box', isPopular: false, position: '9', was: null }));
      expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(made.find(({ status }) => status === 409)).toMatchObject({ refusal: { code: 'TAKEN', fieldErrors: [{ field: 'category', message: expect.stringContaining('already') }] } });
    }
  });

  it('a category that another editor writes a topic into is not removed, and no topic goes with it', async () => {
    const other = await operatorAtDesk(server, 'catalogEditor', 'fourth@desk.example.gov');
    const write = async (category: string, byFile: boolean): Promise<boolean> =>
      byFile
        ? (await other.post('/help-topics/import', { fileName: 'help.csv', csv: `key,category,heading,content\n${category},${category},Of a file,<p>x</p>\n` })).answer.added === 1
        : (await other.post('/help-topic/save', { ...topic, key: category, category })).status === 200;
    for (let turn = 0; turn < 8; turn++) {
      const category = `brief_${turn}`;
      const made = await editor.post('/help-category/save', { category, label: 'Brief', tooltip: 'Brief', description: 'Brief.', icon: 'box', isPopular: false, position: '9', was: null });
      const [isWritten, removed] = await Promise.all([write(category, turn % 2 === 1), editor.post('/help-category/remove', { category, was: made.answer.state, reason: 'Old' })]);
      expect(removed.status).toBe(isWritten ? 400 : 200);
      expect((await editor.get('/help-topic', { key: category })).status, 'what was written is there').toBe(isWritten ? 200 : 404);
    }
  });

  // The embedded database serves one transaction at a time.
  it.skipIf(name !== 'postgresql')('all that operators write of the help waits for the one who writes it now', async () => {
    const category = { category: 'held', label: 'Held', tooltip: 'Held', description: 'Held.', icon: 'box', isPopular: false, position: '9', was: null } as const;
    const waiting = async () => (await server.pool.query("select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'")).rowCount;
    let sent: Promise<{ status: number }[]> | undefined;
    await withTransaction(server.pool, async (connection) => {
      await holdHelp(connection);
      sent = Promise.all([
        editor.post('/help-topic/save', { ...topic, key: 'held' }), editor.post('/help-topic/remove', { key: 'not_there', was: 'x', reason: 'Old' }),
        editor.post('/help-topics/import', { fileName: 'help.csv', csv: 'key,category,heading,content\nheld_of_file,ordering,Of a file,<p>x</p>\n' }),
        editor.post('/help-category/save', category), editor.post('/help-category/remove', { category: 'not_there', was: 'x', reason: 'Old' }),
      ]);
      await expect.poll(waiting).toBe(5);
    });
    expect((await sent)?.map(({ status }) => status)).toEqual([200, 404, 200, 200, 404]);
  });

  it('a category that another one pushes to another place is not changed by that: its editor saves and removes what they have seen, and leaves it where it is', async () => {
    const made = async (category: string, position: string) => (await editor.post('/help-category/save', { category, label: 'Moved', tooltip: 'Moved', description: 'Moved.', icon: 'box', isPopular: false, position, was: null })).answer.state;
    const seen = await made('pushed', '1');
    await made('pushing', '1');
    const placeOf = async (key: string) => (await editor.get('/help-categories')).answer.categories.find(({ category }) => category === key)?.position;
    expect(await placeOf('pushed')).toBe(2);
    const change = { category: 'pushed', label: 'Pushed', tooltip: 'Moved', description: 'Moved.', icon: 'box' as const, isPopular: false, position: '1' };
    const changed = await editor.post('/help-category/save', { ...change, was: seen });
    expect(changed.status).toBe(200);
    expect(await placeOf('pushed'), 'it was not moved by who wrote its name').toBe(2);
    expect(await editor.post('/help-category/remove', { category: 'pushed', was: seen, reason: 'Old' }), 'with another name than was seen').toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    expect((await editor.post('/help-category/save', { ...change, was: changed.answer.state })).status, 'a move that was meant').toBe(200);
    expect(await placeOf('pushed')).toBe(1);
    expect((await editor.post('/help-category/remove', { category: 'pushed', was: changed.answer.state, reason: 'Old' })).status).toBe(200);
  });

  it('of many, each is on one page of the list', async () => {
    await server.pool.query(`insert into marketplace.help_section (key, category, position, heading, content, is_open, keywords) select 'many_' || n, 'account', 100 + n, 'Of many', '<p>Text.</p>', false, '{}' from generate_series(1, 30) as n`);
    const keysOf = async (page: number) => (await editor.get('/help-topics', { q: 'many_', page })).answer.topics.map(({ key }) => key);
    const [first, second] = [await keysOf(1), await keysOf(2)];
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([25, 5, 30]);
  });
});
