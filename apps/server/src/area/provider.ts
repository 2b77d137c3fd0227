import type { Source } from '../runtime/index.ts';
import type { Given, Needs } from './needs.ts';

/** Opens a value once per process. */
export interface Provider {
  readonly gives: Source<unknown>;
  readonly needs: Needs;
  open(given: Given<Needs>): unknown;
  /** When the server stops, after everything that needs the value. */
  close?(value: unknown): void | Promise<void>;
}

/** How a value is opened and closed. */
export interface Opening<Value, Needed extends Needs> {
  readonly needs?: Needed;
  open(given: Given<Needed>): Value | Promise<Value>;
  close?(value: Value): void | Promise<void>;
}

/** Says how an area opens what it gives. */
export function provide<Value, const Needed extends Needs = Record<never, never>>(gives: Source<Value>, { needs, open, close }: Opening<Value, Needed>): Provider {
  return Object.freeze({ gives, needs: needs ?? {}, open, ...(close && { close }) });
}
