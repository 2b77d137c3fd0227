import type { z } from 'zod';

/** POST sends the navigation payload as body plus URL query; GET_PDF is a GET that returns a document. */
export type Method = 'GET' | 'POST' | 'GET_PDF';

/** The callers of a service: anyone with a session, or only a signed-in buyer. */
export type Access = 'visitor' | 'buyer';

/** One response name of a service: what comes with it, and realistic values of it. */
export interface ResponseDefinition<Attributes extends z.ZodType = z.ZodType> {
  attributes: Attributes;
  /** Keyed by a name that a designer reads. Stories, the conformance kit and the tests use these. */
  examples: Record<string, z.output<Attributes>>;
}

/** The answer of a service that sends no envelope (specification, section 7: text and list answers). */
export interface PlainDefinition<Content extends z.ZodType = z.ZodType> {
  /** `text`: text/plain. `list`: a JSON array. */
  format: 'text' | 'list';
  content: Content;
  examples: Record<string, z.output<Content>>;
}

export interface ServiceDefinition<
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Responses extends Record<string, ResponseDefinition> = Record<string, ResponseDefinition>,
  Plain extends PlainDefinition | undefined = PlainDefinition | undefined,
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
  /** Set when a success is no envelope; `responses` is then empty. Errors are ERROR envelopes all the same. */
  plain?: Plain;
  /** A GET that the specification lets change something: it needs the XSRF header like a POST. */
  changesState?: boolean;
  /** A public page: the server renders its screen into the HTML document. */
  rendered?: boolean;
  /** Seconds for which a browser may go on with the answer that it has, per store: it is the same for every caller and every request. */
  cachedFor?: number;
  /** Text of the spinner while its answer is awaited; without it the default (specification, sections 2 and 4). */
  spinner?: string;
  /** The query parameter whose value is a key of information: a page in the new theme asks for the key of that theme (specification, section 7). */
  themedKey?: string;
  /** Its texts are words of a search, made by a program, or checked by the service itself: digits in them are not refused as the number of a card. */
  takesAnyDigits?: boolean;
  /** Help content: a store that loads no help does not have its address (specification, section 6). */
  isHelp?: boolean;
  /** Its page is a bare one, in the help layout (specification, section 2, AAC password): so is what is there before the first answer. */
  isBare?: boolean;
  /** Its address in the former application, which leads here without the server's map (specification, section 2). */
  formerPath?: string;
  /** Its errors are the caller's business (sign-in, autocomplete): never sent to the error screen. */
  background?: boolean;
}

/** Declares one path of the API. Everything else about it (route, method table, types, OpenAPI, examples) follows from this. */
export function defineService<
  const Path extends string,
  Request extends z.ZodType,
  Responses extends Record<string, ResponseDefinition>,
>(service: ServiceDefinition<Path, Request, Responses, undefined>): ServiceDefinition<Path, Request, Responses, undefined> {
  return Object.freeze(service);
}

/** Declares a path that answers with text or a list instead of an envelope. */
export function definePlainService<const Path extends string, Request extends z.ZodType, Plain extends PlainDefinition>(
  service: Omit<ServiceDefinition<Path, Request, Record<never, never>, Plain>, 'responses' | 'plain'> & { plain: Plain },
): ServiceDefinition<Path, Request, Record<never, never>, Plain> & { plain: Plain } {
  return Object.freeze({ ...service, responses: {} });
}

/** The plain answer of a service. The examples are checked against the schema by this package's tests. */
export function plainAnswer<Content extends z.ZodType>(
  format: PlainDefinition['format'],
  content: Content,
  examples: Record<string, z.output<Content>>,
): PlainDefinition<Content> {
  return { format, content, examples };
}

/** One response of a service. The examples are checked against the schema by this package's tests. */
export function response<Attributes extends z.ZodType>(
  attributes: Attributes,
  examples: Record<string, z.output<Attributes>>,
): ResponseDefinition<Attributes> {
  return { attributes, examples };
}
