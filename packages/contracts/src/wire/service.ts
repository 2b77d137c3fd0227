import type { z } from 'zod';

/** POST sends the navigation payload as body plus URL query; GET_PDF is a GET that returns a document. */
export type Method = 'GET' | 'POST' | 'GET_PDF';

/** Who may call: anyone with a session, or only a signed-in buyer. */
export type Access = 'visitor' | 'buyer';

/** One response name of a service: what comes with it, and realistic values of it. */
export interface ResponseDefinition<Attributes extends z.ZodType = z.ZodType> {
  attributes: Attributes;
  /** Keyed by a name that a designer reads. Stories, the conformance kit and the tests use these. */
  examples: Record<string, z.output<Attributes>>;
}

export interface ServiceDefinition<
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Responses extends Record<string, ResponseDefinition> = Record<string, ResponseDefinition>,
> {
  /** Below the API base `rs`, with a leading slash. */
  path: Path;
  method: Method;
  access: Access;
  /** One line for the OpenAPI page. */
  summary: string;
  /** Query and body together; the body wins. */
  request: Request;
  responses: Responses;
  /** A GET that the specification lets change something: it needs the XSRF header like a POST. */
  changesState?: boolean;
  /** A public page: the server renders its screen into the HTML document. */
  rendered?: boolean;
  /** Its errors are the caller's business (sign-in, autocomplete): never sent to the error screen. */
  background?: boolean;
}

/** Declares one path of the API. Everything else about it (route, method table, types, OpenAPI, examples) follows from this. */
export function defineService<
  const Path extends string,
  Request extends z.ZodType,
  Responses extends Record<string, ResponseDefinition>,
>(service: ServiceDefinition<Path, Request, Responses>): ServiceDefinition<Path, Request, Responses> {
  return Object.freeze(service);
}

/** One response of a service. The examples are checked against the schema by this package's tests. */
export function response<Attributes extends z.ZodType>(
  attributes: Attributes,
  examples: Record<string, z.output<Attributes>>,
): ResponseDefinition<Attributes> {
  return { attributes, examples };
}
