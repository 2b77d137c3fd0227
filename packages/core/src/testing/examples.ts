import { services } from '@quartermaster/contracts/schema';

export interface Example {
  name: string;
  attributes: Record<string, unknown>;
}

/** The examples that the contract has for a response. */
export function examplesOf(path: string, responseName: string): Example[] {
  const service = services.find((candidate) => candidate.path === path);
  const responses: Record<string, { examples: Record<string, Record<string, unknown>> }> = service?.responses ?? {};
  return Object.entries(responses[responseName]?.examples ?? {}).map(([name, attributes]) => ({ name, attributes }));
}

/** One example of a text or list answer, by its name. */
export function plainExample(path: string, name: string): unknown {
  const service = services.find((candidate) => candidate.path === path);
  const examples: Record<string, unknown> = service?.plain?.examples ?? {};
  if (!(name in examples)) throw new Error(`The contract has no example "${name}" of ${path}.`);
  return examples[name];
}

/** One example of a response, by its name. */
export function example(path: string, responseName: string, name: string): Record<string, unknown> {
  const found = examplesOf(path, responseName).find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`The contract has no example "${name}" of ${path} ${responseName}.`);
  return found.attributes;
}
