import type { PointValue, ServerPoint } from '@quartermaster/deployment';
import type { Source } from '../runtime/index.ts';

/** The sources of the values that something needs, under the names by which it reads the values. */
export type Needs = Readonly<Record<string, Source<unknown>>>;

/** The values of what is needed. */
export type Given<Needed extends Needs> = { readonly [Name in keyof Needed]: ValueOf<Needed[Name]> };

type ValueOf<Needed> = Needed extends ServerPoint<unknown> ? PointValue<Needed> : Needed extends Source<infer Value> ? Value : never;
