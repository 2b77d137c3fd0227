import { LatestPerStore } from '../stores/index.ts';

/** One call that a store's service did not answer as it must, for the operator. */
export interface RecentFailure {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly path: string;
  readonly reason: string;
  readonly message: string;
  /** The `errorID` that the buyer saw; the log has it too. */
  readonly requestId: string;
}

/** The latest failures of each store's services since this process started. */
export class RecentFailures extends LatestPerStore<RecentFailure> {}
