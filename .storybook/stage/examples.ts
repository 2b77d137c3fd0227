import type { Envelope } from '@quartermaster/contracts';
import { services, type Service } from '@quartermaster/contracts/schema';

type Attributes = Readonly<Record<string, unknown>>;
type Responses = Readonly<Record<string, { readonly examples: Readonly<Record<string, Attributes>> }>>;

const responsesOf = (path: string): Responses => services.find((candidate) => candidate.path === path)?.responses ?? {};

/** Names and values of the examples that the contract has for a response. */
export function examplesOf(path: string, responseName: string): readonly (readonly [name: string, attributes: Attributes])[] {
  return Object.entries(responsesOf(path)[responseName]?.examples ?? {});
}

/** One example by its name. @throws Error when the contract has none of that name */
export function exampleNamed(path: string, responseName: string, name: string): Attributes {
  const found = examplesOf(path, responseName).find(([each]) => each === name);
  if (found === undefined) throw new Error(`The contract has no example "${name}" of ${path} ${responseName}.`);
  return found[1];
}

/** The first example of the first response that the store shows; of the first response at all where it shows none. */
export function firstAnswer(path: string, isShown: (path: string, responseName: string) => boolean): Partial<Envelope> & { status?: number } {
  const named = Object.entries(responsesOf(path)).filter(([, { examples }]) => Object.keys(examples).length > 0);
  const [responseName, response] = named.find(([name]) => isShown(path, name)) ?? named[0] ?? [];
  if (responseName === undefined || response === undefined) return { status: 404, responseType: 'ERROR', message: `No contract has an example for ${path}.` };
  return { responseName, attributes: { ...Object.values(response.examples)[0] } };
}

/** The first example of a service that answers text or a list. */
export function plainExample(service: Service): unknown {
  return Object.values<unknown>(service.plain?.examples ?? {})[0];
}
