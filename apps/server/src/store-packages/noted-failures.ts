import { LatestPerStore } from '../stores/index.ts';

/** Why a store failed in somebody's browser, as that browser says. */
export interface BrowserFailure {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly version: string;
  readonly code: string;
  readonly why: string;
}

/** The latest failures that browsers told this process of. */
export class NotedFailures extends LatestPerStore<BrowserFailure> {}
