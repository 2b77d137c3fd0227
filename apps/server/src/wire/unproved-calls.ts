import type { FastifyRequest } from 'fastify';

/** Counts calls of programs that say who they are and prove it with a secret, until they have proved it: so no one tries secrets for long. */
export interface UnprovedCalls {
  /**
   * Counts a call before its secret is looked at, by its network and by each of the names that it gives. A name that has proved itself from this network
   * is not counted: who tries secrets elsewhere under the same name does not keep it out.
   *
   * @throws Problem 429
   */
  count(request: FastifyRequest, names: readonly string[]): Promise<void>;
  /** Notes whether the secret was right. After one that was wrong the names are counted again. */
  settle(request: FastifyRequest, names: readonly string[], isProved: boolean): void;
}
