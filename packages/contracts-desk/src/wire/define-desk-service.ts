import type { z } from 'zod';
import type { Role } from '../operators/roles.ts';

/** One service of the desk: declared once, and both sides follow it. */
export interface DeskService<
  Path extends string = string,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Below `/advantage/desk`. */
  readonly path: Path;
  /** GET reads; POST changes something, and is in the audit log. */
  readonly method: Method;
  /** The least role that may use it. */
  readonly role: Role;
  readonly summary: string;
  /** Fields of the query for GET, of the JSON body for POST. */
  readonly request: Request;
  readonly answer: Answer;
  /** Largest body in bytes, where it is more than usual. */
  readonly bodyLimit?: number;
}

export const defineDeskService = <
  const Path extends string, const Method extends 'GET' | 'POST', Request extends z.ZodType, Answer extends z.ZodType,
>(service: DeskService<Path, Method, Request, Answer>): DeskService<Path, Method, Request, Answer> => Object.freeze(service);
