import type { Envelope, SessionAttributes } from '@quartermaster/contracts';

/** A request of the page. */
export interface SentRequest {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** An answer, with its HTTP status where that is not 200. */
export type SampleAnswer = Partial<Envelope> & { status?: number; /** Text or a list instead of an envelope. */ content?: unknown };

/** Answers one request; `undefined` leaves it without an answer, as a broken line does. */
export type Handler = (request: SentRequest) => SampleAnswer | undefined | Promise<SampleAnswer | undefined>;

/** The session attributes of a visitor of ADVANTAGE. */
export const session: SessionAttributes = {
  storeID: 0, storeName: 'ADVANTAGE', ipAddress: '192.0.2.1', loggedIn: false, appServerID: 'test', firstName: null, lastName: null, agencyCode: null, sessionTimeout: null, unreadMessages: 0,
  cartSummary: { lineCount: 0, subtotal: { amount: 0, currency: 'USD' } },
};

/** A server in place of `fetch`, by path. It keeps what was sent. */
export function sampleServer(handlers: Record<string, Handler>) {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace('/advantage/rs', '');
    const text = request.method === 'POST' ? await request.text() : '';
    const asked: SentRequest = { path, query: url.searchParams, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
    sent.push(asked);
    const answer = await (path in handlers ? handlers[path]?.(asked) : { responseName: 'Session' });
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const { status = 200, content, ...said } = answer;
    if (content !== undefined) return typeof content === 'string' ? new Response(content) : Response.json(content);
    const envelope = { responseType: 'SUCCESS', ...said, attributes: { ...session, ...said.attributes } };
    return new Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } });
  };
  return { fetch, sent, to: (path: string) => sent.filter((request) => request.path === path) };
}
