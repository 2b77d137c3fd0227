import type { SessionAttributes } from '@quartermaster/contracts';
import { services, type Service } from '@quartermaster/contracts/schema';
import { examplesOf, sampleServer, type SampleAnswer } from '@quartermaster/core/testing';

/** The answer of a scene's server on a path; `null`: it never answers. */
export type SceneAnswer = SampleAnswer | null;

export interface SceneServer {
  readonly fetch: typeof globalThis.fetch;
  /** Requests that are on their way. */
  readonly pending: () => number;
  /** From now on the path is answered so. */
  readonly answer: (path: string, answer: SceneAnswer) => void;
}

/**
 * A server in place of the network: it answers every service with an example of its contract, unless the scene says what.
 * Of several responses it takes one that the store has a screen for.
 */
export function sceneServer(
  session: SessionAttributes,
  given: Readonly<Record<string, SceneAnswer>>,
  isShown: (path: string, responseName: string) => boolean,
): SceneServer {
  const own = new Map(Object.entries(given));
  let pending = 0;
  const { fetch } = sampleServer(Object.fromEntries(services.map((service) => [service.path, () => {
    const answer = own.get(service.path);
    if (answer === null) return new Promise<never>(() => {});
    pending += 1;
    return soon(inSession(answer ?? firstAnswer(service, isShown), session)).finally(() => { pending -= 1; });
  }])));
  return { fetch, pending: () => pending, answer: (path, answer) => void own.set(path, answer) };
}

/** As over a network, no answer comes at once. */
async function soon(answer: SampleAnswer): Promise<SampleAnswer> {
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  return answer;
}

const inSession = (answer: SampleAnswer, session: SessionAttributes): SampleAnswer => ({ ...answer, attributes: { ...session, ...answer.attributes } });

/** The first example of the first response that the store shows; of the first response at all where it shows none. */
function firstAnswer(service: Service, isShown: (path: string, responseName: string) => boolean): SampleAnswer {
  if (service.plain !== undefined) return { content: Object.values<unknown>(service.plain.examples)[0] };
  const names = Object.keys(service.responses);
  const responseName = names.find((name) => isShown(service.path, name)) ?? names[0];
  const attributes = responseName === undefined ? undefined : examplesOf(service.path, responseName)[0]?.attributes;
  if (responseName === undefined || attributes === undefined) return { status: 404, responseType: 'ERROR', message: `No contract has an example for ${service.path}.` };
  return { responseName, attributes: { ...attributes } };
}
