import type { DepartmentFormContent, ProgramPage } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorAtDesk, type DeskBrowser } from '../desk/testing/desk-browser.ts';
import { defaultRateLimits } from '../http/rate-limits.ts';
import { loadInformation, type PageContent } from '../information/index.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { demoBuyer, openServer, type TestServer } from '../testing/server.ts';

const page = (keyName: string, title: string, more: Partial<PageContent> = {}): PageContent =>
  ({ keyName, title, shownAs: 'page', content: `<p>${title}</p><script>x</script>`, updatedOn: '2026-11-27', categories: [], ...more });

describe.each(oneTestDatabase())('programs of departments and their forms on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  const category = { id: '7110', name: 'Office Furniture', picture: 'furniture', count: 12 };
  beforeAll(async () => {
    server = await openServer(open);
    clerk = await operatorAtDesk(server, 'orderClerk');
    await server.pool.query(`insert into marketplace.category (category_id, parent_id, name, path, picture, words, product_count) values
      ('71', null, 'Furniture', '{71}', 'furniture', '{furniture}', 12), ('7110', '71', 'Office Furniture', '{71,7110}', 'furniture', '{office,furniture}', 12), ('7195', '71', 'Empty', '{71,7195}', 'furniture', '{empty}', 0)`);
    const pages = [page('DEPARTMENTS', 'Departments'), page('ADV2GIT', 'Technology', { categories: ['none', '7195', category.id] }), page('FEEDBACK', 'Feedback')];
    await loadInformation(server.pool, { pages, help: [] }, { supplied: true });
    await server.pool.query("insert into marketplace.help_desk_contact (store, phone, email, hours) values ('*', null, 'desk@agency.example.gov', null)");
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.pool.query('truncate marketplace.help_desk_message, marketplace.mail_outbox');
  });

  const get = async (path: string, browser?: TestBrowser) => (await (browser ?? (await server.visitor())).get(path)).envelope;
  const formAt = async (path: string, browser?: TestBrowser) => (await get(path, browser)).attributes as unknown as DepartmentFormContent;
  const submit = async (form: string, values: Record<string, string>, browser?: TestBrowser) =>
    (await (browser ?? (await server.visitor())).post('/department/submit', { form, answers: Object.entries(values).map(([name, value]) => ({ name, value })) })).envelope;
  const mails = async () => (await server.pool.query<Record<'kind' | 'recipient' | 'body', string>>('select kind, recipient, body from marketplace.mail_outbox order by kind')).rows;

  it('shows the programs that an operator has written, and the stores [spec 2.50]', async () => {
    const { responseName, attributes } = await get('/department/main');
    expect(responseName).toBe('Success');
    expect(attributes).toMatchObject({ page: { title: 'Departments', content: '<p>Departments</p>' }, programs: [{ key: 'adv2git', title: 'Technology' }] });
    const { stores } = attributes as { stores: { name: string; title: string; membersOnly: boolean }[] };
    expect(stores).toEqual(expect.arrayContaining([{ name: 'ADVANTAGE', title: 'Products and services for all agencies', membersOnly: false }, { name: 'DHS', title: 'Homeland Security', membersOnly: true }]));
  });

  it('shows a program with the categories that its page names and the catalog has, and one that is not written without [spec 2.50]', async () => {
    const program = (await get('/department/adv2git')).attributes as unknown as ProgramPage;
    expect(program.categories).toEqual([{ ...category, kind: 'products' }]);
    expect(await get('/department/homeoffice')).toMatchObject({ responseName: 'Success', attributes: { page: null, categories: [] } });
  });

  it('asks a question of the program over its page, says what is missing there, and records it [spec 2.50]', async () => {
    expect(await get('/department/adv2git?view=contact')).toMatchObject({ responseName: 'ContactModal', attributes: { form: 'program-question' } });
    expect(await get('/department/adv2git?view=submit')).toMatchObject({ responseName: 'SubmitModal', attributes: { form: 'program-request', title: 'Submit a request' } });
    expect(await submit('program-question', { text: ' ', email: 'buyer' })).toMatchObject({
      responseName: 'ModalFailure', attributes: { errors: [{ field: 'text', message: 'Enter something here.' }, { field: 'email' }], values: expect.arrayContaining([{ name: 'email', value: 'buyer' }]) },
    });
    expect(await submit('program-request', { item: 'Notebooks', quantity: '40', needed: 'In March' })).toMatchObject({ responseName: 'Success', attributes: { form: 'program-request', email: null } });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'help-desk-message', recipient: 'desk@agency.example.gov' });
    for (const part of ['A request to a program', 'What do you need?\nNotebooks', 'How many?\n40']) expect(mail?.body).toContain(part);
  });

  it('takes feedback on the page that it came from, in the name of who is signed in, and mails them a receipt [spec 2.50]', async () => {
    const buyer = await server.signedIn();
    const form = await formAt('/department/feedback?page=/ws/cart/shopping_cart', buyer);
    expect(form).toMatchObject({ about: '<p>Feedback</p>', sender: { name: 'Demo Buyer', email: demoBuyer.email }, values: [{ name: 'page', value: '/ws/cart/shopping_cart' }] });
    expect(form.fields.map(({ name }) => name)).toEqual(['kind', 'text', 'page']);
    expect(await submit('feedback', { kind: 'idea', text: 'Larger words.', page: '/ws/cart/shopping_cart', name: 'Someone Else', email: 'else@agency.example.gov' }, buyer))
      .toMatchObject({ responseName: 'Success', attributes: { email: demoBuyer.email } });
    expect((await server.pool.query('select store, subject, text, sender_email, page, answers from marketplace.help_desk_message')).rows).toEqual([
      { store: 'ADVANTAGE', subject: 'feedback', text: 'Larger words.', sender_email: demoBuyer.email, page: '/ws/cart/shopping_cart', answers: [{ name: 'kind', question: 'What is it?', answer: 'An idea', value: 'idea' }] },
    ]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['help-desk-message', 'help-desk-receipt']);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'x'])('names no page that is not of this site: %s', async (address) => {
    expect((await formAt(`/department/feedback?page=${encodeURIComponent(address)}`)).values).toEqual([{ name: 'page', value: '' }]);
    await submit('feedback', { kind: 'idea', text: 'Sent with its page.', page: address });
    expect((await server.pool.query('select page from marketplace.help_desk_message')).rows).toEqual([{ page: '' }]);
  });

  it.each(['select', '<b>', ''])('refuses an answer that the form does not offer: %j', async (kind) => {
    expect(await submit('feedback', { kind, text: 'x' })).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: 'kind' }] } });
  });

  it('asks what the operator set, keeps nothing of who answers, and counts the answers at the desk [spec 2.50]', async () => {
    expect((await clerk.post('/survey/set', { questions: 'How easy was it to order?\n\nWhat comes first?...\n' })).status).toBe(200);
    const buyer = await server.signedIn();
    const { fields, sender } = await formAt('/department/survey', buyer);
    expect([sender, fields.map(({ label, kind }) => [label, kind])]).toEqual([null, [['How easy was it to order?', 'scale'], ['What comes first?', 'text']]]);
    expect(fields[0]?.choices.map(({ label }) => label)).toEqual(['Extremely', 'Very', 'Somewhat', 'A little', 'Not at all']);
    const [ease = '', first = ''] = fields.map(({ name }) => name);
    expect(await submit('survey', {})).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: ease, message: 'Answer at least one question.' }] } });
    await submit('survey', { [ease]: '5', [first]: 'Search' }, buyer);
    await submit('survey', { [ease]: '2' });
    expect((await server.pool.query('select sender_name, sender_email, is_signed_in from marketplace.help_desk_message')).rows).toEqual([
      { sender_name: '', sender_email: null, is_signed_in: false }, { sender_name: '', sender_email: null, is_signed_in: false },
    ]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['help-desk-message', 'help-desk-message']);
    expect((await clerk.get('/survey')).answer.questions.filter(({ active }) => active)).toEqual([
      { question: 'How easy was it to order?', kind: 'scale', active: true, answers: 2, average: 3.5 }, { question: 'What comes first?', kind: 'text', active: true, answers: 1, average: null },
    ]);
    expect(await clerk.post('/survey/set', { questions: 'How one?\nHow one?' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'questions' }] } });
    for (const question of ['What comes first?', 'How many did you order?', 'How much did you order?', 'How often do you order?', 'How long did it take?', 'Order was easy']) expect(await clerk.post('/survey/set', { questions: question })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'questions', message: expect.stringContaining('not answered by words') }] } });
    await clerk.post('/survey/set', { questions: '' });
    expect((await formAt('/department/survey')).fields).toEqual([]);
    expect(await submit('survey', { [ease]: '5' })).toMatchObject({ responseName: 'Failure' });
  });

  it('asks at most thirty questions', async () => {
    const questions = (count: number) => Array.from({ length: count }, (_, n) => `How clear was page ${n + 1}?`).join('\n');
    expect((await clerk.post('/survey/set', { questions: questions(30) })).status).toBe(200);
    expect(await clerk.post('/survey/set', { questions: questions(31) })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'questions', message: 'Ask at most 30 questions. These are 31.' }] } });
    await clerk.post('/survey/set', { questions: '' });
  });

  it('asks in the order that was set, and a question that is asked again goes on with its answers, be it by words now', async () => {
    await clerk.post('/survey/set', { questions: 'How clear was it?\nHow quick was it?' });
    const [clear = ''] = (await formAt('/department/survey')).fields.map(({ name }) => name);
    await submit('survey', { [clear]: '4' });
    await clerk.post('/survey/set', { questions: 'How quick was it?' });
    expect((await clerk.get('/survey')).answer.questions).toContainEqual({ question: 'How clear was it?', kind: 'scale', active: false, answers: 1, average: 4 });
    await clerk.post('/survey/set', { questions: 'How quick was it?\nHow clear was it?...' });
    expect((await formAt('/department/survey')).fields.map(({ label, kind }) => [label, kind])).toEqual([['How quick was it?', 'scale'], ['How clear was it?', 'text']]);
    expect((await clerk.get('/survey')).answer.questions).toContainEqual({ question: 'How clear was it?', kind: 'text', active: true, answers: 1, average: null });
    await clerk.post('/survey/set', { questions: '' });
  });

  it('what is typed into a line stays one line, and is no value of a choice', async () => {
    await submit('program-request', { item: 'Notebooks\r\nFrom: the desk', name: 'A Visitor\nBcc: x' });
    expect((await server.pool.query('select sender_name, answers from marketplace.help_desk_message')).rows).toEqual([
      { sender_name: 'A Visitor Bcc: x', answers: [{ name: 'item', question: 'What do you need?', answer: 'Notebooks From: the desk', value: null }] },
    ]);
  });

  it('takes so many messages a minute from one address', async () => {
    const limited = await openServer(open, { beside: server, rateLimits: { ...defaultRateLimits, messages: 1 } });
    const browser = await limited.visitor();
    const statusOf = async (text: string) => (await browser.post('/department/submit', { form: 'program-question', answers: [{ name: 'text', value: text }] })).status;
    expect([await statusOf('One?'), await statusOf('Two?')]).toEqual([200, 429]);
    await limited.close();
  });

  it('a suggestion begins with what was not found, in one line and no longer than a product may be', async () => {
    expect((await formAt('/department/adv_select_suggest')).values).toEqual([]);
    expect((await formAt('/department/adv_select_suggest?item=%20')).values).toEqual([]);
    expect((await formAt(`/department/adv_select_suggest?item=${encodeURIComponent('standing\ndesk ')}`)).values).toEqual([{ name: 'item', value: 'standing desk' }]);
    expect((await formAt(`/department/adv_select_suggest?item=${'x'.repeat(900)}`)).values).toEqual([{ name: 'item', value: 'x'.repeat(200) }]);
  });

  it('a suggestion is answered at the desk by mail, once, and is then closed', async () => {
    const { attributes } = await submit('suggestion', { item: 'Standing desk', text: 'Backs.', name: 'A Visitor', email: 'visitor@agency.example.gov' });
    const number = String(attributes?.['referenceNumber']);
    expect((await clerk.get('/messages', { q: 'standing' })).answer).toMatchObject({ total: 1, messages: [{ number, state: 'open', about: 'A product to add', sender: 'A Visitor, visitor@agency.example.gov', begins: 'Backs.' }] });
    expect((await clerk.get('/messages', { q: number })).answer.messages.map((message) => message.number)).toEqual([number]);
    expect((await clerk.get('/messages', { about: 'survey' })).answer.total).toBe(0);
    expect((await clerk.get('/messages', { about: 'nothing' })).status).toBe(400);
    expect((await clerk.get('/message', { number })).answer).toMatchObject({ message: { isSignedIn: false, answers: [{ question: 'Product', answer: 'Standing desk' }] }, letter: null });
    expect((await clerk.post('/message/answer', { number, letter: 'It is there now.' })).status).toBe(200);
    expect(await mails()).toContainEqual({ kind: 'help-desk-answer', recipient: 'visitor@agency.example.gov', body: 'It is there now.\n' });
    expect((await clerk.post('/message/answer', { number, letter: 'Again.' })).status).toBe(409);
    expect((await clerk.get('/message', { number })).answer).toMatchObject({ message: { state: 'closed' }, letter: { text: 'It is there now.', by: 'orderclerk@desk.example.gov' } });
    expect((await clerk.post('/message/reopen', { number })).status).toBe(200);
    expect((await clerk.post('/message/close', { number, note: 'By phone.' })).status).toBe(200);
    expect((await clerk.get('/message', { number: 'H-9999999-4' })).status).toBe(404);
    expect((await clerk.get('/messages/export', { state: 'all' })).answer.csv).toContain('Product Standing desk');
    expect((await clerk.get('/audit', { q: number })).answer.entries.map(({ action }) => action)).toEqual(['message.closed', 'message.reopened', 'message.answered']);
  });

  it('wait at the desk with the one that came first, each on one page, and with their beginning; a note stays, and a file has what was chosen', async () => {
    await submit('feedback', { kind: 'idea', text: 'x'.repeat(120) });
    await server.pool.query(`insert into marketplace.help_desk_message (digest, store, subject, text, sender_name, is_signed_in, page, error_id, received_at)
      select digest, store, subject, repeat('y', 121), '', false, '', '', received_at from marketplace.help_desk_message, generate_series(1, 29)`);
    const open = async (page: number) => (await clerk.get('/messages', { state: 'open', page })).answer.messages;
    const [first, second] = [await open(1), await open(2)];
    expect([first.length, second.length, new Set([...first, ...second].map(({ number }) => number)).size]).toEqual([25, 5, 30]);
    expect(first.slice(0, 2).map(({ begins }) => begins)).toEqual(['x'.repeat(120), `${'y'.repeat(120)}...`]);
    const number = first[0]?.number ?? '';
    await clerk.post('/message/close', { number, note: 'By phone.' });
    expect((await clerk.get('/message', { number })).answer.message).toMatchObject({ state: 'closed', note: 'By phone.' });
    expect((await clerk.get('/messages', { state: 'closed' })).answer.messages.map((message) => message.number)).toEqual([number]);
    const rowsOf = async (state: 'closed' | 'open') => (await clerk.get('/messages/export', { state })).answer.csv.trim().split('\r\n').length - 1;
    expect([await rowsOf('closed'), await rowsOf('open')]).toEqual([1, 29]);
  });

  it('an answer needs an address, a viewer changes nothing, and a letter that does not leave closes nothing', async () => {
    const without = String((await submit('feedback', { kind: 'idea', text: 'Nothing more.' })).attributes?.['referenceNumber']);
    expect(await clerk.post('/message/answer', { number: without, letter: 'Thanks.' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'letter' }] } });
    const viewer = await operatorAtDesk(server, 'viewer');
    expect((await viewer.post('/message/close', { number: without, note: 'x' })).status).toBe(403);
    const number = String((await submit('feedback', { kind: 'idea', text: 'Write back.', email: 'visitor@agency.example.gov' })).attributes?.['referenceNumber']);
    await server.pool.query('alter table marketplace.mail_outbox rename to mail_outbox_away');
    const refused = await clerk.post('/message/answer', { number, letter: 'Thanks.' });
    await server.pool.query('alter table marketplace.mail_outbox_away rename to mail_outbox');
    expect(refused.status).toBe(500);
    expect((await clerk.get('/message', { number })).answer).toMatchObject({ message: { state: 'open' }, letter: null });
  });
});
