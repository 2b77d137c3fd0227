import type { Contribution } from '@quartermaster/core';
import type { Handler, ManualClock } from '@quartermaster/core/testing';

/** How a store is shown in a test. */
export interface RenderOptions {
  /** A visitor without it; a buyer has signed in: each answer of the sample server says so. */
  readonly as?: 'visitor' | 'buyer';
  /** The answers of the sample server by path; every other path is answered by the first example of its contract. */
  readonly answers?: Readonly<Record<string, Handler>>;
  /** The answer of the sample server to every call, for faults: `() => undefined` fails every call. */
  readonly everyAnswer?: Handler;
  /** The engine's time. Without one a clock of its own stays at noon of 15 January 2026, UTC. */
  readonly clock?: ManualClock;
  /** Contributions in place of the default ones, as a host would hand them in. */
  readonly defaults?: readonly Contribution[];
}
