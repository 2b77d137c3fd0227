import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../runtime/index.ts';
import { BrowserSession, sessionCookie, xsrfCookie } from './browser-session.ts';

const cookieKey = new Uint8Array(32).fill(7);

type Written = Record<string, { readonly value: string | null; readonly httpOnly: boolean }>;

function sessionOf(cookies: Readonly<Record<string, string>> = {}, secure = true): { readonly session: BrowserSession; written(): Written } {
  const session = new BrowserSession(cookies, { cookieKey, secure, randomness: systemRandomness });
  const written = (): Written => {
    const all: Written = {};
    const note = (value: string | null) => (name: string, options: { readonly httpOnly?: boolean }): void => void (all[name] = { value, httpOnly: options.httpOnly === true });
    const reply = {
      setCookie: (name: string, value: string, options: { readonly httpOnly?: boolean }) => note(value)(name, options),
      clearCookie: note(null),
    };
    session.writeCookies(reply as unknown as FastifyReply);
    return all;
  };
  return { session, written };
}

/** What a browser sends after its first answer. */
const sentBack = (): Record<string, string> => Object.fromEntries(Object.entries(sessionOf().written()).map(([name, { value }]) => [name, value ?? '']));

describe('the cookies of a browser', () => {
  it('are set once; scripts read none but the one that they send back', () => {
    const first = sessionOf().written();
    expect(Object.entries(first).map(([name, { httpOnly }]) => [name, httpOnly])).toEqual([[sessionCookie, true], [xsrfCookie, false], ['__Host-QM_VISITOR', true]]);
    expect(sessionOf(sentBack()).written()).toEqual({});
  });

  it('of a session that has ended are both cleared, and the visitor’s stays', () => {
    const { session, written } = sessionOf(sentBack());
    session.end();
    expect(written()).toEqual({ [sessionCookie]: { value: null, httpOnly: true }, [xsrfCookie]: { value: null, httpOnly: false } });
  });

  it.each(['x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)};`])('that were not made here count as none: %j', (made) => {
    const { session, written } = sessionOf({ [sessionCookie]: made, '__Host-QM_VISITOR': made });
    expect([session.known, session.visitorKnown]).toEqual([false, false]);
    expect([written()[sessionCookie]?.value, written()['__Host-QM_VISITOR']?.value]).not.toContain(made);
  });

  it('are new after they were renewed: the session, its proof and the visitor', () => {
    const cookies = sentBack();
    const { session, written } = sessionOf(cookies);
    const before = [session.id, session.visitorId];
    session.rotate();
    session.forgetVisitor();
    expect([session.id, session.visitorId].filter((id) => before.includes(id))).toEqual([]);
    expect(Object.entries(written()).filter(([name, { value }]) => value === cookies[name])).toEqual([]);
    expect(Object.keys(written())).toEqual([sessionCookie, xsrfCookie, '__Host-QM_VISITOR']);
  });
});

describe('a request', () => {
  it('proves that a page of ours sent it with the value that belongs to its session, and with nothing else', () => {
    const [own, other] = [sentBack(), sentBack()];
    const { session } = sessionOf(own);
    expect(session.provesItself(own[xsrfCookie])).toBe(true);
    for (const header of [other[xsrfCookie], '', undefined, [own[xsrfCookie] ?? ''], `${own[xsrfCookie]}x`]) expect(session.provesItself(header), String(header)).toBe(false);
    session.rotate();
    expect(session.provesItself(own[xsrfCookie])).toBe(false);
  });

  it('without a session cookie proves nothing, though it knows the value of the session that is begun for it', () => {
    const { session, written } = sessionOf();
    expect(session.provesItself(written()[xsrfCookie]?.value ?? '')).toBe(false);
  });
});
