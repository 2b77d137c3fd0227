import type { Source } from '../runtime/index.ts';

/** What something needs, under the names by which it reads the values. */
export type Needs = Readonly<Record<string, Source<unknown>>>;

/** The values of what is needed. */
export type Given<Needed extends Needs> = { readonly [Name in keyof Needed]: Needed[Name] extends Source<infer Value> ? Value : never };
