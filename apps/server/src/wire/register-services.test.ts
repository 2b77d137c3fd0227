import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineService, response } from '@quartermaster/contracts/schema';
import { TestBrowser } from '../testing/browser.ts';
import { callersByToken, wireApp } from '../testing/wire-app.ts';
import { implement, implementDocument } from './implement.ts';
import { problem } from './problem.ts';
import { pdf, redirect, respond } from './reply.ts';
import { signedIn, type Buyer } from './request-context.ts';

const echo = defineService({
  path: '/test/echo',
  method: 'POST',
  access: 'visitor',
  summary: 'Says what it got',
  request: z.object({ word: z.string().min(2).max(10), times: z.number().int().optional(), kind: z.enum(['a', 'b']).optional() }),
  responses: {
    Success: response(z.object({ word: z.string(), kind: z.enum(['a', 'b']) }), { One: { word: 'hello', kind: 'a' } }),
    Failure: response(z.object({ why: z.string() }), { One: { why: 'because' } }),
  },
});
const mine = defineService({
  path: '/test/mine',
  method: 'GET',
  access: 'buyer',
  summary: 'Who am I',
  request: z.object({}),
  responses: { Success: response(z.object({ buyerId: z.string() }), { One: { buyerId: 'b' } }) },
});
const leave = defineService({
  path: '/test/leave',
  method: 'GET',
  access: 'visitor',
  changesState: true,
  summary: 'A GET that changes something',
  request: z.object({}),
  responses: { Success: response(z.object({}), { One: {} }) },
});
const paper = defineService({
  path: '/test/paper',
  method: 'GET_PDF',
  access: 'visitor',
  summary: 'A document',
  request: z.object({}),
  responses: { Failure: response(z.object({}), { One: {} }) },
});

const buyer: Buyer = { buyerId: 'b-1', firstName: 'Demo', lastName: 'Buyer', email: 'buyer@agency.example.gov', verifiedEmails: ['buyer@agency.example.gov'], agencyCode: '4700' };

/** A list in a list in a list, as text: made otherwise, it would not fit on the stack. */
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const services = [
  implement(echo, async ({ word, kind }) => {
    if (word === 'boom') throw new Error('secret detail');
    if (word === 'wrong') return respond('Failure', { why: 1 as unknown as string });
    if (word === 'away') return redirect('/search/advantage_search?q=a');
    if (word === 'no') return respond('Failure', { why: 'You said no.' });
    if (word === 'busy') return problem({ status: 409, code: 'BUSY', title: 'Busy', message: 'Try later.' });
    const extra = { word, kind: kind ?? ('a' as const), secret: 'not declared' };
    return respond('Success', extra);
  }),
  implement(mine, async (_request, context) => respond('Success', { buyerId: signedIn(context).buyerId })),
  implement(leave, async () => respond('Success', {})),
  implementDocument(paper, async () => pdf('order "1".pdf', new TextEncoder().encode('%PDF-1.7'))),
];

async function browser(): Promise<TestBrowser> {
  const app = await wireApp(services, { callerOf: callersByToken((token) => (token === 'good' ? buyer : undefined)) });
  const opened = new TestBrowser(app);
  await opened.get('/test/mine');
  return opened;
}

describe('a handler', () => {
  it('can only answer what its service declares', () => {
    // @ts-expect-error Success needs a word
    implement(echo, async () => respond('Success', { kind: 'a' as const }));
    // @ts-expect-error there is no such response name
    implement(echo, async () => respond('Done', {}));
    // @ts-expect-error kind is a or b
    implement(echo, async () => respond('Success', { word: 'x', kind: 'c' }));
    // @ts-expect-error only GET_PDF gives documents
    implement(echo, async () => pdf('a.pdf', new Uint8Array()));
    expect(() => implementDocument(echo, async () => pdf('a.pdf', new Uint8Array()))).toThrow('gives no document');
    expect(implement(echo, async ({ word }) => respond('Success', { word, kind: 'a' })).service).toBe(echo);
  });
});

describe('a call', () => {
  it('is answered by an envelope with the declared attributes and the session, and with nothing else [spec 1.13, 3.1]', async () => {
    const { status, envelope } = await (await browser()).post('/test/echo', { word: 'hello', unknown: 1 });
    expect(status).toBe(200);
    expect(envelope).toEqual({
      responseType: 'SUCCESS',
      responseName: 'Success',
      attributes: {
        word: 'hello',
        kind: 'a',
        storeID: 0,
        storeName: 'ADVANTAGE',
        ipAddress: '127.0.0.1',
        loggedIn: false,
        appServerID: 'test',
        firstName: null,
        lastName: null,
        agencyCode: null,
        sessionTimeout: null,
        unreadMessages: 0,
        cartSummary: { lineCount: 0, subtotal: { amount: 0, currency: 'USD' } },
      },
    });
  });

  it('takes query and body together, and the body wins', async () => {
    const { envelope } = await (await browser()).post('/test/echo?word=query&kind=b', { word: 'body' });
    expect(envelope.attributes).toMatchObject({ word: 'body', kind: 'b' });
  });

  it.each([30_000, 120_000])('whose JSON is nested %i levels deep is bad input', async (levels) => {
    const browser = new TestBrowser(await wireApp(services));
    await browser.get('/test/mine');
    const answer = await browser.post('/test/echo', `{"word":${nested(levels)}}`);
    expect([answer.status, answer.envelope.attributes?.['code']]).toEqual([400, 'REQUEST_INVALID']);
  });

  it('may be answered by a redirect', async () => {
    const { envelope } = await (await browser()).post('/test/echo', { word: 'away' });
    expect(envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/search/advantage_search?q=a' });
  });

  it('may be answered by a document', async () => {
    const answer = await (await browser()).get('/test/paper');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('inline; filename="order__1_.pdf"');
    expect(answer.text).toBe('%PDF-1.7');
  });

  it.each([
    ['header', {}, { 'x-store': 'fss' }, 3],
    ['query', { store: 'usmc' }, {}, 9],
    ['unknown name', { store: 'nowhere' }, {}, 0],
    ['header before query', { store: 'usmc' }, { 'x-store': 'VA' }, 6],
  ])('names its store by %s (specification, section 4)', async (_how, query, headers, storeID) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const { envelope } = await (await browser()).post(`/test/echo?${search}`, { word: 'hello' }, { headers });
    expect(envelope.attributes).toMatchObject({ storeID });
  });
});

describe('bad input', () => {
  it.each([
    ['a missing field', {}, 'word', 'This field is missing: send a text.'],
    ['a wrong type', { word: 7 }, 'word', 'Send a text here.'],
    ['a short text', { word: 'x' }, 'word', 'Send at least 2 characters.'],
    ['a long text', { word: 'x'.repeat(11) }, 'word', 'Send at most 10 characters.'],
    ['a fraction', { word: 'hello', times: 1.5 }, 'times', 'Send a whole number here.'],
    ['a character that no text can hold', { word: 'hel\0lo' }, 'word', 'Remove the NUL character from this field.'],
    ['an unknown choice', { word: 'hello', kind: 'c' }, 'kind', 'Send one of: a, b.'],
  ])('%s is answered with where and what to do', async (_what, body, field, message) => {
    const { status, envelope } = await (await browser()).post('/test/echo', body);
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ responseType: 'ERROR', attributes: { code: 'REQUEST_INVALID', fieldErrors: [{ field, message }] } });
    expect(envelope.message).toContain(message);
  });

  it.each([
    ['malformed JSON', '{"word":', {}, 400, 'BODY_MALFORMED'],
    ['an empty body', '', {}, 400, 'BODY_MALFORMED'],
    ['a list as body', '[1]', {}, 400, 'BODY_NOT_AN_OBJECT'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', {}, 400, 'BODY_MALFORMED'],
    ['a form', 'word=hello', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'CONTENT_TYPE_UNKNOWN'],
    ['plain text', '{"word":"hello"}', { 'content-type': 'text/plain' }, 415, 'CONTENT_TYPE_UNKNOWN'],
    ['more than 256 KB', JSON.stringify({ word: 'x'.repeat(262_144) }), {}, 413, 'BODY_TOO_LARGE'],
  ])('%s has a clear envelope', async (_what, body, headers, status, code) => {
    const answer = await (await browser()).post('/test/echo', body, { headers });
    expect(answer.status).toBe(status);
    expect(answer.envelope).toMatchObject({ responseType: 'ERROR', attributes: { code, storeName: 'ADVANTAGE' } });
    expect(answer.envelope.message).toMatch(/\.$/);
  });

  it('at an unknown path is answered with 404, and with the wrong method with 405 [spec 7.4, 9.2]', async () => {
    const visitor = await browser();
    expect(await visitor.get('/no/such_path')).toMatchObject({ status: 404, envelope: { msgType: 'Unexpected request', attributes: { code: 'PATH_UNKNOWN' } } });
    expect(await visitor.get('/test/echo')).toMatchObject({ status: 405, envelope: { attributes: { code: 'METHOD_NOT_ALLOWED' } } });
  });
});

describe('a mistake of the server', () => {
  it.each(['boom', 'wrong'])('(%s) shows an error id and no detail', async (word) => {
    const { status, envelope, text } = await (await browser()).post('/test/echo', { word });
    expect(status).toBe(500);
    expect(envelope).toMatchObject({ responseType: 'ERROR', attributes: { code: 'UNEXPECTED' } });
    expect(envelope.attributes?.['errorID']).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).not.toContain('secret');
  });

  it('that keeps a caller waiting ends with 503', async () => {
    const slow = implement(leave, () => new Promise(() => {}), { staleToken: 'ignore' });
    const visitor = new TestBrowser(await wireApp([slow, ...services.slice(0, 2)], {}, { handlerTimeout: 500 }));
    // This one keeps the limit, also on a busy machine.
    await visitor.get('/test/mine');
    expect(await visitor.get('/test/leave')).toMatchObject({ status: 503, envelope: { attributes: { code: 'TOOK_TOO_LONG' } } });
  });
});

describe('who calls', () => {
  it('must be signed in for a buyer’s service', async () => {
    const visitor = await browser();
    expect(await visitor.get('/test/mine')).toMatchObject({ status: 401, envelope: { responseType: 'ERROR', msgType: 'Authorization Error' } });
    expect(await visitor.get('/test/mine', { token: 'good' })).toMatchObject({
      status: 200,
      envelope: { attributes: { buyerId: 'b-1', loggedIn: true, firstName: 'Demo', agencyCode: '4700' } },
    });
  });

  it('with a token that no longer holds is told so where it matters, and never silently served as a visitor', async () => {
    const answer = await (await browser()).post('/test/echo', { word: 'hello' }, { token: 'stale' });
    expect(answer).toMatchObject({ status: 401, envelope: { attributes: { code: 'SIGN_IN_REQUIRED' } } });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });
});

describe('the XSRF token', () => {
  const refused = { status: 403, envelope: { responseType: 'ERROR', attributes: { code: 'XSRF_TOKEN_INVALID' } } };

  it('is needed for POST and for GETs that change something', async () => {
    const visitor = await browser();
    expect(await visitor.post('/test/echo', { word: 'hello' }, { withoutXsrf: true })).toMatchObject(refused);
    expect(await visitor.get('/test/leave', { withoutXsrf: true })).toMatchObject(refused);
    expect(await visitor.get('/test/leave')).toMatchObject({ status: 200 });
  });

  it('of another session is refused', async () => {
    const [one, other] = [await browser(), await browser()];
    const headers = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' };
    expect(await one.post('/test/echo', { word: 'hello' }, { headers })).toMatchObject(refused);
  });

  it('is refused with a session cookie of one’s own making', async () => {
    const visitor = await browser();
    visitor.cookies.set('JSESSIONID', 'A'.repeat(43));
    expect(await visitor.post('/test/echo', { word: 'hello' })).toMatchObject(refused);
  });

  it('comes in a readable cookie, the session in an HttpOnly one [spec 3.5]', async () => {
    const answer = await new TestBrowser(await wireApp(services)).get('/test/mine');
    const cookies = answer.headers['set-cookie'] as string[];
    expect(cookies.find((cookie) => cookie.startsWith('JSESSIONID='))).toMatch(/^JSESSIONID=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
  });
});
