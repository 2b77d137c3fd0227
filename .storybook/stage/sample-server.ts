import type { Envelope, SessionAttributes } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import { firstAnswer, plainExample } from './examples.ts';

/** What a scene's server answers on a path in place of the contract's first example; `null`: it never answers. */
export type SampleAnswer = (Partial<Envelope> & { readonly status?: number }) | null;

/** How the server chooses among the examples: whether the store has a screen for the response. */
export type IsShown = (path: string, responseName: string) => boolean;

export interface SampleServer {
  readonly fetch: typeof globalThis.fetch;
  /** Requests that are on their way. */
  readonly pending: () => number;
  /** From now on the path is answered so. */
  readonly answer: (path: string, answer: SampleAnswer) => void;
}

/** A server in place of the network: it answers every service with an example of its contract. */
export function sampleServer(session: SessionAttributes, given: Readonly<Record<string, SampleAnswer>>, isShown: IsShown): SampleServer {
  let pending = 0;
  const own = new Map(Object.entries(given));
  const answerOf = (path: string): Promise<Response> | Response => {
    const answer = own.get(path);
    if (answer === null) return new Promise(() => {});
    const service = services.find((candidate) => candidate.path === path);
    if (answer === undefined && service?.plain !== undefined) return plain(plainExample(service));
    const { status = 200, ...said } = answer ?? firstAnswer(path, isShown);
    return Response.json({ responseType: 'SUCCESS', ...said, attributes: { ...session, ...said.attributes } }, { status });
  };
  return {
    pending: () => pending,
    answer: (path, answer) => void own.set(path, answer),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace('/advantage/rs', '');
      if (own.get(path) === null) return answerOf(path);
      pending += 1;
      try {
        // As over a network, no answer comes at once.
        await new Promise((resolve) => { setTimeout(resolve, 0); });
        return await answerOf(path);
      } finally {
        pending -= 1;
      }
    },
  };
}

function plain(content: unknown): Response {
  return typeof content === 'string' ? new Response(content) : Response.json(content);
}
