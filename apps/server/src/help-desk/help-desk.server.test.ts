import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../http/rate-limits.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { demoBuyer, openServer, type TestServer } from '../testing/server.ts';
import { helpDeskCommand } from './index.ts';

const form = '/information/comment_form';
const path = '/information/comment_form_submit';
const message = { subject: 'order', text: 'Where is my order?', page: '/ws/orderhistory/my_orders' };
const contacts = { '*': { phone: '202-555-0100', email: 'desk@agency.example.gov', hours: 'Monday to Friday' }, 'VA': { phone: null, email: 'desk@va.example.gov', hours: null } };
const noFiles = { read: () => contacts, write: () => { throw new Error('The command writes no file.'); } };

describe.each(oneTestDatabase())('the help desk on $name', ({ open }) => {
  let server: TestServer;
  const time = { now: new Date('2026-11-22T12:00:00Z') };
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.pool.query('truncate marketplace.help_desk_message, marketplace.help_desk_contact, marketplace.mail_outbox');
  });

  const command = (...args: string[]) => helpDeskCommand(server.pool, args, noFiles, time.now);
  const send = async (request: object, browser?: TestBrowser, store = 'ADVANTAGE') =>
    (await (browser ?? (await server.visitor())).post(path, request, { headers: { 'x-store': store } })).envelope;
  const referenceOf = async (request: object): Promise<string> => String((await send(request)).attributes?.['referenceNumber']);
  const kept = async () => (await server.pool.query<Record<string, unknown>>('select * from marketplace.help_desk_message order by message_number')).rows;
  const mails = async () => (await server.pool.query<Record<'kind' | 'recipient' | 'subject' | 'body', string>>('select kind, recipient, subject, body from marketplace.mail_outbox order by kind')).rows;

  it('begins with an empty form that knows page and error, and with the contacts of the store [spec 2.136]', async () => {
    const browser = await server.visitor();
    const asked = async (store: string) => (await browser.get(`${form}?page=/ws/cart/shopping_cart&errorID=req-7`, { headers: { 'x-store': store } })).envelope;
    expect(await asked('ADVANTAGE')).toMatchObject({ responseName: 'Initial', attributes: { contacts: null, sender: null } });
    await command('contacts', 'contacts.json');
    expect(await asked('ADVANTAGE')).toMatchObject({
      responseName: 'Initial',
      attributes: { values: { subject: 'error', text: '', page: '/ws/cart/shopping_cart', errorID: 'req-7' }, errors: [], contacts: contacts['*'] },
    });
    expect(await asked('VA')).toMatchObject({ attributes: { contacts: contacts.VA } });
  });

  it('opens for who comes from a page or an error that is too long to be named', async () => {
    const browser = await server.visitor();
    expect((await browser.get(`${form}?page=/ws/${'x'.repeat(1500)}&errorID=req-7`)).envelope).toMatchObject({ responseName: 'Initial', attributes: { values: { page: '', errorID: 'req-7' } } });
    expect((await browser.get(`${form}?page=/ws/cart/shopping_cart&errorID=${'x'.repeat(300)}`)).envelope).toMatchObject({ responseName: 'Initial', attributes: { values: { page: '/ws/cart/shopping_cart', errorID: '' } } });
  });

  it('keeps a visitor’s message and mails it to the desk of the store, but nothing to the address that the visitor typed', async () => {
    await command('contacts', 'contacts.json');
    const envelope = await send({ ...message, name: 'A Visitor', email: 'somebody@else.example.com', errorID: 'req-7' }, undefined, 'VA');
    expect(envelope).toMatchObject({ responseName: 'Success', attributes: { referenceNumber: expect.stringMatching(/^H-\d{7}-\d$/), email: 'somebody@else.example.com' } });
    expect(await kept()).toMatchObject([{ store: 'VA', subject: 'order', text: message.text, sender_name: 'A Visitor', is_signed_in: false, page: message.page, error_id: 'req-7', mailed_at: time.now }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'help-desk-message', recipient: 'desk@va.example.gov' });
    for (const part of ['An order', message.text, message.page, 'req-7', 'not signed in', String(envelope.attributes?.['referenceNumber'])]) expect(mail?.body).toContain(part);
  });

  it('knows a signed-in sender better than the request does, and mails them a receipt without their text', async () => {
    await command('contacts', 'contacts.json');
    const envelope = await send({ ...message, name: 'Someone Else', email: 'else@agency.example.gov' }, await server.signedIn());
    expect(envelope).toMatchObject({ responseName: 'Success', attributes: { email: demoBuyer.email } });
    expect(await kept()).toMatchObject([{ sender_name: 'Demo Buyer', sender_email: demoBuyer.email, is_signed_in: true, confirmed_at: time.now }]);
    const [, toBuyer] = await mails();
    expect(toBuyer).toMatchObject({ kind: 'help-desk-receipt', recipient: demoBuyer.email });
    expect(toBuyer?.body).not.toContain(message.text);
  });

  it('keeps a message without a mail where the operator has set no address, and the list says so', async () => {
    const reference = await referenceOf(message);
    expect(await mails()).toEqual([]);
    expect(await command('list')).toContain(`${reference}  2026-11-22 12:00 UTC  open  ADVANTAGE  An order  (not mailed)\n  ${message.text}\n`);
  });

  it('takes two presses at once, and another try, for one message; a changed text is another', async () => {
    await command('contacts', 'contacts.json');
    const browser = await server.visitor();
    const answers = await Promise.all([send(message, browser), send(message, browser)]);
    answers.push(await send(message, browser));
    expect(new Set(answers.map(({ attributes }) => attributes?.['referenceNumber'])).size).toBe(1);
    expect([(await kept()).length, (await mails()).length]).toEqual([1, 1]);
    await send({ ...message, text: 'It has come.' }, browser);
    await send(message);
    expect(await kept()).toHaveLength(3);
  });

  it('writes the mails that it still owes when the message comes again later: the server was killed before them, or the mail was down', async () => {
    await command('contacts', 'contacts.json');
    const browser = await server.signedIn();
    const received = time.now;
    await send(message, browser);
    await server.pool.query('truncate marketplace.mail_outbox');
    await server.pool.query('update marketplace.help_desk_message set mailed_at = null');
    await send(message, browser);
    expect(await mails()).toEqual([]);
    time.now = new Date(received.getTime() + 60_000);
    await send(message, browser);
    await send(message, browser);
    expect(await mails()).toMatchObject([{ kind: 'help-desk-message' }]);
    expect(await kept()).toMatchObject([{ mailed_at: time.now }]);
    time.now = received;
  });

  it('takes the same message for another one once an hour has gone by since it came', async () => {
    const browser = await server.visitor();
    const received = time.now;
    const numbers: unknown[] = [];
    for (const minutes of [0, 20, 40, 59, 61]) {
      time.now = new Date(received.getTime() + minutes * 60_000);
      numbers.push((await send(message, browser)).attributes?.['referenceNumber']);
    }
    time.now = received;
    expect(numbers.slice(0, 4)).toEqual(Array(4).fill(numbers[0]));
    expect(numbers[4]).not.toBe(numbers[0]);
  });

  it('keeps a message whose mail could not be written, and the list says so', async () => {
    await command('contacts', 'contacts.json');
    await server.pool.query('alter table marketplace.mail_outbox rename to mail_away');
    try {
      expect((await send(message, await server.signedIn())).responseName).toBe('Success');
    } finally {
      await server.pool.query('alter table marketplace.mail_away rename to mail_outbox');
    }
    expect(await kept()).toMatchObject([{ text: message.text, mailed_at: null, confirmed_at: null }]);
    expect(await command('list')).toContain('(not mailed)');
  });

  it('mails a message later that was kept and not mailed, once, and not forever', async () => {
    await command('contacts', 'contacts.json');
    const [received, browser] = [time.now, await server.visitor()];
    await send(message, browser);
    await send({ ...message, text: 'Closed meanwhile.' });
    await server.pool.query('truncate marketplace.mail_outbox');
    await server.pool.query("update marketplace.help_desk_message set mailed_at = null, closed_at = case text when 'Closed meanwhile.' then received_at end");
    await server.cleanUp(new Date(received.getTime() + 30_000));
    expect(await mails(), 'it may be on its way').toEqual([]);
    await server.cleanUp(new Date(received.getTime() + 25 * 3_600_000));
    expect(await mails(), 'a day later the list is the place').toEqual([]);
    const later = new Date(received.getTime() + 90_000);
    await Promise.all([server.cleanUp(later), server.cleanUp(later)]);
    expect(await mails()).toMatchObject([{ kind: 'help-desk-message', recipient: 'desk@agency.example.gov', body: expect.stringContaining(message.text) as string }]);
    // The sender tries again, too.
    await server.pool.query('update marketplace.help_desk_message set mailed_at = null');
    time.now = later;
    await send(message, browser);
    time.now = received;
    expect(await mails()).toHaveLength(1);
    expect(await command('list')).not.toContain('(not mailed)');
  });

  it('mails no receipt to an address that is not proved to be the buyer’s', async () => {
    await command('contacts', 'contacts.json');
    const person = { ...demoBuyer, sub: 'unproved', email_verified: false };
    await send(message, await server.signedIn(person));
    expect((await mails()).map(({ kind }) => kind)).toEqual(['help-desk-message']);
  });

  it('belongs to the account that sent it, whether its address was proved then or is proved later, and by whom', async () => {
    const person = { ...demoBuyer, sub: 'not-proved-yet', email: 'later@agency.example.gov', email_verified: false };
    const [proved, another] = [{ ...person, email_verified: true }, { ...person, sub: 'another-account', email_verified: true }];
    const sender = await server.signedIn(person);
    const { attributes } = await send(message, sender);
    const messagesOf = async (browser: TestBrowser) => (JSON.parse(String((await browser.get('/profile/export_data')).envelope.attributes?.['json'])) as { messagesToTheHelpDesk: { number: string }[] }).messagesToTheHelpDesk.map(({ number }) => number);
    expect(await messagesOf(sender)).toEqual([attributes?.['referenceNumber']]);
    expect(await messagesOf(await server.signedIn(proved)), 'once it is proved').toEqual([attributes?.['referenceNumber']]);
    expect(await messagesOf(await server.signedIn(another)), 'by another account').toEqual([]);
    // Messages of before have no account, and are known by the address that is proved.
    await server.pool.query('update marketplace.help_desk_message set buyer_id = null');
    expect(await messagesOf(await server.signedIn(proved))).toEqual([attributes?.['referenceNumber']]);
  });

  it('says at each field what is wrong, keeps what was typed and records nothing', async () => {
    const envelope = await send({ subject: 'gossip', text: ' ', email: 'buyer', page: 'https://elsewhere.example/' });
    expect(envelope).toMatchObject({ responseName: 'Failure', attributes: { values: { email: 'buyer', page: '' } } });
    expect((envelope.attributes as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['subject', 'text', 'email']);
    expect(await kept()).toEqual([]);
  });

  it.each(['text', 'name', 'page'])('refuses the number of a card in %s', async (field) => {
    const { responseType, attributes } = await send({ ...message, [field]: '/ 4012 8888 8888 1881' });
    expect({ responseType, attributes }).toMatchObject({ responseType: 'ERROR', attributes: { fieldErrors: [{ field }] } });
    expect(await kept()).toEqual([]);
  });

  it('keeps what was typed from being a command of a mail, a terminal or a spreadsheet', async () => {
    await command('contacts', 'contacts.json');
    const reference = await referenceOf({ ...message, name: 'A\r\nBcc: x@y.example\u001b[2J\u202e', text: '=HYPERLINK("http://x.example")\u001b[2J' });
    const [mail] = await mails();
    expect(mail?.subject).toBe(`${reference}: a message from the ADVANTAGE store`);
    expect(mail?.body).toContain('From: A Bcc: x@y.example [2J (not signed in');
    const files = new Map<string, string>();
    await helpDeskCommand(server.pool, ['export', 'all.csv'], { read: noFiles.read, write: (name, text) => void files.set(name, text) }, time.now);
    expect(files.get('all.csv')).toContain(`"'=HYPERLINK(""http://x.example"")`);
    expect(`${await command('show', reference)}${files.get('all.csv')}`).not.toContain('\u001b');
  });

  it('is listed, exported, closed with a note and reopened by the operator', async () => {
    const [first, second] = [await referenceOf(message), await referenceOf({ ...message, subject: 'product', text: 'Which cable?' })];
    await expect(command('close', first)).rejects.toThrow('Say in --note');
    await expect(command('close', first.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), '--note=x')).rejects.toThrow('one of its digits proves the others');
    expect(await command('close', first, '--note=Answered by phone')).toBe(`${first} is closed.\n`);
    expect(await command('list')).not.toContain(first);
    expect(await command('list', '--status=closed')).toContain(first);
    expect(await command('list', '--status=all', '--about=product', '--store=advantage', '--since=2026-11-22', '--most=1')).toMatch(new RegExp(`^${second} .*\n  Which cable\\?\n$`));
    expect(await command('list', '--since=2026-11-23')).toBe('No message.\n');
    expect(await command('show', first)).toContain('Note: Answered by phone');
    const files = new Map<string, string>();
    await helpDeskCommand(server.pool, ['export', 'all.json'], { read: noFiles.read, write: (name, text) => void files.set(name, text) }, time.now);
    expect(JSON.parse(files.get('all.json') ?? '')).toMatchObject([{ referenceNumber: second, status: 'open' }, { referenceNumber: first, status: 'closed', note: 'Answered by phone' }]);
    expect(await command('reopen', first)).toBe(`${first} is open again.\n`);
    expect(await command('list')).toContain(first);
    await expect(command('list', '--status=lost')).rejects.toThrow('Use open, closed or all');
    await expect(command('nothing')).rejects.toThrow('Usage');
  });

  it.each([
    [{ NONE: { phone: '202-555-0100' } }, 'there is no store NONE'],
    [{ VA: { email: 'desk' } }, 'VA: Enter an e-mail address'],
    [{ VA: {} }, 'VA: give phone, email or hours'],
    [{ VA: { fax: '1' } }, 'Unrecognized key'],
    [[], 'expected record'],
  ])('changes no contacts by a file with %j', async (content, problem) => {
    await command('contacts', 'contacts.json');
    await expect(helpDeskCommand(server.pool, ['contacts', 'new.json'], { ...noFiles, read: () => content }, time.now)).rejects.toThrow(problem);
    expect(JSON.parse(await command('contacts'))).toEqual(contacts);
  });

  it('forgets messages that came, or were closed, longer ago than they are kept', async () => {
    const [closedLate] = [await referenceOf(message), await referenceOf({ ...message, text: 'Another.' })];
    const day = 86_400_000;
    const received = time.now;
    time.now = new Date(received.getTime() + 100 * day);
    await command('close', closedLate, '--note=Answered');
    await server.cleanUp(new Date(received.getTime() + 364 * day));
    expect(await kept()).toHaveLength(2);
    await server.cleanUp(new Date(received.getTime() + 366 * day));
    expect(await kept()).toMatchObject([{ note: 'Answered' }]);
    time.now = received;
  });

  it('takes so many messages a minute from one address, and says when to try again', async () => {
    const limited = await openServer(open, { beside: server, rateLimits: { ...defaultRateLimits, messages: 1 } });
    try {
      const browser = await limited.visitor();
      expect((await browser.post(path, message)).envelope.responseName).toBe('Success');
      expect((await browser.post(path, { ...message, text: 'Another.' })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
