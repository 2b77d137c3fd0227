import type { Diagnostic } from './diagnostics.ts';

/** A store that cannot be shown, and why. */
export interface UnavailableStore {
  readonly name: string;
  readonly diagnostics: readonly Diagnostic[];
}
